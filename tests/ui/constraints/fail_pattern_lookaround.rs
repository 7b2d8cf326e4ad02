//! No engine with linear time checks a lookaround, so that nobody would check it at all.

use isoform::structured_output;

#[structured_output]
struct Name {
    #[structured(pattern("^(?!admin)[a-z]+$"))]
    login: String,
}

fn main() {}
