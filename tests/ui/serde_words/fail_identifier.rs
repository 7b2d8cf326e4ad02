//! 2 errors: types that stand for names.

use isoform::structured_output;

#[structured_output]
#[serde(field_identifier)]
enum Field {
    A,
    B,
}

#[structured_output]
#[serde(variant_identifier)]
enum Variant {
    A,
    B,
}

fn main() {}
