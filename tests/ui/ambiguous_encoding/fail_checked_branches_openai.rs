//! Branches that check themselves change form, and nothing tells them apart.
use isoform::structured_output;

#[structured_output(profiles(openai))]
struct A { #[structured(optional)] x: Option<u8> }
#[structured_output(profiles(openai))]
struct B { #[structured(optional)] x: Option<u16> }
#[structured_output]
#[serde(untagged)]
enum Either { A(A), B(B) }
#[structured_output(profiles(openai))]
struct Post { either: Either }

fn main() {}
