//! No shipped profile takes objects with properties that are not named.

use isoform::structured_output;

#[structured_output(open, profiles(openai, anthropic, gemini))]
struct Stored {
    name: String,
}

fn main() {}
