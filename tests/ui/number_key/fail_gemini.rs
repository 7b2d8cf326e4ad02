//! serde does not read a map by integers inside an enum that is tagged inside.

use isoform::structured_output;

#[structured_output(profiles(gemini))]
enum Answer {
    Votes { rounds: Vec<Round> },
}

#[structured_output]
struct Round {
    by_candidate: std::collections::BTreeMap<u32, u64>,
}

fn main() {}
