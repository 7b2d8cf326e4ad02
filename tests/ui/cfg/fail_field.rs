//! Of two versions of a field the one that is built is checked.

use isoform::structured_output;

#[structured_output(profiles(openai))]
struct Reply {
    #[cfg(any())]
    labels: Vec<String>,
    #[cfg(all())]
    labels: std::collections::HashMap<String, String>,
}

fn main() {}
