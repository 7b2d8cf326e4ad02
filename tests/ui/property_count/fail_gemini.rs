//! Gemini takes maps, but does not count their properties.

use isoform::structured_output;
use std::collections::BTreeMap;

#[structured_output(profiles(gemini))]
struct Votes {
    #[structured(length(min = 1))]
    by_name: BTreeMap<String, u32>,
}

fn main() {}
