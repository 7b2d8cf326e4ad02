//! The original JSON Schema of a type, for the judge that is not ours.

use std::collections::HashMap;

use isoform::StructuredOutput;
use isoform_compiler::ir::{
    Additional, Definition, Literal, NumberDomain, Object, Schema, Shape, TextDomain,
};
use serde_json::{Map, Value, json};

/// The original schema of a type as JSON.
pub fn original<T: StructuredOutput>() -> Value {
    let mut defs = Defs::default();
    let mut root = defs.schema(T::SCHEMA);
    let written = defs.written.into_iter().collect::<Map<_, _>>();
    if let Value::Object(root) = &mut root {
        root.insert("$defs".to_owned(), Value::Object(written));
    }
    root
}

#[derive(Default)]
struct Defs {
    names: HashMap<*const Definition<'static>, String>,
    written: HashMap<String, Value>,
}

impl Defs {
    fn reference(&mut self, definition: &'static Definition<'static>) -> Value {
        let count = self.names.len();
        if let Some(name) = self.names.get(&std::ptr::from_ref(definition)) {
            return json!({ "$ref": format!("#/$defs/{name}") });
        }
        let name = format!("t{count}");
        self.names.insert(definition, name.clone());
        let schema = self.schema(&definition.schema);
        self.written.insert(name.clone(), schema);
        json!({ "$ref": format!("#/$defs/{name}") })
    }

    fn schema(&mut self, schema: &Schema<'static>) -> Value {
        let mut out = self.shape(&schema.shape);
        if let (Value::Object(out), Some(title)) = (&mut out, schema.annotations.title) {
            out.insert("title".to_owned(), json!(title));
        }
        if let (Value::Object(out), Some(text)) = (&mut out, schema.annotations.description) {
            out.insert("description".to_owned(), json!(text));
        }
        if let (Value::Object(out), false) = (&mut out, schema.annotations.examples.is_empty()) {
            let examples = schema.annotations.examples.iter().map(|known| text(known));
            out.insert("examples".to_owned(), examples.collect());
        }
        out
    }

    fn shape(&mut self, shape: &Shape<'static>) -> Value {
        match shape {
            Shape::Any | Shape::Unmodelled(_) => json!({}),
            Shape::Null => json!({ "type": "null" }),
            Shape::Boolean => json!({ "type": "boolean" }),
            Shape::Integer(integer) => {
                let mut out = json!({ "type": "integer" });
                bound(&mut out, "minimum", integer.lower().map(number));
                bound(&mut out, "maximum", integer.upper().map(number));
                bound(&mut out, "multipleOf", integer.multiple_of.map(Value::from));
                if integer.domain.nonzero {
                    bound(&mut out, "not", Some(json!({ "const": 0 })));
                }
                out
            }
            Shape::Number(number) => {
                let mut out = json!({ "type": "number" });
                if number.domain == NumberDomain::Single {
                    out = json!({ "type": "number", "minimum": f32::MIN, "maximum": f32::MAX });
                }
                for (end, inclusive, exclusive) in [
                    (number.minimum, "minimum", "exclusiveMinimum"),
                    (number.maximum, "maximum", "exclusiveMaximum"),
                ] {
                    let end = end.map(|end| {
                        let word = if end.exclusive { exclusive } else { inclusive };
                        (word, text(end.text))
                    });
                    if let Some((word, value)) = end {
                        bound(&mut out, word, Some(value));
                    }
                }
                bound(&mut out, "multipleOf", number.multiple_of.map(text));
                out
            }
            Shape::String(string) => {
                let mut out = json!({ "type": "string" });
                if string.domain == TextDomain::Char {
                    out = json!({ "type": "string", "minLength": 1, "maxLength": 1 });
                }
                bound(&mut out, "minLength", string.min_length.map(Value::from));
                bound(&mut out, "maxLength", string.max_length.map(Value::from));
                bound(&mut out, "pattern", string.pattern.map(Value::from));
                bound(&mut out, "format", string.format.map(Value::from));
                bound(&mut out, "format", string.domain.format().map(Value::from));
                bound(
                    &mut out,
                    "pattern",
                    string.domain.pattern().map(Value::from),
                );
                out
            }
            Shape::Literals(literals) => {
                json!({ "enum": literals.iter().map(literal).collect::<Vec<_>>() })
            }
            Shape::Array(array) => {
                let items = self.schema(array.items);
                let mut out =
                    json!({ "type": "array", "items": items, "uniqueItems": array.unique });
                bound(&mut out, "minItems", array.min_items.map(Value::from));
                bound(&mut out, "maxItems", array.max_items.map(Value::from));
                out
            }
            Shape::Tuple(tuple) => {
                let items: Vec<Value> = tuple.items.iter().map(|item| self.schema(item)).collect();
                let count = items.len();
                let mut out = json!({ "type": "array", "minItems": count, "maxItems": count });
                if count > 0 {
                    bound(&mut out, "prefixItems", Some(Value::Array(items)));
                }
                out
            }
            Shape::Object(object) => self.object(object),
            Shape::Union(union) => {
                let branches: Vec<Value> = union
                    .branches
                    .iter()
                    .map(|branch| self.schema(branch))
                    .collect();
                json!({ if union.exclusive { "oneOf" } else { "anyOf" }: branches })
            }
            Shape::Reference(link) => match link.resolve(&[]) {
                Some(definition) => self.reference(definition),
                None => json!(false),
            },
        }
    }

    fn object(&mut self, object: &Object<'static>) -> Value {
        let mut properties = Map::new();
        let mut required = Vec::new();
        for property in object.properties {
            let schema = self.schema(property.schema);
            properties.insert(property.name.to_owned(), schema);
            if property.required {
                required.push(property.name);
            }
        }
        let additional = match object.additional {
            Additional::Closed => json!(false),
            Additional::Open => json!(true),
            Additional::Values(values) | Additional::Keyed { values, .. } => self.schema(values),
        };
        let names = match object.additional {
            Additional::Keyed { keys, .. } => Some(self.shape(&Shape::String(*keys))),
            _ => None,
        };
        let mut out = json!({
            "type": "object",
            "properties": properties,
            "required": required,
            "additionalProperties": additional,
        });
        bound(&mut out, "propertyNames", names);
        bound(
            &mut out,
            "minProperties",
            object.min_properties.map(Value::from),
        );
        bound(
            &mut out,
            "maxProperties",
            object.max_properties.map(Value::from),
        );
        out
    }
}

fn bound(schema: &mut Value, word: &str, value: Option<Value>) {
    if let (Value::Object(schema), Some(value)) = (schema, value) {
        schema.insert(word.to_owned(), value);
    }
}

fn number(value: i128) -> Value {
    text(&value.to_string())
}

fn text(number: &str) -> Value {
    serde_json::from_str(number).unwrap_or(Value::Null)
}

fn literal(literal: &Literal<'_>) -> Value {
    match literal {
        Literal::Null => Value::Null,
        Literal::Boolean(value) => json!(value),
        Literal::Integer(value) => number(*value),
        Literal::Number(value) => text(value),
        Literal::String(value) => json!(value),
    }
}
