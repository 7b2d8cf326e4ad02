//! 6 errors: the parameters of a tool are one closed object.

use std::collections::HashMap;

use isoform::structured_output;

#[structured_output(tools)]
enum Action {
    Search(String),
    Sort(Vec<u8>),
    Set(HashMap<String, String>),
    Open(Option<Page>),
    Decide(Choice),
    Move((i32, i32)),
}

#[structured_output]
struct Page {
    url: String,
}

#[structured_output]
enum Choice {
    Left { by: u8 },
    Right { by: u8 },
}

fn main() {}
