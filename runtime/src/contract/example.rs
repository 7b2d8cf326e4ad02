//! Examples are values of the schema that they stand in.

use serde_json::{Map, Value};

use super::Contract;
use crate::validate::Validator;

/// Fails where an example of the type, or of a type that it holds, is no value of its schema.
///
/// The attribute writes a test that calls this for every type with an `example`.
///
/// # Panics
/// With every such example, its place and what is wrong with it.
pub fn check_examples(contract: &Contract) {
    let faults = faults(contract.schema().get());
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// What is wrong with the examples of a schema document.
fn faults(document: &str) -> Vec<String> {
    let mut faults = Vec::new();
    match serde_json::from_str(document) {
        Ok(Value::Object(root)) => {
            let definitions = root
                .get("$defs")
                .cloned()
                .unwrap_or_else(|| Value::Object(Map::new()));
            visit(&root, &definitions, "$", &mut faults);
        }
        _ => faults.push("the schema is no JSON object".to_owned()),
    }
    faults
}

fn visit(node: &Map<String, Value>, definitions: &Value, at: &str, faults: &mut Vec<String>) {
    if let Some(Value::Array(examples)) = node.get("examples") {
        // References lead into the definitions of the whole document.
        let mut schema = node.clone();
        schema.insert("$defs".to_owned(), definitions.clone());
        match Validator::compile(&Value::Object(schema)) {
            Ok(validator) => {
                for example in examples {
                    if let Err(error) = validator.check(example) {
                        let why: Vec<&str> = error
                            .issues()
                            .iter()
                            .map(|issue| issue.message.as_str())
                            .collect();
                        faults.push(format!(
                            "the example {example} at `{at}` is not a value of its schema: {}",
                            why.join("; ")
                        ));
                    }
                }
            }
            Err(error) => faults.push(format!("the schema at `{at}`: {error}")),
        }
    }
    for (keyword, value) in node {
        match (keyword.as_str(), value) {
            ("properties" | "$defs", Value::Object(members)) => {
                for (name, member) in members {
                    let at = if keyword == "$defs" {
                        name.clone()
                    } else {
                        format!("{at}.{name}")
                    };
                    visit_value(member, definitions, &at, faults);
                }
            }
            ("items" | "additionalProperties", inner) => {
                visit_value(inner, definitions, &format!("{at}[]"), faults);
            }
            ("prefixItems", Value::Array(items)) => {
                for (index, item) in items.iter().enumerate() {
                    visit_value(item, definitions, &format!("{at}[{index}]"), faults);
                }
            }
            ("anyOf" | "oneOf", Value::Array(branches)) => {
                for branch in branches {
                    visit_value(branch, definitions, at, faults);
                }
            }
            _ => {}
        }
    }
}

fn visit_value(node: &Value, definitions: &Value, at: &str, faults: &mut Vec<String>) {
    if let Value::Object(node) = node {
        visit(node, definitions, at, faults);
    }
}

#[cfg(test)]
mod tests {
    use super::faults;

    #[test]
    fn examples_are_found_wherever_a_schema_stands() {
        let wrong = r##"{"type":"integer","examples":[1,"a"]}"##;
        for (document, place) in [
            (wrong.to_owned(), "$"),
            (format!(r#"{{"properties":{{"examples":{wrong}}}}}"#), "$.examples"),
            (format!(r#"{{"items":{wrong}}}"#), "$[]"),
            (format!(r#"{{"additionalProperties":{wrong}}}"#), "$[]"),
            (format!(r#"{{"prefixItems":[true,{wrong}]}}"#), "$[1]"),
            (format!(r#"{{"anyOf":[{wrong}]}}"#), "$"),
            (format!(r##"{{"$ref":"#/$defs/A","$defs":{{"A":{wrong}}}}}"##), "A"),
            (
                r##"{"$defs":{"A":{"type":"integer"}},"properties":{"a":{"$ref":"#/$defs/A","examples":["a"]}}}"##.to_owned(),
                "$.a",
            ),
        ] {
            let faults = faults(&document);
            assert_eq!(faults.len(), 1, "{document}: {faults:?}");
            assert!(
                faults[0].starts_with(&format!("the example \"a\" at `{place}` is not a value")),
                "{faults:?}"
            );
        }
    }

    #[test]
    fn a_list_of_examples_that_is_a_property_is_none() {
        let document = r#"{"properties":{"examples":{"enum":["a"]}},"type":"object","examples":[{"examples":"a"}]}"#;
        assert_eq!(faults(document), Vec::<String>::new());
    }
}
