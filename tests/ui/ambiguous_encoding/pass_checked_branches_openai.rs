//! Branches that check themselves and keep their form may overlap.

use isoform::structured_output;

#[structured_output(profiles(openai))]
struct A {
    x: u8,
    list: Vec<u8>,
}

#[structured_output(profiles(openai))]
struct B {
    x: u8,
    list: Vec<String>,
}

#[structured_output]
#[serde(untagged)]
enum Either {
    A(A),
    B(B),
}

#[structured_output(profiles(openai))]
struct Post {
    either: Either,
}

fn main() {}
