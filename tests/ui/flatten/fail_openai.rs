#[isoform::structured_output]
struct Tags {
    tags: std::collections::BTreeMap<String, String>,
}

#[isoform::structured_output(profiles(openai))]
struct Reply {
    answer: String,
    #[serde(flatten)]
    tags: Tags,
}

fn main() {}
