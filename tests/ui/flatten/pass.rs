//! A flattened struct is checked with the type that it stands in, or by itself.

use isoform::structured_output;

#[structured_output(profiles(openai, gemini(check_locally(string_length)), anthropic(check_locally(string_length))))]
struct Page {
    #[structured(length(max = 9))]
    cursor: String,
    #[structured(optional)]
    size: Option<u32>,
}

#[structured_output]
struct Tags {
    #[structured(encode = entries)]
    tags: std::collections::BTreeMap<String, String>,
}

#[structured_output(profiles(openai, gemini(check_locally(string_length)), anthropic(check_locally(string_length))))]
struct Reply {
    answer: String,
    #[serde(flatten)]
    page: Box<Page>,
    #[serde(flatten)]
    tags: Tags,
}

#[structured_output(profiles(openai))]
enum Step {
    Go {
        #[serde(flatten)]
        tags: Tags,
        again: Option<Box<Step>>,
    },
    Whole(Reply),
}

#[structured_output]
struct Envelope<T> {
    id: u8,
    #[serde(flatten)]
    body: T,
}

isoform::check!(Envelope<Page>: openai);
isoform::check!(Envelope<Tags>: openai, gemini, anthropic);

fn main() {}
