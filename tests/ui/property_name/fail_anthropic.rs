//! The name that would replace `größe` is already another field's.

use isoform::structured_output;

#[structured_output(profiles(anthropic))]
struct Shoe {
    größe: u8,
    gr__e_0: u8,
}

fn main() {}
