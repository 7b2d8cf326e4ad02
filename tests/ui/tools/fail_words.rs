//! 9 errors: words for an answer on a set of tools.

use isoform::structured_output;

#[structured_output(
    tools, id = "agent.action", version = "1.0.0", name = "Action", title = "Action",
    example = {"name": "stop", "arguments": {}},
)]
enum Action {
    #[structured(title = "Search the web")]
    Search { query: String },
    Open(#[structured(title = "Page", length(max = 3), with = Page)] Page),
    Stop,
}

#[structured_output]
struct Page {
    url: String,
}

fn main() {}
