//! 5 errors: an enum of names may be read without regard to case; nothing else is said on an item.

use isoform::structured_output;

#[structured_output(encode = fold_case)]
struct Reply {
    #[structured(encode = decimal)]
    count: u64,
}

#[structured_output(encode = fold_case)]
enum Choice {
    Data { value: u8 },
    Unit,
}

#[structured_output]
#[structured(encode = fold_case)]
#[serde(tag = "kind")]
enum Tagged {
    Unit,
}

#[structured_output(encode = json_text)]
enum Names {
    Unit,
}

#[structured_output(encode = fold_cas)]
enum Misspelled {
    Unit,
}

fn main() {}
