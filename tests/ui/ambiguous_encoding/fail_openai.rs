//! On OpenAI both branches are objects with nullable `a` and `b`: nothing tells them apart.

use isoform::structured_output;

#[structured_output(profiles(openai))]
#[serde(untagged)]
enum Either {
    Left { a: Option<u8>, #[structured(optional)] b: Option<u8> },
    Right { b: Option<u8>, #[structured(optional)] a: Option<u8> },
}

fn main() {}
