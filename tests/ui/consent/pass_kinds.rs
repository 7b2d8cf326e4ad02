//! Each kind of constraint is accepted on a profile that does not enforce it.

use std::collections::{BTreeMap, BTreeSet};

use isoform::structured_output;

#[structured_output(profiles(anthropic(check_locally(numeric_bounds)), gemini(check_locally(numeric_bounds))))]
struct Share {
    #[structured(range(min = 0.0, exclusive_max = 1.0))]
    part: f64,
}

#[structured_output(profiles(openai, anthropic(check_locally(multiple_of)), gemini(check_locally(multiple_of))))]
struct Price {
    #[structured(multiple_of = 5)]
    cents: u32,
}

#[structured_output(profiles(openai, anthropic(check_locally(string_length)), gemini(check_locally(string_length))))]
struct Title {
    #[structured(length(max = 80))]
    text: String,
}

#[structured_output(profiles(
    openai(check_locally(pattern)),
    anthropic(check_locally(pattern)),
    gemini(check_locally(pattern)),
))]
struct Person {
    #[structured(pattern(r"^\p{L}+$"))]
    name: String,
}

#[structured_output(profiles(openai(check_locally(format)), anthropic, gemini(check_locally(format))))]
struct Link {
    #[structured(format = "uri")]
    target: String,
}

#[structured_output(profiles(openai, anthropic(check_locally(item_count)), gemini))]
struct Way {
    #[structured(length(min = 2))]
    stops: Vec<String>,
}

#[structured_output(profiles(
    openai(check_locally(unique_items)),
    anthropic(check_locally(unique_items)),
    gemini(check_locally(unique_items)),
))]
struct Article {
    tags: BTreeSet<String>,
}

#[structured_output(profiles(gemini(check_locally(property_count))))]
struct Votes {
    #[structured(length(min = 1))]
    by_name: BTreeMap<String, u32>,
}

fn main() {}
