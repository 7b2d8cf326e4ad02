//! Unions.

use super::Schema;

/// One of several schemas.
#[derive(Clone, Copy, Debug)]
pub struct Union<'a> {
    /// The branches, in declared order.
    pub branches: &'a [&'a Schema<'a>],
    /// Whether exactly one branch may match (`oneOf`); at least one otherwise (`anyOf`).
    pub exclusive: bool,
}

/// The branches of a union with `null` whose other side is one schema.
pub(crate) const fn nullable<'a>(union: &Union<'a>) -> Option<&'a Schema<'a>> {
    if union.branches.len() != 2 {
        return None;
    }
    match (&union.branches[0].shape, &union.branches[1].shape) {
        (_, super::Shape::Null) => Some(union.branches[0]),
        (super::Shape::Null, _) => Some(union.branches[1]),
        _ => None,
    }
}
