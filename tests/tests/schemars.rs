//! Annotated types as `schemars::JsonSchema`: the schema that they are validated against.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)] // a failing test may panic
#![allow(missing_docs)] // the types stand for a user's own

use isoform::{StructuredOutput, structured_output};
use schemars::generate::SchemaSettings;
use schemars::{JsonSchema, schema_for};
use serde_json::{Value, json};

/// A node of a tree.
#[structured_output]
struct Node {
    /// What it says.
    #[structured(length(min = 1))]
    text: String,
    children: Vec<Node>,
    kind: Kind,
    #[serde(rename = "$ref")]
    reference: Option<u8>,
}

#[structured_output]
enum Kind {
    Leaf,
    Branch { inner: Box<Node>, page: Page<u64> },
}

#[structured_output]
struct Page<T> {
    items: Vec<T>,
}

mod other {
    use isoform::structured_output;

    #[structured_output]
    pub(super) struct Kind {
        pub(super) other: bool,
    }

    #[structured_output]
    pub(super) struct Holder {
        pub(super) kind: Kind,
    }
}

/// A type of the user's own, with schemars' derive and ours inside.
#[derive(JsonSchema)]
#[allow(dead_code)]
struct Outer {
    node: Node,
    again: Option<Node>,
    page: Page<bool>,
    other: Vec<other::Holder>,
    derived: Derived,
}

/// A derive of the user's own stays.
#[structured_output]
#[derive(JsonSchema)]
struct Derived {
    a: bool,
}

#[structured_output]
#[cfg(any())]
struct NotThere {
    a: NoType,
}

fn leaf() -> Value {
    json!({"text": "a", "children": [], "kind": {"kind": "leaf"}, "$ref": null})
}

#[track_caller]
fn judges(schema: &Value, value: &Value, valid: bool) {
    let validator = isoform_tests::judge::validator(&schema.to_string());
    assert_eq!(validator.is_valid(value), valid, "{value}\n{schema:#}");
}

#[test]
fn a_root_judges_as_the_contract_does() {
    let schema = schema_for!(Node).to_value();
    let own: Value = serde_json::from_str(Node::contract().schema().get()).unwrap();
    assert_eq!(schema["title"], "Node");
    let branch = json!({"kind": "branch", "inner": leaf(), "page": {"items": [u64::MAX]}});
    for (name, value, valid) in [
        ("text", json!("a"), true),
        ("text", json!(""), false),
        ("children", json!([leaf(), leaf()]), true),
        ("children", json!([{}]), false),
        ("kind", branch.clone(), true),
        ("kind", json!({"kind": "leaf", "more": 1}), false),
        (
            "kind",
            json!({"kind": "branch", "inner": leaf(), "page": {"items": [-1]}}),
            false,
        ),
        ("$ref", json!(1), true),
        ("$ref", json!("a"), false),
    ] {
        let mut node = leaf();
        node[name] = value;
        judges(&own, &node, valid);
        judges(&schema, &node, valid);
    }
    let (own, generated) = (&own["$defs"]["Node"], &schema["$defs"]["isoform.Node"]);
    assert_eq!(own["description"], generated["description"]);
    assert_eq!(own["required"], generated["required"]);
}

#[test]
fn types_of_one_name_stay_two_inside_a_type_of_the_users() {
    let schema = schema_for!(Outer).to_value();
    let value = json!({
        "node": leaf(),
        "again": null,
        "page": {"items": [true]},
        "other": [{"kind": {"other": true}}],
        "derived": {"a": true},
    });
    judges(&schema, &value, true);
    for (name, wrong) in [
        ("node", json!({"other": true})),
        ("again", json!({})),
        ("page", json!({"items": [1]})),
        ("other", json!([{"kind": {"kind": "leaf"}}])),
        ("derived", json!({"a": 1})),
    ] {
        let mut value = value.clone();
        value[name] = wrong;
        judges(&schema, &value, false);
    }
    let names: Vec<&String> = schema["$defs"].as_object().unwrap().keys().collect();
    assert_eq!(
        names,
        ["Derived", "isoform.Kind", "isoform.Kind.2", "isoform.Node"]
    );
}

#[test]
fn references_follow_the_generator_s_place_for_definitions() {
    let schema = SchemaSettings::openapi3()
        .into_generator()
        .into_root_schema_for::<Outer>();
    let text = schema.to_value().to_string();
    assert!(text.contains("#/components/schemas/isoform.Node"), "{text}");
    assert!(!text.contains("#/$defs"), "{text}");
}
