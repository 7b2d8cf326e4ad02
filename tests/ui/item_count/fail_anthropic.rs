//! Anthropic enforces at least one item, not two.

use isoform::structured_output;

#[structured_output(profiles(anthropic))]
struct Route {
    #[structured(length(min = 2))]
    stops: Vec<String>,
}

fn main() {}
