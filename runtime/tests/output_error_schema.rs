//! Every error the crate can render conforms to the contract in `schemas/output-error.json`.
// A test that fails should say where.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use isoform::{Code, Issue, OutputError};
use serde_json::{Value, json};

const SCHEMA: &str = include_str!("../../schemas/output-error.json");

fn schema() -> Value {
    serde_json::from_str(SCHEMA).unwrap()
}

fn full(code: Code) -> OutputError {
    OutputError::new(code, "x".repeat(5_000))
        .at_offset(u64::from(u32::MAX))
        .at_path("$.a[0]")
        .with_issues(
            (0..100).map(|n| Issue::new("type", format!("/{n}"), "/type", "y".repeat(5_000))),
        )
        .from_provider("openai-chat", Some("m"))
        .after_attempts(2)
}

#[test]
fn every_code_rendered_bare_and_full_conforms() {
    let validator = jsonschema::draft202012::new(&schema()).unwrap();
    for &code in Code::ALL {
        for error in [OutputError::new(code, "m"), full(code)] {
            let rendered = serde_json::to_value(&error).unwrap();
            let faults: Vec<_> = validator
                .iter_errors(&rendered)
                .map(|fault| fault.to_string())
                .collect();
            assert!(faults.is_empty(), "{code}: {faults:?}");
        }
    }
}

#[test]
fn the_schemas_codes_are_the_enums_codes() {
    let listed = schema();
    let listed: Vec<_> = listed["properties"]["code"]["enum"]
        .as_array()
        .unwrap()
        .iter()
        .map(|c| c.as_str().unwrap().to_owned())
        .collect();
    let ours: Vec<_> = Code::ALL
        .iter()
        .map(|code| code.as_str().to_owned())
        .collect();
    assert_eq!(listed, ours);
}

#[test]
fn a_code_under_a_foreign_layer_or_an_extra_field_is_refused() {
    let validator = jsonschema::draft202012::new(&schema()).unwrap();
    let good = serde_json::to_value(OutputError::new(Code::InvalidJson, "m")).unwrap();
    assert!(validator.is_valid(&good));
    for (field, value) in [
        ("layer", json!("stream")),
        ("extra", json!(1)),
        ("offset", json!(-1)),
        ("code", json!("NEW")),
    ] {
        let mut bad = good.clone();
        bad[field] = value;
        assert!(!validator.is_valid(&bad), "{bad}");
    }
}
