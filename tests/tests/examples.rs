//! `example = ..`: in the original schema, never sent, and held against the schema by a test that the attribute writes.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)] // a failing test may panic
#![allow(dead_code, missing_docs)] // only the schemas are looked at

use isoform::{StructuredOutput, profiles, structured_output};
use isoform_tests::independent::original;
use serde_json::{Value, json};

#[structured_output(
    profiles(openai),
    example = {"city": "Oslo", "days": 3, "note": null, "tags": ["a"], "unit": "metric"},
    example = {"city": "Röst \"B\"", "days": 1, "note": "x", "tags": [], "unit": "imperial"},
)]
pub struct Query {
    #[structured(example = "Oslo", example = "Bergen", length(min = 1))]
    city: String,
    #[structured(example = 3, range(min = 1, max = 14))]
    days: i8,
    #[structured(example = null, example = "by boat")]
    note: Option<String>,
    #[structured(example = ["a", "b"])]
    tags: Vec<String>,
    unit: Unit,
}

#[structured_output]
#[structured(example = "metric")]
pub enum Unit {
    Metric,
    Imperial,
}

#[structured_output(example = {"kind": "ask", "a": -1.5e3})]
pub enum Step {
    Ask {
        #[structured(example = 0.5)]
        a: f64,
    },
    Done,
}

#[structured_output(example = "p-1")]
pub struct Id(#[structured(pattern("^p-[0-9]+$"), example = "p-22")] String);

/// Where nothing is in scope and nothing is forgiven.
#[deny(warnings, missing_docs, unused_qualifications, unreachable_pub)]
#[deny(clippy::pedantic)]
mod strict {
    #![no_implicit_prelude]

    /// A type.
    #[::isoform::structured_output(example = {"näme": "a"})]
    pub(super) struct Strict {
        /// A field.
        #[structured(example = "b")]
        näme: ::std::string::String,
    }
}

#[test]
fn they_stand_in_the_original_schema() {
    let schema: Value = serde_json::from_str(Query::contract().schema().get()).unwrap();
    let at = |path: &str| schema.pointer(path).cloned().unwrap_or_default();
    assert_eq!(at("/examples/0/city"), json!("Oslo"), "{schema:#}");
    assert_eq!(at("/examples/1/city"), json!("Röst \"B\""));
    assert_eq!(at("/properties/city/examples"), json!(["Oslo", "Bergen"]));
    assert_eq!(at("/properties/days/examples"), json!([3]));
    assert_eq!(at("/properties/note/examples"), json!([null, "by boat"]));
    assert_eq!(at("/properties/tags/examples"), json!([["a", "b"]]));
    assert_eq!(at("/$defs/Unit/examples"), json!(["metric"]));
    let id: Value = serde_json::from_str(Id::contract().schema().get()).unwrap();
    assert_eq!(id["examples"], json!(["p-1", "p-22"]));
    assert_eq!(
        original::<Id>().pointer("/$defs/t0/examples"),
        Some(&id["examples"])
    );
}

#[test]
fn they_are_sent_to_no_provider() {
    for profile in profiles::ALL {
        for contract in [Query::contract(), Step::contract(), Id::contract()] {
            let sent = contract.project(profile).schema;
            assert!(!sent.contains("\"examples\""), "{}: {sent}", profile.name);
        }
    }
}

#[test]
fn a_union_is_not_counted_for_an_example_that_is_not_sent() {
    #[structured_output]
    struct Held {
        a: u8,
    }
    #[structured_output]
    struct Plain {
        held: Held,
    }
    mod with_example {
        #[isoform::structured_output]
        pub(super) struct Plain {
            #[structured(example = {"a": 1})]
            held: super::Unit2,
        }
    }
    let counts = |contract: isoform::Contract| contract.project(&profiles::OPENAI).counts;
    assert_eq!(
        counts(Plain::contract()),
        counts(with_example::Plain::contract())
    );
}

#[structured_output(name = "Held")]
struct Unit2 {
    a: u8,
}

/// The tests that the attribute wrote for types of this file.
#[test]
fn the_attribute_writes_a_test() {
    let own = std::process::Command::new(std::env::current_exe().unwrap())
        .arg("--list")
        .output()
        .unwrap();
    let list = String::from_utf8(own.stdout).unwrap();
    for name in ["Query", "Unit", "Step", "Id", "Strict"] {
        let test = format!("__isoform_examples_of_{name}: test");
        assert!(
            list.lines().any(|line| line.ends_with(&test)),
            "{name}:\n{list}"
        );
    }
}

#[test]
#[should_panic(expected = "the example 15 at `Wrong.days` is not a value of its schema")]
fn a_wrong_example_fails_that_test() {
    #[allow(unnameable_test_items)] // called below: its own test would fail the suite
    fn wrong() -> isoform::Contract {
        #[structured_output]
        struct Holder {
            wrong: Wrong,
        }
        #[structured_output]
        struct Wrong {
            #[structured(example = 15, range(max = 14))]
            days: i8,
        }
        Holder::contract()
    }
    isoform::__private::check_examples(&wrong());
}
