use std::collections::HashMap;

use isoform::structured_output;

#[structured_output]
struct Tags {
    tags: HashMap<String, String>,
    names: Vec<String>,
}

#[structured_output(profiles(openai))]
struct Reply {
    answer: String,
    #[serde(flatten)]
    tags: Tags,
}

#[structured_output(profiles(openai))]
enum Step {
    Go {
        #[serde(flatten)]
        tags: Tags,
    },
}

fn main() {}
