//! The two laws over annotated types, and what serde makes of the same values.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)] // a failing test may panic

mod types;

use isoform_compiler::profiles::ALL;
use isoform_tests::laws::{Tally, cases, report};

#[test]
fn annotated_types_keep_both_laws_on_every_profile() {
    let mut all = Tally::default();
    let types = types::all();
    for typed in &types {
        for profile in ALL {
            all.hold(typed.name, typed.schema, &[], profile, cases(1_000));
        }
    }
    println!("{} types on {} profiles", types.len(), ALL.len());
    report("annotated types", &all);
    assert_eq!(all.barren, Vec::<String>::new());
}

#[test]
fn serde_writes_what_is_valid_and_reads_what_is_valid() {
    let mut tried = 0;
    let types = types::all();
    for typed in &types {
        tried += typed.agree_with_serde(cases(500));
    }
    println!(
        "{} types, {tried} values read and written by serde",
        types.len()
    );
    assert!(tried > types.len() * 250);
}
