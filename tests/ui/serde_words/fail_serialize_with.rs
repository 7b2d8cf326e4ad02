//! 2 errors: code of the user's own on one side.

use isoform::structured_output;

#[structured_output]
struct Reply {
    #[serde(serialize_with = "crate::text")]
    count: u32,
    #[serde(deserialize_with = "crate::number")]
    other: u32,
}

fn main() {}
