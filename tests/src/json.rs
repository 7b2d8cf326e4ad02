//! A JSON value that keeps the order of members and the text of numbers.

use std::fmt;

use isoform_compiler::codec::{Json, Looked, Members, Opened};
use serde::de::{Deserialize, Deserializer, MapAccess, SeqAccess, Visitor};

/// A JSON value; a number is its JSON text.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Value {
    /// `null`.
    Null,
    /// A boolean.
    Boolean(bool),
    /// A number as JSON text.
    Number(String),
    /// A string.
    String(String),
    /// An array.
    Array(Vec<Value>),
    /// An object, with its members in order.
    Object(Vec<(String, Value)>),
}

impl Value {
    /// A number of integral value.
    pub fn integer(value: i128) -> Value {
        Value::Number(value.to_string())
    }

    /// A finite number.
    pub fn float(value: f64) -> Value {
        Value::Number(serde_json::Number::from_f64(value).unwrap().to_string())
    }

    /// The value of a JSON text.
    pub fn parse(text: &str) -> Option<Value> {
        serde_json::from_str(text).ok()
    }

    /// The value as the judge reads it.
    pub fn judged(&self) -> serde_json::Value {
        match self {
            Value::Null => serde_json::Value::Null,
            Value::Boolean(value) => (*value).into(),
            Value::Number(text) => serde_json::from_str(text).unwrap(),
            Value::String(text) => text.clone().into(),
            Value::Array(items) => items.iter().map(Value::judged).collect(),
            Value::Object(members) => serde_json::Value::Object(
                members
                    .iter()
                    .map(|(name, value)| (name.clone(), value.judged()))
                    .collect(),
            ),
        }
    }

    /// The value with the members of every object in alphabetical order, since order carries no meaning.
    pub fn sorted(&self) -> Value {
        match self {
            Value::Array(items) => Value::Array(items.iter().map(Value::sorted).collect()),
            Value::Object(members) => {
                let mut members: Vec<_> = members
                    .iter()
                    .map(|(name, value)| (name.clone(), value.sorted()))
                    .collect();
                members.sort_by(|a, b| a.0.cmp(&b.0));
                Value::Object(members)
            }
            other => other.clone(),
        }
    }

    /// Whether an object in it has two members of one name, which the judge's own values cannot hold.
    pub fn repeats_a_name(&self) -> bool {
        let members = self.members();
        self.items().iter().any(Value::repeats_a_name)
            || members.iter().enumerate().any(|(i, (name, value))| {
                value.repeats_a_name() || members[..i].iter().any(|(other, _)| other == name)
            })
    }

    /// The member of that name, of an object.
    pub fn get(&self, name: &str) -> Option<&Value> {
        self.members()
            .iter()
            .find(|(key, _)| key == name)
            .map(|(_, value)| value)
    }

    /// The members of an object; none of anything else.
    pub fn members(&self) -> &[(String, Value)] {
        match self {
            Value::Object(members) => members,
            _ => &[],
        }
    }

    /// The items of an array; none of anything else.
    pub fn items(&self) -> &[Value] {
        match self {
            Value::Array(items) => items,
            _ => &[],
        }
    }

    /// The text of a string.
    pub fn text(&self) -> Option<&str> {
        match self {
            Value::String(text) => Some(text),
            _ => None,
        }
    }

    /// A number as a double.
    pub fn number(&self) -> Option<f64> {
        match self {
            Value::Number(text) => text.parse().ok(),
            _ => None,
        }
    }
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Value::Null => f.write_str("null"),
            Value::Boolean(value) => write!(f, "{value}"),
            Value::Number(text) => f.write_str(text),
            Value::String(text) => f.write_str(&quoted(text)),
            Value::Array(items) => {
                f.write_str("[")?;
                for (i, item) in items.iter().enumerate() {
                    write!(f, "{}{item}", if i > 0 { "," } else { "" })?;
                }
                f.write_str("]")
            }
            Value::Object(members) => {
                f.write_str("{")?;
                for (i, (name, value)) in members.iter().enumerate() {
                    write!(
                        f,
                        "{}{}:{value}",
                        if i > 0 { "," } else { "" },
                        quoted(name)
                    )?;
                }
                f.write_str("}")
            }
        }
    }
}

fn quoted(text: &str) -> String {
    serde_json::to_string(text).unwrap()
}

/// The members of an object, looked at.
#[derive(Clone, Copy, Debug)]
pub struct Looks<'v>(&'v [(String, Value)]);

impl<'v> Members<'v, Value> for Looks<'v> {
    fn count(&self) -> usize {
        self.0.len()
    }

    fn member(&self, name: &str) -> Option<Looked<'v, Value>> {
        self.0
            .iter()
            .find(|(key, _)| key == name)
            .map(|(_, value)| value.look())
    }
}

impl Json for Value {
    type Members<'v> = Looks<'v>;

    fn open(self) -> Opened<Value> {
        match self {
            Value::String(text) => Opened::String(text),
            Value::Array(items) => Opened::Array(items),
            Value::Object(members) => Opened::Object(members),
            scalar => Opened::Scalar(scalar),
        }
    }

    fn look(&self) -> Looked<'_, Value> {
        match self {
            Value::Null => Looked::Null,
            Value::Boolean(value) => Looked::Boolean(*value),
            Value::Number(text) => Looked::Number(text.parse().ok()),
            Value::String(text) => Looked::String(text),
            Value::Array(items) => Looked::Array(items.len()),
            Value::Object(members) => Looked::Object(Looks(members)),
        }
    }

    fn null() -> Value {
        Value::Null
    }

    fn boolean(value: bool) -> Value {
        Value::Boolean(value)
    }

    fn string(text: String) -> Value {
        Value::String(text)
    }

    fn array(items: Vec<Value>) -> Value {
        Value::Array(items)
    }

    fn object(members: Vec<(String, Value)>) -> Value {
        Value::Object(members)
    }

    fn to_text(&self) -> String {
        self.to_string()
    }

    fn from_text(text: &str) -> Option<Value> {
        Value::parse(text)
    }
}

impl<'de> Deserialize<'de> for Value {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Value, D::Error> {
        deserializer.deserialize_any(Reader)
    }
}

struct Reader;

impl<'de> Visitor<'de> for Reader {
    type Value = Value;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("JSON")
    }

    fn visit_unit<E>(self) -> Result<Value, E> {
        Ok(Value::Null)
    }

    fn visit_bool<E>(self, value: bool) -> Result<Value, E> {
        Ok(Value::Boolean(value))
    }

    fn visit_i64<E>(self, value: i64) -> Result<Value, E> {
        Ok(Value::integer(value.into()))
    }

    fn visit_u64<E>(self, value: u64) -> Result<Value, E> {
        Ok(Value::integer(value.into()))
    }

    fn visit_f64<E>(self, value: f64) -> Result<Value, E> {
        Ok(Value::float(value))
    }

    fn visit_str<E>(self, text: &str) -> Result<Value, E> {
        Ok(Value::String(text.to_owned()))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Value, A::Error> {
        let mut items = Vec::new();
        while let Some(item) = seq.next_element()? {
            items.push(item);
        }
        Ok(Value::Array(items))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Value, A::Error> {
        let mut members: Vec<(String, Value)> = Vec::new();
        while let Some((name, value)) = map.next_entry::<String, Value>()? {
            if members.iter().any(|(known, _)| *known == name) {
                return Err(serde::de::Error::custom("a property stands twice"));
            }
            members.push((name, value));
        }
        Ok(Value::Object(members))
    }
}
