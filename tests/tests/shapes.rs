//! No over-refusal: twenty-one everyday serde shapes, and a table of many more, with what becomes of each on every profile.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)] // a failing test may panic
#![allow(dead_code)] // only the schemas of these types are looked at

#[path = "shapes/mod.rs"]
mod more;

use std::collections::{BTreeMap, BTreeSet};

use isoform::{StructuredOutput, structured_output};
use isoform_compiler::ir::{KindSet, Schema};
use isoform_compiler::profiles::ALL;
use isoform_compiler::project::{Verdict, project};

#[structured_output]
struct Point {
    x: f64,
    y: f64,
}

#[structured_output(tagging = external)]
enum External {
    Nothing,
    One(Point),
    Named { name: String },
}

#[structured_output]
enum Internal {
    Search { query: String },
    Stop,
}

#[structured_output]
#[serde(tag = "t", content = "c")]
enum Adjacent {
    Text(String),
    Place(Point),
}

#[structured_output]
#[serde(untagged)]
enum Untagged {
    Number(i64),
    Text(String),
    Place(Point),
}

#[structured_output]
struct HoldsInternal {
    action: Internal,
}

#[structured_output]
struct HoldsExternal {
    either: External,
}

#[structured_output]
struct HoldsAdjacent {
    either: Adjacent,
}

#[structured_output]
struct HoldsUntagged {
    either: Untagged,
}

#[structured_output]
enum Level {
    Low,
    High,
}

#[structured_output]
struct HoldsMap {
    counts: BTreeMap<String, i32>,
}

#[structured_output]
struct HoldsOption {
    name: Option<String>,
    place: Option<Point>,
}

#[structured_output]
struct HoldsDefault {
    #[serde(default)]
    retries: u32,
    name: String,
}

#[structured_output]
struct Integers {
    small: u8,
    large: u64,
}

#[structured_output]
struct StringRules {
    #[structured(length(min = 1, max = 10))]
    name: String,
    #[structured(pattern("^[a-z]+$"))]
    slug: String,
}

#[structured_output]
struct ArrayRules {
    #[structured(length(min = 1, max = 4))]
    tags: Vec<String>,
}

#[structured_output]
struct HoldsSet {
    tags: BTreeSet<String>,
}

#[structured_output]
struct HoldsTuple {
    pair: (String, i32),
    fixed: [f64; 3],
}

#[structured_output]
struct Tree {
    label: String,
    children: Vec<Tree>,
}

#[structured_output]
struct Chain {
    value: i32,
    next: Option<Box<Chain>>,
}

#[structured_output]
struct Flattened {
    id: String,
    #[serde(flatten)]
    place: Point,
}

#[structured_output]
struct HoldsFree {
    payload: serde_json::Value,
}

#[structured_output]
#[serde(deny_unknown_fields)]
struct Denying {
    id: String,
    open: bool,
}

#[structured_output]
struct Described {
    /// Where it begins.
    from: Point,
    /// Where it ends.
    to: Point,
}

const SHAPES: &[(&str, &Schema<'static>)] = &[
    ("root external enum", External::SCHEMA),
    ("root internal enum", Internal::SCHEMA),
    ("internal enum", HoldsInternal::SCHEMA),
    ("external enum", HoldsExternal::SCHEMA),
    ("adjacent enum", HoldsAdjacent::SCHEMA),
    ("untagged enum", HoldsUntagged::SCHEMA),
    ("root unit enum", Level::SCHEMA),
    ("map", HoldsMap::SCHEMA),
    ("option", HoldsOption::SCHEMA),
    ("serde default", HoldsDefault::SCHEMA),
    ("u8 and u64", Integers::SCHEMA),
    ("string rules", StringRules::SCHEMA),
    ("array rules", ArrayRules::SCHEMA),
    ("set", HoldsSet::SCHEMA),
    ("tuple and fixed array", HoldsTuple::SCHEMA),
    ("recursion through a list", Tree::SCHEMA),
    ("recursion through an option", Chain::SCHEMA),
    ("flatten", Flattened::SCHEMA),
    ("free JSON", HoldsFree::SCHEMA),
    ("deny unknown", Denying::SCHEMA),
    ("reference with description", Described::SCHEMA),
];

#[test]
fn everyday_shapes_are_carried_without_consent() {
    assert_eq!(SHAPES.len(), 21);
    let mut carried = [0; 3];
    println!(
        "{:30}{:28}{:28}{:28}",
        "shape", "openai", "anthropic", "gemini"
    );
    for (name, schema) in SHAPES {
        let mut row = format!("{name:30}");
        for (profile, carried) in ALL.iter().zip(&mut carried) {
            let projection = project(schema, &[], profile, KindSet::NONE);
            let word = projection.verdict.word();
            if matches!(projection.verdict, Verdict::Exact | Verdict::Encoded) {
                *carried += 1;
                assert!(projection.is_accepted(), "{name} on {}", profile.name);
                row += &format!("{word:28}");
            } else {
                let first = projection.violations.first().unwrap_or_else(|| {
                    panic!("{name} is refused on {} without a rule", profile.name)
                });
                row += &format!("{:28}", format!("{word}: {}", first.rule.name()));
            }
        }
        println!("{}", row.trim_end());
    }
    println!(
        "{:30}{:<28}{:<28}{}",
        "carried", carried[0], carried[1], carried[2]
    );
    assert!(
        carried[0] >= 16 && carried[1] >= 13 && carried[2] >= 14,
        "{carried:?}"
    );
}

#[test]
fn the_table_of_shapes_is_what_becomes_of_them() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/shapes.md");
    assert!(more::count() >= 45, "{} shapes", more::count());
    let made = more::table();
    if std::env::var_os("ISOFORM_BLESS").is_some() {
        std::fs::write(path, made).unwrap();
        return;
    }
    let found = std::fs::read_to_string(path).unwrap_or_default();
    let differs = found
        .lines()
        .zip(made.lines())
        .find(|(old, new)| old != new);
    assert!(
        found == made,
        "tests/shapes.md is not what becomes of the shapes, first at {differs:#?}: run this test with ISOFORM_BLESS=1"
    );
}
