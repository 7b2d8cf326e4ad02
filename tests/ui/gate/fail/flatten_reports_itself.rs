use std::collections::HashMap;

use isoform::structured_output;

#[structured_output(profiles(openai))]
struct Tags {
    tags: HashMap<String, String>,
}

#[structured_output(profiles(openai))]
struct Reply {
    answer: String,
    #[serde(flatten)]
    tags: Tags,
}

#[structured_output(profiles(anthropic))]
struct Elsewhere {
    #[serde(flatten)]
    tags: Tags,
}

fn main() {}
