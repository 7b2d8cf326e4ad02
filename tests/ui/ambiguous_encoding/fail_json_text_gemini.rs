//! On Gemini the first branch is sent as text, as the second one is.

use isoform::structured_output;

#[structured_output(profiles(gemini))]
#[serde(untagged)]
enum Part {
    Any { #[structured(encode = json_text)] part: serde_json::Value },
    Text { part: String },
}

fn main() {}
