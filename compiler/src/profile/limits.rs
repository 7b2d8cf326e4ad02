//! Upper limits of one schema.

use super::Fact;

/// Upper limits of one schema, each with how it is counted.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Objects inside each other on one path, the root being 1; references are followed once.
    pub depth: Fact<Option<u64>>,
    /// Properties of all objects, as written.
    pub properties: Fact<Option<u64>>,
    /// Listed values, as written.
    pub enum_values: Fact<Option<u64>>,
    /// Characters of property names, definition names and listed strings, as written.
    pub characters: Fact<Option<u64>>,
    /// Characters of one large string enum.
    pub large_enum: Fact<Option<LargeEnum>>,
    /// `anyOf` nodes and type lists, counted at each use of a reference.
    pub unions: Fact<Option<u64>>,
    /// Properties left out of `required`, counted at each use of a reference.
    pub optionals: Fact<Option<u64>>,
}

/// A limit on the characters of a string enum with many values.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LargeEnum {
    /// The number of values above which the limit holds.
    pub above: u64,
    /// The largest sum of characters.
    pub characters: u64,
}
