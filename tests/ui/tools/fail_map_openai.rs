use std::collections::HashMap;

use isoform::structured_output;

#[structured_output(tools, profiles(openai))]
enum Action {
    Search {
        query: String,
        headers: HashMap<String, String>,
    },
    Stop,
}

fn main() {}
