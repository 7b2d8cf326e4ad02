//! No value of the type ends, with or without recursion.

use isoform::structured_output;

#[structured_output(profiles(anthropic, gemini))]
struct Chain {
    next: Box<Chain>,
}

fn main() {}
