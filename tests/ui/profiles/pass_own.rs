//! What is accepted once for a whole crate stands in a profile of its own.

use isoform::{Kind, Profile, profiles, structured_output};

const GATEWAY: Profile = profiles::ANTHROPIC
    .named("gateway")
    .with_max_depth(5)
    .checking_locally(&[Kind::NumericBounds]);

#[structured_output(profiles(crate::GATEWAY))]
struct Score {
    #[structured(range(min = 1, max = 100))]
    percent: u8,
}

fn main() {}
