//! The path leads through options, lists and tuples to the map.

use isoform::structured_output;
use std::collections::BTreeMap;

#[structured_output(profiles(anthropic))]
struct Report {
    sections: Option<Vec<(String, BTreeMap<String, u8>)>>,
}

fn main() {}
