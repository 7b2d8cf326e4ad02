//! `serde_json` values for the codec.

use isoform_compiler::codec::{Json, Looked, Members, Opened};
use serde_json::{Map, Value};

use crate::parse::{Limits, parse};

/// A JSON value that the codec can take apart and put together.
pub(crate) struct Tree(pub(crate) Value);

/// The members of an object.
pub(crate) struct Fields<'v>(&'v Map<String, Value>);

impl Json for Tree {
    type Members<'v> = Fields<'v>;

    fn open(self) -> Opened<Self> {
        match self.0 {
            Value::String(text) => Opened::String(text),
            Value::Array(items) => Opened::Array(items.into_iter().map(Tree).collect()),
            Value::Object(members) => Opened::Object(
                members
                    .into_iter()
                    .map(|(name, value)| (name, Tree(value)))
                    .collect(),
            ),
            scalar => Opened::Scalar(Tree(scalar)),
        }
    }

    fn look(&self) -> Looked<'_, Self> {
        look(&self.0)
    }

    fn null() -> Self {
        Tree(Value::Null)
    }

    fn boolean(value: bool) -> Self {
        Tree(Value::Bool(value))
    }

    fn string(text: String) -> Self {
        Tree(Value::String(text))
    }

    fn array(items: Vec<Self>) -> Self {
        Tree(Value::Array(items.into_iter().map(|item| item.0).collect()))
    }

    fn object(members: Vec<(String, Self)>) -> Self {
        Tree(Value::Object(
            members
                .into_iter()
                .map(|(name, value)| (name, value.0))
                .collect(),
        ))
    }

    fn to_text(&self) -> String {
        self.0.to_string()
    }

    fn from_text(text: &str) -> Option<Self> {
        parse(text.as_bytes(), Limits::default()).ok().map(Tree)
    }
}

fn look(value: &Value) -> Looked<'_, Tree> {
    match value {
        Value::Null => Looked::Null,
        Value::Bool(value) => Looked::Boolean(*value),
        Value::Number(number) => Looked::Number(
            number
                .as_i64()
                .map(i128::from)
                .or_else(|| number.as_u64().map(i128::from)),
        ),
        Value::String(text) => Looked::String(text),
        Value::Array(items) => Looked::Array(items.len()),
        Value::Object(members) => Looked::Object(Fields(members)),
    }
}

impl<'v> Members<'v, Tree> for Fields<'v> {
    fn count(&self) -> usize {
        self.0.len()
    }

    fn member(&self, name: &str) -> Option<Looked<'v, Tree>> {
        self.0.get(name).map(look)
    }
}
