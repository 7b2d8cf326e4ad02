//! A generic type inside another one is checked there, with its parameters.

use isoform::structured_output;

#[structured_output]
struct Page<T> {
    items: Vec<T>,
}

#[structured_output(profiles(openai))]
struct Reply {
    pages: Option<Page<serde_json::Value>>,
}

fn main() {}
