//! Lifetimes alone make no generic type: it is checked where it stands.

use isoform::structured_output;

#[structured_output(profiles(openai))]
struct Reply<'a> {
    text: std::borrow::Cow<'a, str>,
    #[serde(borrow)]
    labels: std::collections::HashMap<&'a str, &'a str>,
}

fn main() {}
