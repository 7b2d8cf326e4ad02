#[isoform::structured_output(profiles(openai))]
struct Tags {
    tags: std::collections::BTreeMap<String, String>,
}

#[isoform::structured_output(profiles(openai, gemini))]
struct Reply {
    answer: String,
    #[serde(flatten)]
    tags: Tags,
}

fn main() {}
