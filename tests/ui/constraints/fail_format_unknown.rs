//! A format that nothing asserts.

use isoform::structured_output;

#[structured_output]
struct Person {
    #[structured(format = "phone")]
    phone: String,
}

fn main() {}
