//! 4 errors: what is written must be what is read.

use isoform::structured_output;

#[structured_output]
struct Reply {
    #[serde(rename(serialize = "text"))]
    answer: String,
}

#[structured_output]
#[serde(rename_all(serialize = "camelCase", deserialize = "snake_case"), rename_all_fields(serialize = "camelCase"))]
enum Step {
    #[serde(rename(serialize = "go", deserialize = "Go"))]
    Go { far_away: u8 },
}

fn main() {}
