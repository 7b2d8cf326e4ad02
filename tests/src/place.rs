//! Nodes of an original schema by the path of a finding, and by the place of a value.

use isoform_compiler::ir::{Definition, Schema, Shape};

/// A node's own address: named types are shared, so that a finding in one counts at each of its uses.
pub type Node = usize;

/// How many references and unions lead to one place.
const FUEL: u32 = 64;

fn node(schema: &Schema<'_>) -> Node {
    std::ptr::from_ref(schema) as usize
}

/// The nodes that a finding's path, such as `$.calls[].name`, may mean.
pub fn by_path<'a>(schema: &'a Schema<'a>, links: &'a [Definition<'a>], path: &str) -> Vec<Node> {
    let mut found = Vec::new();
    if let Some(rest) = path.strip_prefix('$') {
        descend(schema, links, rest, FUEL, &mut found);
    }
    found
}

fn descend<'a>(
    schema: &'a Schema<'a>,
    links: &'a [Definition<'a>],
    rest: &str,
    fuel: u32,
    found: &mut Vec<Node>,
) {
    let Some(fuel) = fuel.checked_sub(1) else {
        return;
    };
    if rest.is_empty() {
        found.push(node(schema));
    }
    match &schema.shape {
        Shape::Reference(link) => {
            if let Some(definition) = link.resolve(links) {
                descend(&definition.schema, links, rest, fuel, found);
            }
        }
        Shape::Union(union) => union
            .branches
            .iter()
            .for_each(|branch| descend(branch, links, rest, fuel, found)),
        Shape::Array(array) => {
            if let Some(rest) = rest.strip_prefix("[]") {
                descend(array.items, links, rest, FUEL, found);
            }
            // An array of fixed size may have been sent as positions.
            if let Some((_, rest)) = rest.strip_prefix('[').and_then(|rest| rest.split_once(']')) {
                descend(array.items, links, rest, FUEL, found);
            }
        }
        Shape::Tuple(tuple) => {
            for (index, item) in tuple.items.iter().enumerate() {
                if let Some(rest) = rest.strip_prefix(&format!("[{index}]")) {
                    descend(item, links, rest, FUEL, found);
                }
            }
        }
        Shape::Object(object) => {
            for property in object.properties {
                if let Some(rest) = rest
                    .strip_prefix('.')
                    .and_then(|rest| rest.strip_prefix(property.name))
                {
                    descend(property.schema, links, rest, FUEL, found);
                }
            }
            if let (Some(values), Some(rest)) =
                (object.additional.values(), rest.strip_prefix(".*"))
            {
                descend(values, links, rest, FUEL, found);
            }
        }
        _ => {}
    }
}

/// The nodes that may have a say about the value at a JSON Pointer.
pub fn by_pointer<'a>(
    schema: &'a Schema<'a>,
    links: &'a [Definition<'a>],
    pointer: &str,
) -> Vec<Node> {
    let steps: Vec<String> = pointer
        .split('/')
        .skip(1)
        .map(|step| step.replace("~1", "/").replace("~0", "~"))
        .collect();
    let mut found = Vec::new();
    follow(schema, links, &steps, FUEL, &mut found);
    found
}

fn follow<'a>(
    schema: &'a Schema<'a>,
    links: &'a [Definition<'a>],
    steps: &[String],
    fuel: u32,
    found: &mut Vec<Node>,
) {
    let Some(fuel) = fuel.checked_sub(1) else {
        return;
    };
    match &schema.shape {
        Shape::Reference(link) => {
            if steps.is_empty() {
                found.push(node(schema));
            }
            if let Some(definition) = link.resolve(links) {
                follow(&definition.schema, links, steps, fuel, found);
            }
            return;
        }
        Shape::Union(union) => {
            if steps.is_empty() {
                found.push(node(schema));
            }
            union
                .branches
                .iter()
                .for_each(|branch| follow(branch, links, steps, fuel, found));
            return;
        }
        _ => {}
    }
    let Some((step, rest)) = steps.split_first() else {
        found.push(node(schema));
        return;
    };
    match &schema.shape {
        Shape::Array(array) => follow(array.items, links, rest, FUEL, found),
        Shape::Tuple(tuple) => {
            if let Some(item) = step
                .parse()
                .ok()
                .and_then(|index: usize| tuple.items.get(index))
            {
                follow(item, links, rest, FUEL, found);
            }
        }
        Shape::Object(object) => {
            match object
                .properties
                .iter()
                .find(|property| property.name == step)
            {
                Some(property) => follow(property.schema, links, rest, FUEL, found),
                None => {
                    if let Some(values) = object.additional.values() {
                        follow(values, links, rest, FUEL, found);
                    }
                }
            }
        }
        _ => {}
    }
}
