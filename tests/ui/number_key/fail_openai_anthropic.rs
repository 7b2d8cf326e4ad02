//! Entries do not help: what serde does not read is no map's form, whatever the profile.
use isoform::structured_output;

#[structured_output(profiles(openai, anthropic))]
enum Answer {
    Votes { rounds: Vec<Round> },
}
#[structured_output]
struct Round {
    #[structured(encode = entries)]
    by_candidate: std::collections::BTreeMap<u32, u64>,
}

fn main() {}
