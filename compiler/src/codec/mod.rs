//! The codec: values between their own form and the sent form.
//!
//! `encode: L(S) -> L(S')` is injective, and `decode` undoes it. Both ask the same rules as the walk that emitted S'.

mod branch;
mod issue;
mod json;
mod member;

pub use issue::Issue;
pub use json::{Json, Looked, Members, Opened};

use crate::ir::{Definition, Kind, Literal, Object, Schema, Shape};
use crate::profile::Profile;
use crate::rules::any_json::{self, AnyForm};
use crate::rules::array::{self, ArrayForm};
use crate::rules::case::same_folded;
use crate::rules::object::{self, Sent};
use crate::rules::{integer, literal, root};

/// The deepest value that the codec follows; deeper ones are refused before by the parser.
const MAX_DEPTH: u32 = 256;

/// Brings values of one schema into the form that one profile is sent, and back.
#[derive(Clone, Copy)]
pub struct Codec<'a> {
    schema: &'a Schema<'a>,
    links: &'a [Definition<'a>],
    profile: &'a Profile,
}

/// Which way a value goes.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Way {
    Encode,
    Decode,
}

impl<'a> Codec<'a> {
    /// The codec of a schema for a profile; `links` is the table that its entry links point into.
    pub fn new(
        schema: &'a Schema<'a>,
        links: &'a [Definition<'a>],
        profile: &'a Profile,
    ) -> Codec<'a> {
        Codec {
            schema,
            links,
            profile,
        }
    }

    /// Brings a value into the sent form, with properties in the order in which the provider writes them.
    ///
    /// # Errors
    /// An [`Issue`] where the value is not one of the schema's.
    pub fn encode<J: Json>(&self, value: J) -> Result<J, Issue> {
        let value = self.node(self.schema, value, Way::Encode, MAX_DEPTH)?;
        if root::wraps(self.schema, self.links, self.profile) {
            return Ok(J::object(vec![(root::PROPERTY.to_owned(), value)]));
        }
        Ok(value)
    }

    /// Brings a value back into its own form.
    ///
    /// # Errors
    /// An [`Issue`] where the value is not in the sent form, or breaks a kind that the projection lists as local.
    pub fn decode<J: Json>(&self, value: J) -> Result<J, Issue> {
        if !root::wraps(self.schema, self.links, self.profile) {
            return self.node(self.schema, value, Way::Decode, MAX_DEPTH);
        }
        let Opened::Object(members) = value.open() else {
            return Err(Issue::form(
                "the answer is not the object that was asked for",
            ));
        };
        let mut members = members.into_iter();
        match (members.next(), members.next()) {
            (Some((name, value)), None) if name == root::PROPERTY => self
                .node(self.schema, value, Way::Decode, MAX_DEPTH)
                .map_err(|issue| issue.within(root::PROPERTY)),
            _ => Err(Issue::form(
                "the answer does not have exactly the one property `value`",
            )),
        }
    }

    fn node<J: Json>(
        &self,
        schema: &'a Schema<'a>,
        value: J,
        way: Way,
        depth: u32,
    ) -> Result<J, Issue> {
        let Some(depth) = depth.checked_sub(1) else {
            return Err(Issue::form("the value is nested too deep"));
        };
        match &schema.shape {
            Shape::Reference(link) => match link.resolve(self.links) {
                Some(definition) => self.node(&definition.schema, value, way, depth),
                None => Err(Issue::form("the schema refers to nothing")),
            },
            Shape::Any if matches!(any_json::form(schema, self.profile), AnyForm::JsonText) => {
                match way {
                    Way::Encode => Ok(J::string(value.to_text())),
                    Way::Decode => match value.open() {
                        Opened::String(text) => J::from_text(&text).ok_or(Issue::local(
                            Kind::JsonText,
                            "the text is not one JSON value",
                        )),
                        _ => Err(Issue::form("the value is not a string of JSON text")),
                    },
                }
            }
            Shape::Integer(shape) if integer::is_decimal(schema, shape, self.profile) => {
                decimal(value, way)
            }
            Shape::Literals(literals) => self.literal(schema, literals, value, way),
            Shape::Array(shape) => match array::form(shape, false, self.profile) {
                ArrayForm::Positions(count) => {
                    let count = usize::try_from(count).unwrap_or(usize::MAX);
                    self.positions(&|_| shape.items, count, value, way, depth)
                }
                ArrayForm::Keyword { .. } => self.items(&|_| Some(shape.items), value, way, depth),
            },
            Shape::Tuple(tuple) if !array::keeps_tuple(self.profile) => self.positions(
                &|index| tuple.items[index],
                tuple.items.len(),
                value,
                way,
                depth,
            ),
            Shape::Tuple(tuple) => {
                self.items(&|index| tuple.items.get(index).copied(), value, way, depth)
            }
            Shape::Object(shape) => match object::form(schema, shape, false, self.profile).sent {
                Sent::Entries => self.entries(shape, value, way, depth),
                _ => self.object(shape, value, way, depth),
            },
            Shape::Union(union) => match self.branch(union, &value, way) {
                Some(branch) => self.node(branch, value, way, depth),
                None => Ok(value),
            },
            _ => Ok(value),
        }
    }

    /// Items that keep being items.
    fn items<J: Json>(
        &self,
        schema: &dyn Fn(usize) -> Option<&'a Schema<'a>>,
        value: J,
        way: Way,
        depth: u32,
    ) -> Result<J, Issue> {
        match value.open() {
            Opened::Array(items) => {
                let mut out = Vec::with_capacity(items.len());
                for (index, item) in items.into_iter().enumerate() {
                    out.push(match schema(index) {
                        Some(schema) => self
                            .node(schema, item, way, depth)
                            .map_err(|issue| issue.within(&index.to_string()))?,
                        None => item,
                    });
                }
                Ok(J::array(out))
            }
            other => Ok(close(other)),
        }
    }

    /// Items that are properties when sent.
    fn positions<J: Json>(
        &self,
        schema: &dyn Fn(usize) -> &'a Schema<'a>,
        count: usize,
        value: J,
        way: Way,
        depth: u32,
    ) -> Result<J, Issue> {
        match (way, value.open()) {
            (Way::Encode, Opened::Array(items)) if items.len() == count => {
                let mut members = Vec::with_capacity(count);
                for (index, item) in items.into_iter().enumerate() {
                    let item = self
                        .node(schema(index), item, way, depth)
                        .map_err(|issue| issue.within(&index.to_string()))?;
                    members.push((format!("_{index}"), item));
                }
                Ok(J::object(members))
            }
            (Way::Encode, _) => Err(Issue::form(
                "the value is not an array of the expected length",
            )),
            (Way::Decode, Opened::Object(mut members)) if members.len() == count => {
                let mut items = Vec::with_capacity(count);
                for index in 0..count {
                    let name = format!("_{index}");
                    let Some(at) = members.iter().position(|(member, _)| *member == name) else {
                        return Err(Issue::form("a position is missing").within(&name));
                    };
                    let (_, item) = members.swap_remove(at);
                    items.push(
                        self.node(schema(index), item, way, depth)
                            .map_err(|issue| issue.within(&name))?,
                    );
                }
                Ok(J::array(items))
            }
            (Way::Decode, _) => Err(Issue::form(
                "the value is not an object with one property per position",
            )),
        }
    }

    fn literal<J: Json>(
        &self,
        schema: &Schema<'a>,
        literals: &[Literal<'a>],
        value: J,
        way: Way,
    ) -> Result<J, Issue> {
        if !literal::encodes(schema, literals, self.profile) {
            return Ok(value);
        }
        let both = literal::has_both_booleans(literals);
        let replacement = match (way, value.look()) {
            (Way::Encode, Looked::Boolean(wanted)) if !both => literals
                .iter()
                .find(|literal| **literal == Literal::Boolean(wanted))
                .and_then(|literal| literal::sent_text(literal, self.profile))
                .map(|text| J::string(text.to_owned())),
            (Way::Decode, Looked::String(text)) => match self.listed(schema, literals, text) {
                Some(Literal::Boolean(value)) if !both => Some(J::boolean(*value)),
                Some(Literal::String(declared)) => Some(J::string((*declared).to_owned())),
                _ => None,
            },
            _ => None,
        };
        Ok(replacement.unwrap_or(value))
    }

    /// The literal that was sent as this text; by letter case only where the author allows that.
    fn listed<'l>(
        &self,
        schema: &Schema<'a>,
        literals: &'l [Literal<'a>],
        text: &str,
    ) -> Option<&'l Literal<'a>> {
        let sent = |literal: &&Literal<'a>| literal::sent_text(literal, self.profile);
        let exact = literals.iter().find(|literal| sent(literal) == Some(text));
        if exact.is_some() || !literal::folds(schema, self.profile) {
            return exact;
        }
        literals
            .iter()
            .find(|literal| sent(literal).is_some_and(|sent| same_folded(sent, text)))
    }

    /// A map as an array of `{key, value}`.
    fn entries<J: Json>(
        &self,
        shape: &Object<'a>,
        value: J,
        way: Way,
        depth: u32,
    ) -> Result<J, Issue> {
        let Some(values) = shape.additional.values() else {
            return Ok(value);
        };
        match (way, value.open()) {
            (Way::Encode, Opened::Object(members)) => {
                let mut items = Vec::with_capacity(members.len());
                for (key, member) in members {
                    let member = self
                        .node(values, member, way, depth)
                        .map_err(|issue| issue.within(&key))?;
                    items.push(J::object(vec![
                        ("key".to_owned(), J::string(key)),
                        ("value".to_owned(), member),
                    ]));
                }
                Ok(J::array(items))
            }
            (Way::Encode, _) => Err(Issue::form("the value is not an object")),
            (Way::Decode, Opened::Array(items)) => {
                let mut members: Vec<(String, J)> = Vec::with_capacity(items.len());
                let mut seen = std::collections::HashSet::with_capacity(items.len());
                for (index, item) in items.into_iter().enumerate() {
                    let (key, member) =
                        entry(item).map_err(|issue| issue.within(&index.to_string()))?;
                    let member = self
                        .node(values, member, way, depth)
                        .map_err(|issue| issue.within("value").within(&index.to_string()))?;
                    if !seen.insert(key.clone()) {
                        let twice = Issue::local(Kind::UniqueKeys, "the key stands twice");
                        return Err(twice.within("key").within(&index.to_string()));
                    }
                    members.push((key, member));
                }
                Ok(J::object(members))
            }
            (Way::Decode, _) => Err(Issue::form("the value is not an array of entries")),
        }
    }
}

/// An integer as decimal text.
fn decimal<J: Json>(value: J, way: Way) -> Result<J, Issue> {
    match way {
        Way::Encode => match value.look() {
            Looked::Number(Some(integer)) => Ok(J::string(integer.to_string())),
            _ => Err(Issue::form("the value is not an integer")),
        },
        Way::Decode => match value.open() {
            Opened::String(text) if integer::is_canonical(&text) => J::from_text(&text)
                // Digits without an end are read as a float, which is not what stood there.
                .filter(|value| matches!(value.look(), Looked::Number(Some(_))))
                .ok_or(Issue::local(
                    Kind::DecimalText,
                    "the integer is out of every range",
                )),
            Opened::String(_) => Err(Issue::local(
                Kind::DecimalText,
                "the text is not an integer in decimal digits",
            )),
            _ => Err(Issue::form("the value is not a string of decimal text")),
        },
    }
}

/// The key and value of an entry.
fn entry<J: Json>(item: J) -> Result<(String, J), Issue> {
    let wrong = || Issue::form("the entry does not have exactly `key` and `value`");
    let Opened::Object(members) = item.open() else {
        return Err(wrong());
    };
    let (mut key, mut value) = (None, None);
    for (name, member) in members {
        match name.as_str() {
            "key" => match member.open() {
                Opened::String(text) => key = Some(text),
                _ => return Err(wrong()),
            },
            "value" => value = Some(member),
            _ => return Err(wrong()),
        }
    }
    key.zip(value).ok_or_else(wrong)
}

/// Puts a value together again.
fn close<J: Json>(value: Opened<J>) -> J {
    match value {
        Opened::Scalar(scalar) => scalar,
        Opened::String(text) => J::string(text),
        Opened::Array(items) => J::array(items),
        Opened::Object(members) => J::object(members),
    }
}
