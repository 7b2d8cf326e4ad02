//! Anthropic does not take classes of Unicode.

use isoform::structured_output;

#[structured_output(profiles(anthropic))]
struct Person {
    #[structured(pattern(r"^\p{L}+$"))]
    name: String,
}

fn main() {}
