//! 4 errors: what is written and not read, where serde would refuse it.

use isoform::structured_output;

#[structured_output]
struct Reply {
    #[serde(skip_deserializing)]
    answer: String,
}

#[structured_output]
struct Pair(#[serde(skip_deserializing)] u8, u8);

#[structured_output(open)]
struct Twice {
    #[serde(skip_deserializing, rename = "b")]
    a: u8,
    b: u8,
}

#[structured_output(open)]
struct Beside {
    #[serde(skip_deserializing)]
    a: u8,
    #[serde(flatten)]
    page: Page,
}

#[structured_output]
struct Page {
    a: u8,
}

fn main() {}
