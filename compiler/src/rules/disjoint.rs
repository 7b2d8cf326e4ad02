//! Proof that no value fits two schemas.

use super::any_json::{self, AnyForm};
use super::array::{self, ArrayForm};
use super::integer;
use super::literal;
use super::object::{self, Sent};
use super::property::{self, Presence};
use crate::ir::{Definition, Literal, Object, Schema, Shape};
use crate::profile::Profile;
use crate::text::same;

/// How many references and unions a proof looks through before it gives up.
pub(crate) const FUEL: u32 = 8;

/// The JSON type `null`.
pub(crate) const NULL: u8 = 1;
/// Booleans.
pub(crate) const BOOLEAN: u8 = 2;
/// Numbers; integers are not told apart from them.
pub(crate) const NUMBER: u8 = 4;
/// Strings.
pub(crate) const STRING: u8 = 8;
/// Arrays.
pub(crate) const ARRAY: u8 = 16;
/// Objects.
pub(crate) const OBJECT: u8 = 32;
const ALL: u8 = 63;

/// Which side of a projection is looked at.
#[derive(Clone, Copy)]
pub(crate) enum View<'p> {
    /// The original schema.
    Original,
    /// What is sent to the profile.
    Sent(&'p Profile),
}

/// The JSON types that the schema's values may have.
pub(crate) const fn types<'a>(
    schema: &Schema<'a>,
    view: View<'_>,
    links: &'a [Definition<'a>],
    fuel: u32,
) -> u8 {
    if fuel == 0 {
        return ALL;
    }
    match &schema.shape {
        Shape::Any => match view {
            View::Sent(profile) if matches!(any_json::form(schema, profile), AnyForm::JsonText) => {
                STRING
            }
            _ => ALL,
        },
        Shape::Unmodelled(_) => ALL,
        Shape::Null => NULL,
        Shape::Boolean => BOOLEAN,
        Shape::Integer(shape) => match view {
            View::Sent(profile) if integer::is_decimal(schema, shape, profile) => STRING,
            _ => NUMBER,
        },
        Shape::Number(_) => NUMBER,
        Shape::String(_) => STRING,
        Shape::Literals(literals) => literal_types(literals, view),
        Shape::Array(array) => match view {
            View::Sent(profile)
                if matches!(array::form(array, false, profile), ArrayForm::Positions(_)) =>
            {
                OBJECT
            }
            _ => ARRAY,
        },
        Shape::Tuple(_) => match view {
            View::Sent(profile) if !array::keeps_tuple(profile) => OBJECT,
            _ => ARRAY,
        },
        Shape::Object(object) => match view {
            View::Sent(profile)
                if matches!(
                    object::form(schema, object, false, profile).sent,
                    Sent::Entries
                ) =>
            {
                ARRAY
            }
            _ => OBJECT,
        },
        Shape::Union(union) => {
            let (mut found, mut i) = (0, 0);
            while i < union.branches.len() {
                found |= types(union.branches[i], view, links, fuel - 1);
                i += 1;
            }
            found
        }
        Shape::Reference(link) => match link.resolve(links) {
            Some(definition) => types(&definition.schema, view, links, fuel - 1),
            None => ALL,
        },
    }
}

const fn literal_types(literals: &[Literal<'_>], view: View<'_>) -> u8 {
    let (mut found, mut i) = (0, 0);
    let both = literal::has_both_booleans(literals);
    while i < literals.len() {
        found |= match &literals[i] {
            Literal::Null => NULL,
            Literal::Boolean(_) => match view {
                View::Sent(profile)
                    if !both && literal::sent_text(&literals[i], profile).is_some() =>
                {
                    STRING
                }
                _ => BOOLEAN,
            },
            Literal::Integer(_) | Literal::Number(_) => NUMBER,
            Literal::String(_) => STRING,
        };
        i += 1;
    }
    found
}

/// Whether provably no value fits both schemas.
pub(crate) const fn disjoint<'a>(
    a: &Schema<'a>,
    b: &Schema<'a>,
    view: View<'_>,
    links: &'a [Definition<'a>],
    fuel: u32,
) -> bool {
    if fuel == 0 {
        return false;
    }
    match (&a.shape, &b.shape) {
        (Shape::Reference(link), _) => match link.resolve(links) {
            Some(definition) => disjoint(&definition.schema, b, view, links, fuel - 1),
            None => false,
        },
        (_, Shape::Reference(link)) => match link.resolve(links) {
            Some(definition) => disjoint(a, &definition.schema, view, links, fuel - 1),
            None => false,
        },
        (Shape::Union(union), _) => {
            let mut i = 0;
            while i < union.branches.len() {
                if !disjoint(union.branches[i], b, view, links, fuel - 1) {
                    return false;
                }
                i += 1;
            }
            true
        }
        (_, Shape::Union(union)) => {
            let mut i = 0;
            while i < union.branches.len() {
                if !disjoint(a, union.branches[i], view, links, fuel - 1) {
                    return false;
                }
                i += 1;
            }
            true
        }
        _ if types(a, view, links, FUEL) & types(b, view, links, FUEL) == 0 => true,
        (Shape::Literals(x), Shape::Literals(y)) => disjoint_literals(x, y, view),
        (Shape::Object(x), Shape::Object(y)) => disjoint_objects(x, y, view, links),
        _ => false,
    }
}

const fn disjoint_literals(x: &[Literal<'_>], y: &[Literal<'_>], view: View<'_>) -> bool {
    let profile = match view {
        View::Original => None,
        View::Sent(profile) => Some(profile),
    };
    let mut i = 0;
    while i < x.len() {
        let mut k = 0;
        while k < y.len() {
            if literal::same_literal(&x[i], &y[k], profile) {
                return false;
            }
            k += 1;
        }
        i += 1;
    }
    true
}

/// Two objects differ where a required property has different constants, or where one requires what the other, being
/// closed, does not allow.
const fn disjoint_objects<'a>(
    x: &Object<'a>,
    y: &Object<'a>,
    view: View<'_>,
    links: &'a [Definition<'a>],
) -> bool {
    requires_more(x, y, view, links) || requires_more(y, x, view, links)
}

const fn requires_more<'a>(
    x: &Object<'a>,
    y: &Object<'a>,
    view: View<'_>,
    links: &'a [Definition<'a>],
) -> bool {
    let mut i = 0;
    while i < x.properties.len() {
        let property = &x.properties[i];
        if is_required(property, view, links) {
            match find(x, i, y, view) {
                None if y.is_closed() => return true,
                Some(k) if is_required(&y.properties[k], view, links) => {
                    if let (Shape::Literals(a), Shape::Literals(b)) =
                        (&property.schema.shape, &y.properties[k].schema.shape)
                        && disjoint_literals(a, b, view)
                    {
                        return true;
                    }
                }
                _ => {}
            }
        }
        i += 1;
    }
    false
}

const fn is_required<'a>(
    property: &crate::ir::Property<'a>,
    view: View<'_>,
    links: &'a [Definition<'a>],
) -> bool {
    match view {
        View::Original => property.required,
        View::Sent(profile) => matches!(
            property::presence(property, links, profile),
            Presence::Required | Presence::NullForAbsent
        ),
    }
}

/// The property of `y` that has the name of the property at `i` of `x`.
const fn find(x: &Object<'_>, i: usize, y: &Object<'_>, view: View<'_>) -> Option<usize> {
    let mut k = 0;
    while k < y.properties.len() {
        let found = match view {
            View::Original => same(x.properties[i].name, y.properties[k].name),
            View::Sent(profile) => property::same_on_wire(x, i, y, k, profile),
        };
        if found {
            return Some(k);
        }
        k += 1;
    }
    None
}
