//! 5 errors: what is flattened is a struct of named fields without flattened ones of its own.

use isoform::structured_output;

use std::collections::BTreeMap;

#[structured_output]
struct Page {
    number: u32,
}

#[structured_output]
struct Outer {
    #[serde(flatten)]
    page: Page,
}

#[structured_output]
enum Either {
    One { a: u8 },
}

#[structured_output]
struct OfOption {
    #[serde(flatten)]
    page: Option<Page>,
}

#[structured_output]
struct OfMap {
    #[serde(flatten)]
    rest: BTreeMap<String, u8>,
}

#[structured_output]
struct OfEnum {
    #[serde(flatten)]
    either: Either,
}

#[structured_output]
struct OfOuter {
    #[serde(flatten)]
    outer: Box<Outer>,
}

#[structured_output]
struct OfList {
    #[serde(flatten)]
    list: Vec<Page>,
}

fn main() {}
