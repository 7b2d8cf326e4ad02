//! 19 errors: a word is given once.

use isoform::structured_output;

#[structured_output(profiles(openai), title = "a", open)]
#[structured(profiles(gemini), title = "b", open)]
struct Reply {
    #[structured(length(min = 1), length(max = 4))]
    length: String,
    #[structured(range(min = 1))]
    #[structured(range(max = 4))]
    range: u8,
    #[structured(pattern("a"), pattern("b"), format("uri"), format("uuid"))]
    text: String,
    #[structured(multiple_of = 2, multiple_of = 3)]
    multiple_of: u8,
    #[structured(inner(length(min = 1)), inner(pattern("a"), pattern("b")), unique, unique)]
    inner: Vec<String>,
    #[structured(with = u8, with = u16, encode = json_text, encode = entries)]
    with: u8,
    #[structured(optional, title = "a", optional, title = "b")]
    optional: Option<u8>,
    #[structured(length(min = 1, min = 3))]
    min: String,
    #[structured(length(equal = 1, max = 3))]
    equal: String,
    #[structured(range(min = 1, exclusive_min = 0))]
    ends: u8,
}

#[structured_output]
enum Choice {
    #[structured(title = "a", title = "b")]
    One { value: u8 },
}

fn main() {}
