//! Tuples become objects on Anthropic, and nothing tells the two apart.

use isoform::structured_output;

#[structured_output(profiles(anthropic))]
#[serde(untagged)]
enum Span {
    Chars(u32, u32),
    Named(u32, String),
}

fn main() {}
