//! 4 errors: words of tools where no tools are.

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
