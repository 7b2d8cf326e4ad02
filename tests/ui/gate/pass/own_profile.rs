//! What is accepted once for a whole crate stands in a profile of its own.

use isoform::{profiles, structured_output};

const GATEWAY: isoform::profiles::Profile = profiles::ANTHROPIC.named("gateway");

#[structured_output(profiles(crate::GATEWAY))]
struct Score {
    percent: u8,
}

fn main() {}
