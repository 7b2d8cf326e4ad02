//! A generic type is checked as a whole: each rule stands under the profiles that refuse it.

use isoform::structured_output;

#[structured_output]
struct Page<T> {
    items: Vec<T>,
    payload: serde_json::Value,
    #[structured(length(max = 80))]
    title: String,
}

isoform::check!(Page<std::collections::HashMap<String, u8>>: openai, anthropic, gemini);

fn main() {}
