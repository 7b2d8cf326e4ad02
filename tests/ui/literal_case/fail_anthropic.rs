//! Two values that differ in letter case only; Anthropic may answer in the other case.

use isoform::structured_output;

#[structured_output(profiles(anthropic))]
enum Unit {
    #[serde(rename = "mb")]
    Megabit,
    #[serde(rename = "MB")]
    Megabyte,
}

fn main() {}
