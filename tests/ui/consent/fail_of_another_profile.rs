//! What a profile of the user's own accepts under the shipped name is no consent on the shipped one.
use isoform::{Kind, Profile, profiles, structured_output};

const MINE: Profile = profiles::OPENAI.checking_locally(&[Kind::UniqueItems]);

#[structured_output(profiles(crate::MINE))]
struct Tags(std::collections::HashSet<u8>);

#[structured_output(profiles(openai))]
struct Post {
    tags: Tags,
}

fn main() {}
