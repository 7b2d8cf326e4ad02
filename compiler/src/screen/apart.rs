//! What surely cannot be one value: `null` and a schema, and the branches of most unions.

use crate::ir::{Additional, Definition, Literal, Object, Schema, Shape, Union};
use crate::rules::case::folded_hash;
use crate::text::same;

/// Whether `null` is surely no value of the schema, whatever its form; for unions, where all branches are objects.
pub(super) const fn never_null<'a>(schema: &Schema<'a>, links: &'a [Definition<'a>]) -> bool {
    match &schema.shape {
        Shape::Reference(link) => match link.resolve(links) {
            Some(definition) => match &definition.schema.shape {
                Shape::Union(union) => {
                    let (mut i, end) = (0, union.branches.len());
                    while i < end {
                        if !matches!(union.branches[i].shape, Shape::Object(_)) {
                            return false;
                        }
                        i += 1;
                    }
                    true
                }
                shape => is_plain(shape),
            },
            None => false,
        },
        shape => is_plain(shape),
    }
}

/// Whether it is of one JSON type that is not `null`. Listed values other than strings are judged by the walk anyway.
const fn is_plain(shape: &Shape<'_>) -> bool {
    matches!(
        shape,
        Shape::Boolean
            | Shape::Integer(_)
            | Shape::Number(_)
            | Shape::String(_)
            | Shape::Literals(_)
            | Shape::Array(_)
            | Shape::Tuple(_)
            | Shape::Object(_)
    )
}

/// Whether no value fits two of the branches, in any of their forms: objects with a tag, objects with one property each,
/// or different JSON types.
pub(super) const fn apart(union: &Union<'_>) -> bool {
    const BOOLEAN: u8 = 1;
    const NUMBER: u8 = 2;
    const STRING: u8 = 4;
    const ARRAY: u8 = 8;
    const NULL: u8 = 16;
    let mut types = 0;
    let mut seen = Seen::NOTHING;
    let mut tag = "";
    let (mut tagged, mut single) = (false, false);
    let (mut i, end) = (0, union.branches.len());
    while i < end {
        let own = match &union.branches[i].shape {
            Shape::Object(Object {
                additional: Additional::Closed,
                properties: [first, rest @ ..],
                ..
            }) if first.required => {
                let text = match &first.schema.shape {
                    Shape::Literals([Literal::String(text)]) => {
                        if tagged && !same(tag, first.name) {
                            return false;
                        }
                        (tagged, tag) = (true, first.name);
                        text
                    }
                    _ if rest.is_empty() => {
                        single = true;
                        first.name
                    }
                    _ => return false,
                };
                if tagged && single || !seen.first(text) {
                    return false;
                }
                0
            }
            Shape::Boolean => BOOLEAN,
            Shape::Integer(_) | Shape::Number(_) => NUMBER,
            Shape::String(_) | Shape::Literals(_) => STRING,
            Shape::Array(array) if array.fixed().is_none() => ARRAY,
            Shape::Null => NULL,
            _ => return false,
        };
        if types & own != 0 {
            return false;
        }
        types |= own;
        i += 1;
    }
    true
}

/// Texts that were met, by their hashes without letter case.
pub(super) struct Seen([u64; 16]);

impl Seen {
    pub(super) const NOTHING: Seen = Seen([0; 16]);

    /// Records the text; `false` where it may have been met before.
    pub(super) const fn first(&mut self, text: &str) -> bool {
        let hash = folded_hash(text);
        let (word, bit) = ((hash >> 6 & 15) as usize, 1 << (hash & 63));
        let first = self.0[word] & bit == 0;
        self.0[word] |= bit;
        first
    }
}
