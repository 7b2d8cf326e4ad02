//! Whether a value keeps the order of properties in which the sent schema declares them.

use crate::json::Value;
use crate::sent::target_of;

/// Whether the value has the shape of the schema, with the members of every object in declared order.
///
/// Below branches of a union that look alike from outside any order will do. Bounds, lengths, patterns and formats are left to the other judge.
pub fn follows(value: &Value, schema: &Value, root: &Value) -> bool {
    if let Some(reference) = schema.get("$ref").and_then(Value::text) {
        return follows(value, target_of(root, reference), root);
    }
    if let Some(branches) = schema.get("anyOf") {
        let branches = branches.items();
        // The codec looks at a branch from outside, so that order is not kept below branches that look alike there.
        return branches.iter().any(|branch| follows(value, branch, root))
            || branches
                .iter()
                .filter(|branch| alike(value, branch, root, 16))
                .count()
                > 1;
    }
    if let Some(constant) = schema.get("const") {
        return constant == value;
    }
    if let Some(listed) = schema.get("enum") {
        return listed.items().contains(value);
    }
    match schema.get("type") {
        None => true,
        Some(Value::Array(names)) => names
            .iter()
            .filter_map(Value::text)
            .any(|name| has_type(value, name)),
        Some(name) => {
            let name = name.text().unwrap_or_default();
            has_type(value, name)
                && match name {
                    "array" => items(value, schema, root),
                    "object" => members(value, schema, root),
                    _ => true,
                }
        }
    }
}

/// Whether the value looks like one of the schema's from outside: by its type and the names of its members.
fn alike(value: &Value, schema: &Value, root: &Value, fuel: u32) -> bool {
    let Some(fuel) = fuel.checked_sub(1) else {
        return false;
    };
    if let Some(reference) = schema.get("$ref").and_then(Value::text) {
        return alike(value, target_of(root, reference), root, fuel);
    }
    if let Some(branches) = schema.get("anyOf") {
        return branches
            .items()
            .iter()
            .any(|branch| alike(value, branch, root, fuel));
    }
    let list = |key: &str| schema.get(key).map_or(&[][..], Value::items);
    match (schema.get("type").and_then(Value::text), value) {
        (Some("object"), Value::Object(members)) => {
            let declared = schema.get("properties").map_or(&[][..], Value::members);
            let constant = |name: &str, member: &Value| {
                declared
                    .iter()
                    .filter(|(known, _)| known == name)
                    .all(|(_, property)| {
                        property.get("const").is_none_or(|value| value == member)
                            && property
                                .get("enum")
                                .is_none_or(|listed| listed.items().contains(member))
                    })
            };
            list("required")
                .iter()
                .filter_map(Value::text)
                .all(|name| value.get(name).is_some())
                && members.iter().all(|(name, member)| {
                    constant(name, member)
                        && (declared.iter().any(|(known, _)| known == name)
                            || schema.get("additionalProperties") != Some(&Value::Boolean(false)))
                })
        }
        (Some("array"), Value::Array(_)) => true,
        _ => false,
    }
}

fn has_type(value: &Value, name: &str) -> bool {
    match value {
        Value::Null => name == "null",
        Value::Boolean(_) => name == "boolean",
        Value::Number(text) => {
            name == "number" || name == "integer" && text.parse::<i128>().is_ok()
        }
        Value::String(_) => name == "string",
        Value::Array(_) => name == "array",
        Value::Object(_) => name == "object",
    }
}

fn items(value: &Value, schema: &Value, root: &Value) -> bool {
    let prefix = schema.get("prefixItems").map_or(&[][..], Value::items);
    value.items().iter().enumerate().all(|(index, item)| {
        match prefix.get(index).or(schema.get("items")) {
            Some(schema) => follows(item, schema, root),
            None => true,
        }
    })
}

fn members(value: &Value, schema: &Value, root: &Value) -> bool {
    let declared = schema.get("properties").map_or(&[][..], Value::members);
    let mut last = 0;
    value.members().iter().all(|(name, member)| {
        match declared.iter().position(|(known, _)| known == name) {
            Some(index) => {
                let ordered = index >= last;
                last = index;
                ordered && follows(member, &declared[index].1, root)
            }
            None => {
                last = declared.len();
                match schema.get("additionalProperties") {
                    Some(Value::Boolean(open)) => *open,
                    Some(values) => follows(member, values, root),
                    None => true,
                }
            }
        }
    }) && schema
        .get("required")
        .map_or(&[][..], Value::items)
        .iter()
        .filter_map(Value::text)
        .all(|name| value.get(name).is_some())
}
