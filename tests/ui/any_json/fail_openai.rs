//! Arbitrary JSON has no form on OpenAI.

use isoform::structured_output;

#[structured_output(profiles(openai))]
struct Event {
    payload: serde_json::Value,
}

fn main() {}
