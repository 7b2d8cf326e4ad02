//! OpenAI is not known to search: a pattern without anchors may be read as one with them.

use isoform::structured_output;

#[structured_output(profiles(openai))]
struct Order {
    #[structured(pattern("[0-9]"))]
    number: String,
}

fn main() {}
