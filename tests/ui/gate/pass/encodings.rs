//! With consent on the field, a map and arbitrary JSON have a form everywhere.

use isoform::structured_output;
use std::collections::BTreeMap;

#[structured_output(profiles(openai, anthropic, gemini))]
struct Call {
    #[structured(encode = entries)]
    arguments: BTreeMap<String, String>,
    #[structured(encode = json_text)]
    payload: serde_json::Value,
}

fn main() {}
