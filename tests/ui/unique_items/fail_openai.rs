//! A set is an array whose items differ, which OpenAI does not enforce.

use isoform::structured_output;
use std::collections::HashSet;

#[structured_output(profiles(openai))]
struct Article {
    tags: HashSet<String>,
}

fn main() {}
