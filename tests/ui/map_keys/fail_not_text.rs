//! 3 errors: serde does not write these keys as names.

use std::collections::{BTreeMap, HashMap};

use isoform::structured_output;

#[structured_output]
struct Answer {
    counts: Vec<BTreeMap<bool, String>>,
    pairs: HashMap<(u8, u8), String>,
    names: BTreeMap<Option<String>, String>,
}

fn main() {}
