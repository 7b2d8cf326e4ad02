//! A format that Anthropic does not take.

use isoform::structured_output;

#[structured_output(profiles(anthropic))]
struct Change {
    #[structured(format = "json-pointer")]
    at: String,
}

fn main() {}
