//! What limits count, counted again on the text that is sent.

use isoform_compiler::project::Counts;

use crate::json::Value;
use crate::sent::target_of;

/// The counts of a sent schema, and whether it refers to itself.
pub fn recount(root: &Value) -> (Counts, bool) {
    let mut counts = Counts::ZERO;
    written(root, &mut counts);
    let mut recursive = false;
    let (depth, unions, optionals) = used(root, root, &mut Vec::new(), &mut recursive);
    (
        Counts {
            depth,
            unions,
            optionals,
            ..counts
        },
        recursive,
    )
}

fn chars(text: &str) -> u64 {
    text.chars().count() as u64
}

/// What counts once for each place in the text.
fn written(schema: &Value, counts: &mut Counts) {
    for (key, value) in schema.members() {
        match key.as_str() {
            "properties" => {
                for (name, property) in value.members() {
                    counts.properties += 1;
                    counts.characters += chars(name);
                    written(property, counts);
                }
            }
            "$defs" => {
                for (name, definition) in value.members() {
                    counts.characters += chars(name);
                    written(definition, counts);
                }
            }
            "enum" => value.items().iter().for_each(|value| listed(value, counts)),
            "const" => listed(value, counts),
            "anyOf" | "prefixItems" => {
                value.items().iter().for_each(|item| written(item, counts));
            }
            "items" | "additionalProperties" => written(value, counts),
            _ => {}
        }
    }
}

fn listed(value: &Value, counts: &mut Counts) {
    counts.enum_values += 1;
    counts.characters += value.text().map_or(0, chars);
}

/// Depth of objects, unions and optional properties, with every reference followed that is not on the path already.
fn used<'s>(
    schema: &'s Value,
    root: &'s Value,
    path: &mut Vec<&'s str>,
    recursive: &mut bool,
) -> (u64, u64, u64) {
    let (mut depth, mut unions, mut optionals) = (0, 0, 0);
    if *recursive {
        // The ways through a dense graph are too many to follow, and the count says nothing then.
        return (0, 0, 0);
    }
    if let Some(reference) = schema.get("$ref").and_then(Value::text) {
        if path.contains(&reference) {
            *recursive = true;
        } else {
            path.push(reference);
            let found = used(target_of(root, reference), root, path, recursive);
            path.pop();
            return found;
        }
    }
    let mut inner: Vec<&Value> = Vec::new();
    for (key, value) in schema.members() {
        match key.as_str() {
            "type" if matches!(value, Value::Array(_)) => unions += 1,
            "anyOf" => {
                unions += 1;
                inner.extend(value.items());
            }
            "prefixItems" => inner.extend(value.items()),
            "items" | "additionalProperties" => inner.push(value),
            "properties" => {
                let required = schema.get("required").map_or(&[][..], Value::items);
                for (name, property) in value.members() {
                    inner.push(property);
                    if !required.iter().any(|known| known.text() == Some(name)) {
                        optionals += 1;
                    }
                }
            }
            _ => {}
        }
    }
    for part in inner {
        let found = used(part, root, path, recursive);
        depth = depth.max(found.0);
        unions += found.1;
        optionals += found.2;
    }
    let is_object = schema.get("type").and_then(Value::text) == Some("object");
    (depth + u64::from(is_object), unions, optionals)
}
