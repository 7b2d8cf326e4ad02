//! No shipped profile enforces that items differ.

use isoform::structured_output;

#[structured_output(profiles(openai, anthropic, gemini))]
struct Article {
    #[structured(unique)]
    tags: Vec<String>,
}

fn main() {}
