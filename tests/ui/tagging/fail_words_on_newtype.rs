//! 2 errors: what a newtype variant holds is the variant itself.

use isoform::structured_output;

#[structured_output]
struct Inner {
    value: u8,
}

#[structured_output]
enum Choice {
    One(#[structured(title = "One", encode = json_text)] Inner),
}

fn main() {}
