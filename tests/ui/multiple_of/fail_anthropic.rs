//! A written step is not enforced by Anthropic.

use isoform::structured_output;

#[structured_output(profiles(anthropic))]
struct Price {
    #[structured(multiple_of = 5)]
    cents: u32,
}

fn main() {}
