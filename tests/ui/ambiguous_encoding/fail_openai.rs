//! On OpenAI both branches are objects with a nullable `a`: nothing tells them apart.

use isoform::structured_output;

#[structured_output(profiles(openai))]
#[serde(untagged)]
enum Either {
    Left { #[structured(optional)] a: Option<u8> },
    Right { #[structured(optional)] a: Option<u16> },
}

fn main() {}
