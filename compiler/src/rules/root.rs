//! The root of a schema.

use super::array::{self, ArrayForm};
use super::object::{self, Sent};
use crate::ir::{Definition, Literal, Schema, Shape};
use crate::profile::{Profile, Root};

/// The name of the one property of a wrapped root.
pub(crate) const PROPERTY: &str = "value";

/// Whether the root must become the only property of an object.
pub(crate) const fn wraps<'a>(
    schema: &Schema<'a>,
    links: &'a [Definition<'a>],
    profile: &Profile,
) -> bool {
    match profile.root.value {
        Root::Anything => false,
        Root::NoUnion => {
            let mut at = schema;
            // A chain of references ends in a definition's own shape or in a reference cycle, which is bounded here.
            let mut steps = 0;
            while steps < 64 {
                match &at.shape {
                    Shape::Reference(link) => match link.resolve(links) {
                        Some(definition) => at = &definition.schema,
                        None => return true,
                    },
                    Shape::Union(_) | Shape::Any => return true,
                    Shape::Literals(literals) => return literals.len() > 1 && mixed(literals),
                    _ => return false,
                }
                steps += 1;
            }
            true
        }
        Root::Object => !is_object(schema, links, profile),
    }
}

/// Whether literals of several JSON types are listed, which are sent as a union.
const fn mixed(literals: &[Literal<'_>]) -> bool {
    let mut i = 1;
    while i < literals.len() {
        if class(&literals[i]) != class(&literals[0]) {
            return true;
        }
        i += 1;
    }
    false
}

const fn class(literal: &Literal<'_>) -> u8 {
    match literal {
        Literal::Null => 0,
        Literal::Boolean(_) => 1,
        Literal::Integer(_) => 2,
        Literal::Number(_) => 3,
        Literal::String(_) => 4,
    }
}

/// Whether the schema is sent as a plain object.
const fn is_object<'a>(
    schema: &Schema<'a>,
    links: &'a [Definition<'a>],
    profile: &Profile,
) -> bool {
    let mut at = schema;
    let mut steps = 0;
    while steps < 64 {
        match &at.shape {
            Shape::Reference(link) => match link.resolve(links) {
                Some(definition) => at = &definition.schema,
                None => return false,
            },
            Shape::Object(object) => {
                return !matches!(object::form(at, object, false, profile).sent, Sent::Entries);
            }
            Shape::Tuple(_) => return !array::keeps_tuple(profile),
            Shape::Array(array) => {
                return matches!(array::form(array, false, profile), ArrayForm::Positions(_));
            }
            _ => return false,
        }
        steps += 1;
    }
    false
}
