//! Comparing without case needs values that stay distinct.

use isoform::structured_output;

#[structured_output]
enum Unit {
    Mb,
    #[serde(rename = "MB")]
    Megabyte,
}
#[structured_output(profiles(anthropic))]
struct Speed { #[structured(encode = fold_case)] unit: Unit }

fn main() {}
