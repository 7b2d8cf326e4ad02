//! Where a map is assumed to be taken, the number of its properties is still not enforced.
use isoform::structured_output;
use std::collections::BTreeMap;

#[structured_output(profiles(
    openai(assume(map, because = "tried on 2026-11-02")),
    anthropic(assume(map, because = "tried on 2026-11-02")),
))]
struct Votes {
    #[structured(length(min = 1))]
    by_name: BTreeMap<String, u32>,
}

fn main() {}
