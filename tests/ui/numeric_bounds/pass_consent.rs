//! The author accepts that bounds are checked after the answer.

use isoform::structured_output;

#[structured_output(profiles(anthropic(check_locally(numeric_bounds))))]
struct Score {
    #[structured(range(min = 1, max = 100))]
    percent: u8,
}

fn main() {}
