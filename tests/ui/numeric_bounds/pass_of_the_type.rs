//! What only the Rust type refuses needs no consent; a short range is a list of values.

use isoform::structured_output;

#[structured_output(profiles(anthropic))]
struct Rating {
    votes: u32,
    #[structured(range(min = 1, max = 5))]
    stars: u8,
}

fn main() {}
