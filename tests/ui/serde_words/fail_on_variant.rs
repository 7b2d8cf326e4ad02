//! 6 errors: words that are refused on variants.

use isoform::structured_output;

#[structured_output]
enum Step {
    #[serde(with = "crate::text")]
    A(u8),
    #[serde(serialize_with = "crate::text")]
    B { b: u8 },
    #[serde(deserialize_with = "crate::text")]
    C { c: u8 },
    #[serde(skip_serializing)]
    D,
    #[serde(skip_deserializing)]
    E,
    #[serde(untagged)]
    F { f: u8 },
}

fn main() {}
