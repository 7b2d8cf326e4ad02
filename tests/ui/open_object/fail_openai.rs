//! A derive of the user's own keeps serde's spelling, and serde lets unknown fields in.

use isoform::structured_output;

#[structured_output(profiles(openai))]
#[derive(serde::Serialize, serde::Deserialize)]
struct Stored {
    name: String,
}

fn main() {}
