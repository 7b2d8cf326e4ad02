#[isoform::structured_output(profiles(openai))]
struct Text {
    #[structured(length(max = 9))]
    text: String,
}

#[isoform::structured_output(profiles(openai, gemini))]
struct Reply {
    #[serde(flatten)]
    text: Text,
}

fn main() {}
