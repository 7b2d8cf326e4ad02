//! Both profiles miss two kinds, one of them a third: a line of words to paste accepts all that its profile lacks.

use isoform::structured_output;

#[structured_output(profiles(openai(check_locally(unique_items)), anthropic, gemini))]
struct Reply {
    #[structured(length(min = 2), unique, inner(length(max = 80)))]
    sources: Vec<String>,
}

fn main() {}
