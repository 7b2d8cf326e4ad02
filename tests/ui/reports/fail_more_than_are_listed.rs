//! A message lists eight violations of a profile and counts the rest.

use isoform::structured_output;
use serde_json::Value;

#[structured_output]
struct Page<T> {
    a: [T; 1], b: Value, c: Value, d: Value, e: Value, f: Value, g: Value, h: Value, i: Value, j: Value,
}

isoform::check!(Page<Value>: openai, gemini);

fn main() {}
