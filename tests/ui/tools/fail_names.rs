//! 3 errors: tools whose names are empty or alike.

use isoform::structured_output;

#[structured_output(tools)]
enum Action {
    Search { query: String },
    #[serde(rename = "search")]
    Find { query: String },
    #[serde(rename = "SEARCH")]
    Look { query: String },
    #[serde(rename = "")]
    Stop,
}

fn main() {}
