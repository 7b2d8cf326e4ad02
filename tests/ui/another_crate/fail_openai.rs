//! The map stands in a type of another crate, which does not check itself.

use isoform::structured_output;
use isoform_tests_types::Metadata;

#[structured_output(profiles(openai))]
struct Document {
    metadata: Metadata,
}

fn main() {}
