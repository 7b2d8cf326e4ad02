//! A number that is sent as text has no step that OpenAI could enforce.

use isoform::structured_output;

#[structured_output(profiles(openai))]
struct Order {
    #[structured(encode = decimal, multiple_of = 100)]
    id: u64,
}

fn main() {}
