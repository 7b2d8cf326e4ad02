//! A map by integers is read inside an enum that is tagged outside.

use std::collections::BTreeMap;

use isoform::structured_output;

#[structured_output(profiles(gemini, openai), tagging = external)]
enum Answer {
    Votes { rounds: Vec<Round> },
}

#[structured_output]
struct Round {
    #[structured(encode = entries)]
    by_candidate: BTreeMap<u32, u64>,
}

fn main() {}
