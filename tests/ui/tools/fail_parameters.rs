//! 3 errors: parameters are named and own what they hold.

use isoform::structured_output;

#[structured_output(tools)]
enum Positions {
    Move(i32, i32),
}

#[structured_output(tools)]
enum Generic<T> {
    Search { query: T },
}

#[structured_output(tools)]
enum Borrowed<'a> {
    Search { query: &'a str },
}

fn main() {
    let _ = <Positions as isoform::ToolSet>::tools();
}
