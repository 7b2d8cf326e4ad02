//! Arbitrary JSON has no form on any of the shipped profiles.

use isoform::structured_output;

#[structured_output(profiles(openai, anthropic, gemini))]
struct Event {
    payload: serde_json::Value,
}

fn main() {}
