//! The type that is held checks itself for the same profile, so that the tools do not report it again.
use isoform::structured_output;

#[structured_output(tools, profiles(openai))]
enum Action {
    Open(Page),
}
#[structured_output(profiles(openai))]
struct Page {
    more: serde_json::Value,
}

fn main() {}
