use isoform::structured_output;

#[structured_output(tools, profiles(openai, anthropic))]
enum Action {
    #[serde(rename = "web_search")]
    Search { query: String },
}

// What another provider refuses is none of this one's.
#[structured_output(tools, profiles(gemini))]
enum Dotted {
    #[serde(rename = "web.search")]
    Search { query: String },
}

fn main() {}
