use isoform::structured_output;

mod named {
    use super::*;

#[structured_output(tools, profiles(openai))]
enum Action {
    Search { query: String },
}
}

#[structured_output]
struct Search {
    query: String,
}

#[structured_output(tools, profiles(openai))]
enum Action {
    Search(Search),
}

fn main() {}
