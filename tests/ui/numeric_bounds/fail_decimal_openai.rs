//! A number that is sent as text has no bounds that OpenAI could enforce.

use isoform::structured_output;

#[structured_output(profiles(openai))]
struct Order {
    #[structured(encode = decimal, range(min = 10_000_000_000_000_000))]
    id: u64,
}

fn main() {}
