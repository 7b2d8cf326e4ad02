//! The two laws over random schemas.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)] // a failing test may panic

use isoform_compiler::profiles::ALL;
use isoform_tests::laws::{Tally, cases, report};
use isoform_tests::schemas::draw;

/// How many schemas there are.
const SCHEMAS: u64 = 400;

#[test]
fn random_schemas_keep_both_laws_on_every_profile() {
    let mut all = Tally::default();
    for profile in ALL {
        let mut tally = Tally::default();
        for seed in 0..cases(SCHEMAS as usize) as u64 {
            let drawn = draw(seed);
            tally.hold(
                &format!("schema {seed}"),
                drawn.schema,
                drawn.links,
                profile,
                40,
            );
        }
        println!(
            "{}: {} carried, {} refused, {} failures",
            profile.name,
            tally.carried,
            tally.refused,
            tally.failures.len()
        );
        all.add(tally);
    }
    report("random schemas", &all);
}
