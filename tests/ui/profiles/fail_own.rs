//! A profile of the user's own is named by its path, which the check does not know.

use isoform::{Profile, profiles, structured_output};

const GATEWAY: Profile = profiles::ANTHROPIC.named("gateway");

#[structured_output(profiles(anthropic(check_locally(string_length)), crate::GATEWAY))]
struct Title {
    #[structured(length(max = 80))]
    text: String,
}

fn main() {}
