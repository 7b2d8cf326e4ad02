#[isoform::structured_output]
struct Tags {
    tags: std::collections::BTreeMap<String, String>,
}

#[isoform::structured_output(profiles(openai))]
enum Step {
    Go {
        #[serde(flatten)]
        tags: Tags,
    },
}

fn main() {}
