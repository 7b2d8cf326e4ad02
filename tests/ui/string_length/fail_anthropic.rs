//! The length of a string is not enforced by Anthropic.

use isoform::structured_output;

#[structured_output(profiles(anthropic))]
struct Title {
    #[structured(length(max = 80))]
    text: String,
}

fn main() {}
