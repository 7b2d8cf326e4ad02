//! A written step is not enforced by Gemini.

use isoform::structured_output;

#[structured_output(profiles(gemini))]
struct Price {
    #[structured(multiple_of = 5)]
    cents: u32,
}

fn main() {}
