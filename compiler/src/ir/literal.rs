//! JSON scalars that a schema lists one by one.

/// One allowed value of a literal set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Literal<'a> {
    /// `null`.
    Null,
    /// `true` or `false`.
    Boolean(bool),
    /// An integer.
    Integer(i128),
    /// Any other number, as JSON number text.
    Number(&'a str),
    /// A string.
    String(&'a str),
}
