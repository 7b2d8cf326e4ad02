//! Numbers, with bounds as exact decimal text.

/// A number with its Rust domain and its written bounds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Number<'a> {
    /// What the Rust type itself refuses.
    pub domain: NumberDomain,
    /// Written lower bound.
    pub minimum: Option<NumberBound<'a>>,
    /// Written upper bound.
    pub maximum: Option<NumberBound<'a>>,
    /// Written `multipleOf` as JSON number text, above zero.
    pub multiple_of: Option<&'a str>,
}

/// What a number type can hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NumberDomain {
    /// Any finite double.
    Double,
    /// Any finite `f32`: larger numbers would become infinite on reading.
    Single,
}

/// One end of a range.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NumberBound<'a> {
    /// The bound as JSON number text.
    pub text: &'a str,
    /// Whether the bound itself is left out.
    pub exclusive: bool,
}

/// One end of a written range, before it is known whether an integer or another number has it.
#[derive(Clone, Copy, Debug)]
pub struct RangeEnd<'a> {
    /// The inclusive bound of an integer, if the end was written as an integer.
    pub integer: Option<i128>,
    /// The bound of a number.
    pub number: NumberBound<'a>,
    /// The bound as the nearest double, to hold it against what a type can hold.
    pub nearest: f64,
}

impl Number<'_> {
    /// Any number of the domain.
    pub const fn of(domain: NumberDomain) -> Number<'static> {
        Number {
            domain,
            minimum: None,
            maximum: None,
            multiple_of: None,
        }
    }
}
