//! 2 errors: both fields are reported in one build.

use isoform::structured_output;
use std::collections::{HashMap, HashSet};

#[structured_output(profiles(openai))]
struct Article {
    tags: HashSet<String>,
    links: HashMap<String, String>,
}

fn main() {}
