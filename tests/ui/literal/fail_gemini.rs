//! The empty string cannot be listed on Gemini.

use isoform::structured_output;

#[structured_output(profiles(gemini))]
enum Suffix {
    #[serde(rename = "")]
    None,
    Plural,
}

fn main() {}
