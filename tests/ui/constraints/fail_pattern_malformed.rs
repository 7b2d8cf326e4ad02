//! A pattern that does not close its group.

use isoform::structured_output;

#[structured_output]
struct Name {
    #[structured(pattern("^(ab$"))]
    login: String,
}

fn main() {}
