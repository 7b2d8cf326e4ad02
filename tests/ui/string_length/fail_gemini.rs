//! Consent for one kind is no consent for another.

use isoform::structured_output;

#[structured_output(profiles(gemini(check_locally(item_count))))]
struct Titles {
    #[structured(inner(length(min = 1)))]
    texts: Vec<String>,
}

fn main() {}
