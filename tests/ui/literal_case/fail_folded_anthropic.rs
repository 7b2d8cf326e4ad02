//! Comparing without case needs values that stay distinct.

use isoform::structured_output;

#[structured_output(encode = fold_case)]
enum Unit {
    Mb,
    #[serde(rename = "MB")]
    Megabyte,
}
#[structured_output(profiles(anthropic))]
struct Speed { unit: Unit }

fn main() {}
