//! With consent on the field, a map, arbitrary JSON and integers beyond 2^53 have a form everywhere.

use isoform::structured_output;
use std::collections::BTreeMap;

#[structured_output(profiles(openai, anthropic, gemini))]
struct Call {
    #[structured(encode = entries)]
    arguments: BTreeMap<String, String>,
    #[structured(encode = json_text)]
    payload: serde_json::Value,
    #[structured(encode = decimal)]
    id: u64,
    #[structured(inner(encode = decimal))]
    others: Vec<Option<i64>>,
}

fn main() {}
