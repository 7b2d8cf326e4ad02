//! A pattern is not enforced by Gemini.

use isoform::structured_output;

#[structured_output(profiles(gemini))]
struct Order {
    #[structured(pattern("^[A-Z]{2}[0-9]{4}$"))]
    number: String,
}

fn main() {}
