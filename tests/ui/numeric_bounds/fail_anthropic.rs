//! A written range is not enforced by Anthropic, and nobody accepted that.

use isoform::structured_output;

#[structured_output(profiles(anthropic))]
struct Score {
    #[structured(range(min = 1, max = 100))]
    percent: u8,
}

fn main() {}
