//! Gemini enforces bounds that are reached, not those that are excluded.

use isoform::structured_output;

#[structured_output(profiles(gemini))]
struct Share {
    #[structured(range(min = 0.0, exclusive_max = 1.0))]
    part: f64,
}

fn main() {}
