//! Two tags that differ in letter case only.

use isoform::structured_output;

#[structured_output(profiles(anthropic))]
enum Size {
    #[serde(rename = "m")]
    Small { value: u8 },
    #[serde(rename = "M")]
    Large { value: u8 },
}

fn main() {}
