//! The inner type checks itself for the same profile, so that the outer one does not report it again.

use isoform::structured_output;

#[structured_output(profiles(openai))]
struct Inner {
    payload: serde_json::Value,
}
#[structured_output(profiles(openai))]
struct Outer {
    inner: Vec<Inner>,
}

fn main() {}
