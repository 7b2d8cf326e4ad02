//! A format that OpenAI does not take.

use isoform::structured_output;

#[structured_output(profiles(openai))]
struct Link {
    #[structured(format = "uri")]
    target: String,
}

fn main() {}
