//! Which rules are broken on which profiles, by types that stand elsewhere and by random schemas.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use isoform_compiler::ir::KindSet;
use isoform_compiler::profiles::ALL;
use isoform_compiler::project::project;
use isoform_tests::schemas::draw;

use super::examples::{RUN, Role};

/// Rule and profile, with a type that breaks the one on the other.
pub(crate) type Broken = BTreeMap<(String, String), String>;

/// How many random schemas there are.
const RANDOM: u64 = 1_000;

/// What random schemas break, among them some that no type has.
pub(crate) fn broken_by_schemas() -> Broken {
    let mut broken = Broken::new();
    for seed in 0..RANDOM {
        let drawn = draw(seed);
        for profile in ALL {
            let projection = project(drawn.schema, drawn.links, profile, KindSet::NONE);
            for violation in projection.violations {
                broken.insert(
                    (violation.rule.name().to_owned(), profile.name.to_owned()),
                    format!("random schema {seed}"),
                );
            }
        }
    }
    broken
}

/// What breaks the examples on the pages of `isoform explain`, on whatever profile, and the shapes of `shapes.md`.
pub(crate) fn broken_by_types() -> Broken {
    let mut broken = Broken::new();
    for run in RUN.iter().filter(|run| matches!(run.role, Role::Example)) {
        let (schema, _) = (run.of)();
        for profile in ALL {
            for violation in project(schema, &[], profile, KindSet::NONE).violations {
                broken.insert(
                    (violation.rule.name().to_owned(), profile.name.to_owned()),
                    format!("the example of `isoform explain {}`", run.page),
                );
            }
        }
    }
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("shapes.md");
    let table = fs::read_to_string(path).unwrap();
    for line in table.lines().filter(|line| line.contains("| **refused** ")) {
        let cells: Vec<&str> = line.split(" | ").collect();
        for (profile, cell) in ALL.iter().zip(&cells[1..]) {
            let Some((_, rules)) = cell.split_once("**refused** ") else {
                continue;
            };
            for rule in rules.split('`').skip(1).step_by(2) {
                broken.insert(
                    (rule.to_owned(), profile.name.to_owned()),
                    format!("the shape \"{}\"", cells[0].trim_start_matches("| ")),
                );
            }
        }
    }
    broken
}
