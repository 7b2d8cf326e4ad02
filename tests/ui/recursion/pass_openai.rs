//! Types may reach themselves and each other on OpenAI.

use isoform::structured_output;

#[structured_output(profiles(openai))]
struct Folder {
    parent: Option<Box<Folder>>,
    entries: Vec<Entry>,
}
#[structured_output(profiles(openai))]
struct Entry {
    folders: Vec<Folder>,
}

fn main() {}
