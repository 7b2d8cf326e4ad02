//! Two types that reach each other through lists.

use isoform::structured_output;

#[structured_output(profiles(anthropic))]
struct Folder {
    entries: Vec<Entry>,
}
#[structured_output]
struct Entry {
    folders: Vec<Folder>,
}

fn main() {}
