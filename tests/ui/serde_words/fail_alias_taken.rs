//! 3 errors: an alias that is another name.

use isoform::structured_output;

#[structured_output]
struct Reply {
    #[serde(alias = "text")]
    answer: String,
    text: String,
    #[serde(alias = "same")]
    one: u8,
    #[serde(alias = "same")]
    two: u8,
}

#[structured_output]
enum Step {
    #[serde(alias = "stop")]
    Start,
    Stop,
}

fn main() {}
