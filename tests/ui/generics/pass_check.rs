//! A generic type is checked where its parameters are known.

use isoform::structured_output;

#[structured_output]
struct Page<T> {
    items: Vec<T>,
    next: Option<String>,
}

isoform::check!(Page<String>: openai, anthropic, gemini);

fn main() {}
