//! Absent would be sent as null, which already means something else.

use isoform::structured_output;

#[structured_output(profiles(openai))]
struct Patch {
    #[structured(optional)]
    note: Option<Option<String>>,
}

fn main() {}
