//! No value of the type ends.

use isoform::structured_output;

#[structured_output(profiles(openai))]
struct Chain {
    next: Box<Chain>,
}

fn main() {}
