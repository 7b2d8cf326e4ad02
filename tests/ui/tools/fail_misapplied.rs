//! 4 errors: tools are variants, and words for tools stand on them.

use isoform::structured_output;

#[structured_output(tools)]
struct Search {
    query: String,
}

#[structured_output]
enum Answer {
    #[structured(repairable)]
    Yes { why: String },
    No {
        #[structured(repairable)]
        why: String,
    },
}

#[structured_output(tools)]
enum Nothing {}

fn main() {}
