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
    match union.branches {
        [inner, null] if matches!(null.shape, super::Shape::Null) => Some(inner),
        [null, inner] if matches!(null.shape, super::Shape::Null) => Some(inner),
        _ => None,
    }
}
