//! Arguments that come in pieces, each with its place.
//!
//! Models write wrong places now and then. A piece is taken only where it leaves no doubt: a list grows by one at its end, a value is
//! written once, and only a string that was said to go on does.

use std::collections::HashMap;

use serde_json::value::RawValue;

use super::path::{Step, steps};
use super::view::{PartialArg, says_true};
use crate::error::{Code, OutputError};
use crate::provider::field::{Any, Text};

/// The arguments so far.
#[derive(Debug, Clone)]
pub(super) struct Arguments(Node);

#[derive(Debug, Clone)]
enum Node {
    /// Nothing was said of it yet.
    Unset,
    /// JSON text, kept as it came.
    Literal(String),
    String {
        text: String,
        goes_on: bool,
    },
    Object(Members),
    Array(Vec<Node>),
}

/// The members of an object, in the order in which they came.
#[derive(Debug, Clone, Default)]
struct Members {
    list: Vec<(String, Node)>,
    /// Where each stands: a model that makes up names must not cost a search through all of them.
    places: HashMap<String, usize>,
}

enum Value<'a> {
    Literal(&'a str),
    String(Text<'a>),
}

impl Arguments {
    /// Begins with the arguments that came whole, of which only none or an empty object can be gone on with.
    pub(super) fn of(whole: Any<'_>) -> Result<Self, OutputError> {
        match whole.substance() {
            None => Ok(Self(Node::Object(Members::default()))),
            Some(_) => Err(OutputError::new(
                Code::InvalidEvent,
                "a call has whole arguments and pieces of them",
            )),
        }
    }

    /// Adds a piece; the bytes that it adds.
    pub(super) fn add(&mut self, piece: &PartialArg<'_>) -> Result<usize, OutputError> {
        let path = piece.json_path.or_empty();
        let refuse = |why: &str| {
            let message = format!("a piece of arguments at `{path}` {why}");
            OutputError::new(Code::InvalidEvent, message)
        };
        let steps = steps(path)
            .filter(|steps| !steps.is_empty())
            .ok_or_else(|| refuse("has no place that is known"))?;
        let value = value(piece).map_err(|_| refuse("is no valid string"))?;
        let mut added = 0_usize;
        let mut node = &mut self.0;
        for step in steps {
            node = node
                .child(step, &mut added)
                .ok_or_else(|| refuse("does not fit what came before"))?;
        }
        let goes_on = says_true(piece.will_continue);
        match (node, value) {
            // A place without a value ends what is there.
            (Node::Unset, None) => return Err(refuse("has no value that is known")),
            (
                Node::String {
                    goes_on: before, ..
                },
                None,
            ) => *before = *before && goes_on,
            (_, None) => {}
            (node @ Node::Unset, Some(Value::Literal(text))) => {
                added = added.saturating_add(text.len());
                *node = Node::Literal(text.to_owned());
            }
            (node @ Node::Unset, Some(Value::String(text))) => {
                added = added.saturating_add(text.or_empty().len());
                *node = Node::String {
                    text: text.or_empty().to_owned(),
                    goes_on,
                };
            }
            (
                Node::String {
                    text,
                    goes_on: before @ true,
                },
                Some(Value::String(more)),
            ) => {
                added = added.saturating_add(more.or_empty().len());
                text.push_str(more.or_empty());
                *before = goes_on;
            }
            _ => return Err(refuse("comes after the value had ended")),
        }
        Ok(added)
    }

    /// The place of a string that goes on.
    pub(super) fn unfinished(&self) -> Option<String> {
        let mut nodes = Vec::from([("$".to_owned(), &self.0)]);
        while let Some((path, node)) = nodes.pop() {
            match node {
                Node::String { goes_on: true, .. } => return Some(path),
                Node::Object(members) => nodes.extend(
                    members
                        .list
                        .iter()
                        .map(|(name, node)| (format!("{path}.{name}"), node)),
                ),
                Node::Array(elements) => {
                    nodes.extend(
                        (0..)
                            .zip(elements)
                            .map(|(at, node): (usize, _)| (format!("{path}[{at}]"), node)),
                    );
                }
                _ => {}
            }
        }
        None
    }

    /// The arguments as JSON.
    pub(super) fn to_json(&self) -> Result<Box<RawValue>, OutputError> {
        let mut out = String::new();
        self.0.write(&mut out);
        RawValue::from_string(out)
            .map_err(|error| OutputError::new(Code::InvalidEvent, error.to_string()))
    }
}

/// The value of a piece; of the kinds the wire has, exactly one is set.
fn value<'a>(piece: &'a PartialArg<'a>) -> serde_json::Result<Option<Value<'a>>> {
    if let Some(text) = piece.string_value.some() {
        return Text::read(text).map(|text| Some(Value::String(text)));
    }
    let number = piece.number_value.some().filter(|raw| {
        let first = raw.get().as_bytes().first();
        first.is_some_and(|byte| matches!(byte, b'-' | b'0'..=b'9'))
    });
    let boolean = piece.bool_value.some();
    let boolean = boolean.filter(|raw| matches!(raw.get(), "true" | "false"));
    Ok(match number.or(boolean) {
        Some(literal) => Some(Value::Literal(literal.get())),
        None if piece.null_value => Some(Value::Literal("null")),
        None => None,
    })
}

impl Node {
    /// The node one step below, made if it is the next one.
    fn child(&mut self, step: Step, added: &mut usize) -> Option<&mut Self> {
        // Quotes, colon and comma.
        const AROUND: usize = 4;
        if matches!(self, Self::Unset) {
            *self = match step {
                Step::Member(_) => Self::Object(Members::default()),
                Step::Position(_) => Self::Array(Vec::new()),
            };
        }
        match (self, step) {
            (Self::Object(members), Step::Member(name)) => {
                let next = members.list.len();
                let at = members.places.get(&name).copied().unwrap_or(next);
                if at == next {
                    *added = added.saturating_add(name.len()).saturating_add(AROUND);
                    members.places.insert(name.clone(), at);
                    members.list.push((name, Self::Unset));
                }
                members.list.get_mut(at).map(|(_, node)| node)
            }
            (Self::Array(elements), Step::Position(at)) => {
                if at == elements.len() {
                    *added = added.saturating_add(AROUND);
                    elements.push(Self::Unset);
                }
                elements.get_mut(at)
            }
            _ => None,
        }
    }

    /// Writes JSON; the depth is that of a path.
    fn write(&self, out: &mut String) {
        match self {
            Self::Unset => out.push_str("null"),
            Self::Literal(text) => out.push_str(text),
            Self::String { text, .. } => {
                out.push_str(&serde_json::Value::from(text.as_str()).to_string());
            }
            Self::Object(members) => {
                out.push('{');
                for (at, (name, node)) in members.list.iter().enumerate() {
                    if at > 0 {
                        out.push(',');
                    }
                    out.push_str(&serde_json::Value::from(name.as_str()).to_string());
                    out.push(':');
                    node.write(out);
                }
                out.push('}');
            }
            Self::Array(elements) => {
                out.push('[');
                for (at, node) in elements.iter().enumerate() {
                    if at > 0 {
                        out.push(',');
                    }
                    node.write(out);
                }
                out.push(']');
            }
        }
    }
}

#[cfg(test)]
mod tests {
    // A test that fails should say where.
    #![allow(clippy::unwrap_used)]

    use super::*;
    use crate::provider::wire;

    /// A search through all names for each one would not come to its end here.
    #[test]
    fn many_names_are_kept_in_their_order_and_found_again() {
        const NAMES: usize = 50_000;
        let mut arguments = Arguments::of(Any::default()).unwrap();
        for at in 0..NAMES {
            let piece = format!(r#"{{"jsonPath":"$.m{at}.n","numberValue":{at}}}"#);
            arguments.add(&wire::read(&piece).unwrap()).unwrap();
        }
        let again = r#"{"jsonPath":"$.m0.n","numberValue":1}"#;
        assert!(arguments.add(&wire::read(again).unwrap()).is_err());
        let json = arguments.to_json().unwrap();
        assert!(json.get().starts_with(r#"{"m0":{"n":0},"m1":{"n":1},"#));
        assert!(json.get().ends_with(r#""m49999":{"n":49999}}"#));
    }
}
