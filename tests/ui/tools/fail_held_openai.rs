use isoform::structured_output;

#[structured_output(tools, profiles(openai))]
enum Action {
    Open(Page),
}
#[structured_output]
struct Page {
    url: String,
    more: serde_json::Value,
}

fn main() {}
