//! A name that Anthropic refuses is replaced on the way.

use isoform::structured_output;

#[structured_output(profiles(anthropic))]
struct Shoe {
    größe: u8,
    #[serde(rename = "price in EUR")]
    price: u32,
}

fn main() {}
