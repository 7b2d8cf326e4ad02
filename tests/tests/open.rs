//! `#[structured(open)]`: unknown properties are read past, in every representation, and the schema says so.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)] // a failing test may panic
#![allow(missing_docs)] // the types stand for a user's own

use isoform::structured_output;
use isoform_tests::fidelity::judge;
use serde_json::{Value, json};

#[structured_output(open)]
struct Plain {
    a: u8,
    closed: Closed,
}

#[structured_output]
struct Closed {
    b: u8,
}

#[structured_output(open)]
enum Internal {
    Unit,
    Named { a: u8 },
    Held(Closed),
}

#[structured_output(open, tagging = external)]
enum External {
    Unit,
    Named { a: u8 },
    Held(Closed),
}

#[structured_output(open)]
#[serde(tag = "t", content = "c")]
enum Adjacent {
    Unit,
    Named { a: u8 },
    Held(Closed),
}

#[structured_output(open)]
#[serde(untagged)]
enum Untagged {
    Named { a: u8 },
    Held(Closed),
}

#[test]
fn a_struct_is_open_and_what_it_holds_is_not() {
    let value = json!({"a": 1, "closed": {"b": 2}});
    judge::<Plain>()
        .fills(with(&value, "more", json!([])), value)
        .refuses(json!({"a": 1, "closed": {"b": 2, "more": 1}}));
}

#[test]
fn internal() {
    judge::<Internal>()
        .fills(json!({"kind": "unit", "more": 1}), json!({"kind": "unit"}))
        .fills(
            json!({"kind": "named", "a": 1, "more": 1}),
            json!({"kind": "named", "a": 1}),
        )
        .reads(json!({"kind": "held", "b": 1}))
        .refuses(json!({"kind": "held", "b": 1, "more": 1}));
}

#[test]
fn external() {
    judge::<External>()
        .reads(json!("Unit"))
        .fills(
            json!({"Named": {"a": 1, "more": 1}}),
            json!({"Named": {"a": 1}}),
        )
        .refuses(json!({"Named": {"a": 1}, "more": 1}))
        .refuses(json!({"Held": {"b": 1, "more": 1}}));
}

#[test]
fn adjacent() {
    judge::<Adjacent>()
        .fills(json!({"t": "unit", "more": 1}), json!({"t": "unit"}))
        .fills(json!({"t": "unit", "c": null}), json!({"t": "unit"}))
        .refuses(json!({"t": "unit", "c": 1}))
        .fills(
            json!({"t": "named", "c": {"a": 1, "more": 1}, "more": 1}),
            json!({"t": "named", "c": {"a": 1}}),
        )
        .refuses(json!({"t": "held", "c": {"b": 1, "more": 1}}));
}

#[test]
fn untagged() {
    judge::<Untagged>()
        .fills(json!({"a": 1, "more": 1}), json!({"a": 1}))
        .reads(json!({"b": 1}))
        .refuses(json!({"b": 1, "more": 1}));
}

fn with(object: &Value, name: &str, value: Value) -> Value {
    let mut object = object.clone();
    object[name] = value;
    object
}
