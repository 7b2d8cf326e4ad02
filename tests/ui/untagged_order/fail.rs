//! 2 errors: one for each enum that is read out of order.

use isoform::structured_output;

#[structured_output]
#[serde(untagged)]
enum Query {
    Page { text: String, page: Option<u32> },
    Count(bool),
    Text { text: String },
}

#[structured_output]
struct Whole {
    id: u8,
    note: Option<String>,
}

#[structured_output]
struct Short {
    id: u8,
}

#[structured_output]
#[serde(untagged)]
enum Held {
    Whole(Whole),
    Short(Short),
}

fn main() {}
