//! Anthropic refuses a type that reaches itself.

use isoform::structured_output;

#[structured_output(profiles(anthropic))]
struct Tree {
    label: String,
    children: Vec<Tree>,
}

fn main() {}
