//! Which nodes change form on the way.

use super::any_json::{self, AnyForm};
use super::array::{self, ArrayForm};
use super::integer;
use super::literal;
use super::object::{self, Sent};
use super::property::{self, Presence};
use crate::ir::{Definition, Schema, Shape};
use crate::profile::{Names, Profile};

/// A change of form that the codec does and undoes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Encoding {
    /// The root is the only property of an object.
    RootObject,
    /// Null stands for absent.
    NullForAbsent,
    /// A tuple or an array of fixed size is an object with one property per position.
    Positions,
    /// A listed value is a string of its JSON text.
    LiteralText,
    /// Letter case of listed strings is restored.
    FoldCase,
    /// A property has another name.
    Renamed,
    /// A map is an array of `{key, value}`.
    Entries,
    /// Any JSON is a string of JSON text.
    JsonText,
    /// An integer is a string of decimal text.
    Decimal,
}

impl Encoding {
    /// The word of the reports.
    pub const fn word(self) -> &'static str {
        match self {
            Encoding::RootObject => "root_object",
            Encoding::NullForAbsent => "null_for_absent",
            Encoding::Positions => "positions",
            Encoding::LiteralText => "literal_text",
            Encoding::FoldCase => "fold_case",
            Encoding::Renamed => "renamed",
            Encoding::Entries => "entries",
            Encoding::JsonText => "json_text",
            Encoding::Decimal => "decimal",
        }
    }
}

/// Whether this very node changes form, whatever stands below it.
pub(crate) const fn here<'a>(
    schema: &Schema<'a>,
    links: &'a [Definition<'a>],
    profile: &Profile,
) -> bool {
    match &schema.shape {
        Shape::Any => matches!(any_json::form(schema, profile), AnyForm::JsonText),
        Shape::Integer(shape) => integer::is_decimal(schema, shape, profile),
        Shape::Literals(literals) => literal::encodes(schema, literals, profile),
        Shape::Array(array) => {
            matches!(array::form(array, false, profile), ArrayForm::Positions(_))
        }
        Shape::Tuple(_) => !array::keeps_tuple(profile),
        Shape::Object(object) => {
            if matches!(
                object::form(schema, object, false, profile).sent,
                Sent::Entries
            ) {
                return true;
            }
            let any_name = matches!(profile.objects.names.value, Names::Any);
            let (mut i, end) = (0, object.properties.len());
            while i < end {
                let property = &object.properties[i];
                if !any_name && property::is_renamed(property, profile)
                    || !property.required
                        && matches!(
                            property::presence(property, links, profile),
                            Presence::NullForAbsent
                        )
                {
                    return true;
                }
                i += 1;
            }
            false
        }
        _ => false,
    }
}
