//! 4 errors: an alias where serde would read one thing as another.

use isoform::structured_output;

#[structured_output]
#[serde(untagged)]
enum Either {
    One {
        #[serde(alias = "b")]
        a: u8,
    },
    #[serde(alias = "other")]
    Two { b: u8 },
}

#[structured_output]
enum Tagged {
    One {
        #[serde(alias = "kind")]
        a: u8,
    },
}

#[structured_output]
struct Pair(#[serde(alias = "first")] u8, u8);

fn main() {}
