//! 5 errors: calls are read from names and arguments, so that no spelling is left to choose.

use isoform::structured_output;

#[structured_output(tools)]
#[derive(serde::Serialize, serde::Deserialize)]
enum Derived {
    Stop,
}

#[structured_output(tools)]
#[serde(tag = "tool", content = "input")]
enum Tagged {
    Stop,
}

#[structured_output(tools)]
#[serde(untagged)]
enum Untagged {
    Stop,
}

#[structured_output(tools, tagging = external)]
enum External {
    Stop,
}

fn main() {
    let _ = (<Derived as isoform::ToolSet>::tools(), <Tagged as isoform::ToolSet>::tools());
}
