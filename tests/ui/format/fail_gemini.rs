//! A format that Gemini ignores.

use isoform::structured_output;

#[structured_output(profiles(gemini))]
struct Record {
    #[structured(format = "uuid")]
    id: String,
}

fn main() {}
