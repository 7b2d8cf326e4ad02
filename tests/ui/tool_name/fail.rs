use isoform::structured_output;

#[structured_output(tools, profiles(openai, anthropic))]
enum Action {
    #[serde(rename = "web.search")]
    Search { query: String },
}

fn main() {}
