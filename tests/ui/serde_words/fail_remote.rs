//! 2 errors: a definition of another type, and its getter.

use isoform::structured_output;

#[structured_output]
#[serde(remote = "std::time::Duration")]
struct Reply {
    #[serde(getter = "std::time::Duration::as_secs")]
    secs: u64,
}

fn main() {}
