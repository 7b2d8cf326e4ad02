//! What three profiles refuse is said once.

use isoform::structured_output;

#[structured_output(profiles(openai, anthropic, gemini))]
struct Reply {
    sources: std::collections::BTreeSet<String>,
}

fn main() {}
