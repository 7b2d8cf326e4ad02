//! 3 errors: decimal text is for integers with values that JSON readers round.

use isoform::structured_output;

#[structured_output]
struct Reply {
    #[structured(encode = decimal)]
    small: u32,
    #[structured(encode = decimal, range(min = 0, max = 10))]
    bounded: u64,
    #[structured(range(min = 0, max = 10), encode = decimal)]
    small_again: u64,
    #[structured(encode = decimal)]
    text: String,
}

fn main() {}
