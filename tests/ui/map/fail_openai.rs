//! A map has no form on OpenAI.

use isoform::structured_output;
use std::collections::HashMap;

#[structured_output(profiles(openai))]
struct Call {
    tool: String,
    arguments: HashMap<String, String>,
}

fn main() {}
