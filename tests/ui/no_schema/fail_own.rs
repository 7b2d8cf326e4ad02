//! The type of a field has no schema.

use isoform::structured_output;

#[derive(serde::Serialize, serde::Deserialize)]
struct Plain;

#[structured_output(profiles(openai))]
struct Holder {
    plain: Plain,
}

fn main() {}
