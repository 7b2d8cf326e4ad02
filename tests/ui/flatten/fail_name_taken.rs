//! 4 errors: a property of the flattened struct is there already.

use isoform::structured_output;

#[structured_output]
struct Page {
    number: u32,
    r#type: u8,
}

#[structured_output]
struct Beside {
    number: u8,
    #[serde(flatten)]
    page: Page,
}

#[structured_output]
struct BesideAlias {
    #[serde(flatten)]
    page: Page,
    #[serde(alias = "number")]
    count: u8,
}

#[structured_output]
struct Twice {
    #[serde(flatten)]
    first: Page,
    #[serde(flatten)]
    second: Page,
}

#[structured_output]
#[serde(tag = "type")]
enum Tagged {
    One {
        #[serde(flatten)]
        page: Page,
    },
}

fn main() {}
