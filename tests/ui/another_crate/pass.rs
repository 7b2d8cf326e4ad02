//! A type of another crate is checked with the one that holds it.

use isoform::structured_output;
use isoform_tests_types::Author;

#[structured_output(profiles(openai, anthropic, gemini))]
struct Document {
    author: Author,
    others: Vec<Author>,
}

fn main() {}
