//! Which branch of a union a value belongs to.
//!
//! Only encoded branches matter, and composition made sure that each of them is told apart from all others by JSON type,
//! by a constant, or by the properties that closed objects require and allow. So a shallow look decides.

use super::{Codec, Json, Looked, Members, Way};
use crate::ir::{Literal, Object, Schema, Shape, Union};
use crate::rules::any_json::{self, AnyForm};
use crate::rules::array::{self, ArrayForm};
use crate::rules::case::same_folded;
use crate::rules::integer;
use crate::rules::literal;
use crate::rules::object::{self, Sent};
use crate::rules::property::{self, Presence};

/// How many references and unions a look goes through.
const FUEL: u32 = 16;

impl<'a> Codec<'a> {
    /// The branch that the value belongs to, where it may change form.
    pub(super) fn branch<J: Json>(
        &self,
        union: &Union<'a>,
        value: &J,
        way: Way,
    ) -> Option<&'a Schema<'a>> {
        union
            .branches
            .iter()
            .copied()
            .find(|branch| self.fits(branch, &value.look(), way, FUEL))
    }

    fn fits<J: Json>(
        &self,
        schema: &'a Schema<'a>,
        value: &Looked<'_, J>,
        way: Way,
        fuel: u32,
    ) -> bool {
        let Some(fuel) = fuel.checked_sub(1) else {
            return false;
        };
        match (&schema.shape, value) {
            (Shape::Reference(link), _) => link
                .resolve(self.links)
                .is_some_and(|definition| self.fits(&definition.schema, value, way, fuel)),
            (Shape::Union(union), _) => union
                .branches
                .iter()
                .any(|branch| self.fits(branch, value, way, fuel)),
            (Shape::Any, look) => match any_json::form(schema, self.profile) {
                AnyForm::JsonText if way == Way::Decode => matches!(look, Looked::String(_)),
                _ => true,
            },
            (Shape::Unmodelled(_), _) => true,
            (Shape::Null, Looked::Null) | (Shape::Boolean, Looked::Boolean(_)) => true,
            (Shape::Integer(shape), look)
                if way == Way::Decode && integer::is_decimal(schema, shape, self.profile) =>
            {
                matches!(look, Looked::String(_))
            }
            (Shape::Integer(_), Looked::Number(integer)) => integer.is_some(),
            (Shape::Number(_), Looked::Number(_)) | (Shape::String(_), Looked::String(_)) => true,
            (Shape::Literals(literals), _) => self.is_listed(schema, literals, value, way),
            (Shape::Array(array), look) => match (array::form(array, false, self.profile), way) {
                (ArrayForm::Positions(count), Way::Decode) => {
                    is_positions(look, usize::try_from(count).unwrap_or(usize::MAX))
                }
                _ => matches!(look, Looked::Array(_)),
            },
            (Shape::Tuple(tuple), look) => {
                if way == Way::Decode && !array::keeps_tuple(self.profile) {
                    is_positions(look, tuple.items.len())
                } else {
                    matches!(look, Looked::Array(count) if *count == tuple.items.len())
                }
            }
            (Shape::Object(shape), look) => {
                match object::form(schema, shape, false, self.profile).sent {
                    Sent::Entries if way == Way::Decode => matches!(look, Looked::Array(_)),
                    _ => self.has_members(shape, look, way),
                }
            }
            _ => false,
        }
    }

    /// Whether all that is required is there, all that is there is allowed, and constants are as listed.
    fn has_members<J: Json>(&self, shape: &Object<'a>, look: &Looked<'_, J>, way: Way) -> bool {
        let Looked::Object(members) = look else {
            return false;
        };
        let mut known = 0;
        for (index, property) in shape.properties.iter().enumerate() {
            let presence = property::presence(property, self.links, self.profile);
            let required =
                property.required || way == Way::Decode && presence == Presence::NullForAbsent;
            let member = match way {
                Way::Encode => members.member(property.name),
                Way::Decode => members.member(&self.wire_name(property, index)),
            };
            match member {
                None if required => return false,
                None => {}
                Some(member) => {
                    known += 1;
                    if let Shape::Literals(literals) = &property.schema.shape
                        && property.required
                        && !self.is_listed(property.schema, literals, &member, way)
                    {
                        return false;
                    }
                }
            }
        }
        !shape.is_closed() || known == members.count()
    }

    fn is_listed<J: Json>(
        &self,
        schema: &Schema<'a>,
        literals: &[Literal<'a>],
        look: &Looked<'_, J>,
        way: Way,
    ) -> bool {
        let folds = literal::folds(schema, self.profile);
        literals.iter().any(|listed| {
            if way == Way::Decode
                && let (Some(sent), Looked::String(text)) =
                    (literal::sent_text(listed, self.profile), look)
            {
                return sent == *text || folds && same_folded(sent, text);
            }
            match (listed, look) {
                (Literal::Null, Looked::Null) => true,
                (Literal::Boolean(x), Looked::Boolean(y)) => x == y,
                (Literal::Integer(x), Looked::Number(Some(y))) => x == y,
                (Literal::Number(_), Looked::Number(_)) => true,
                (Literal::String(x), Looked::String(y)) => x == y,
                _ => false,
            }
        })
    }
}

fn is_positions<J: Json>(look: &Looked<'_, J>, count: usize) -> bool {
    matches!(look, Looked::Object(members) if members.count() == count && (0..count).all(|index| members.member(&format!("_{index}")).is_some()))
}
