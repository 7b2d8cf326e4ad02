//! 7 errors: an example is JSON, on what has a value of its own and is checked where it stands.

use isoform::structured_output;

#[structured_output(example = {answer: 1})]
struct Reply {
    #[structured(example = Some(1))]
    answer: u8,
    #[structured(example = 1 + 1)]
    sum: u8,
}

#[structured_output(example = {"items": []})]
struct Page<T> {
    items: Vec<T>,
    #[structured(example = 1)]
    next: u8,
}

#[structured_output]
struct Held {
    a: u8,
}

#[structured_output]
enum Step {
    One(#[structured(example = {"a": 1})] Held),
    Two {
        #[serde(flatten)]
        #[structured(example = {"a": 1})]
        held: Held,
    },
}

fn main() {}
