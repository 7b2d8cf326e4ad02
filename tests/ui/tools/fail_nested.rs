//! 2 errors: a set of tools is no schema.

use isoform::{Contract, structured_output};

#[structured_output(tools)]
enum Action {
    Stop,
}

#[structured_output]
struct Plan {
    steps: Vec<Action>,
}

fn main() {
    let _ = Contract::of::<Action>();
}
