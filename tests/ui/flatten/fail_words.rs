//! 8 errors: a flattened struct has no name, no value and no absence of its own.

use isoform::structured_output;

#[structured_output]
struct Page {
    number: u32,
}

#[structured_output]
struct Reply {
    #[serde(flatten, default)]
    a: Page,
    #[serde(flatten)]
    #[structured(optional)]
    b: Option<Page>,
    #[serde(flatten)]
    #[structured(with = Page)]
    c: Page,
    #[serde(flatten, rename = "x", alias = "y")]
    #[structured(title = "Page", length(min = 1))]
    d: Page,
    #[serde(flatten)]
    e: Box<Reply>,
}

fn main() {}
