//! Arrays and tuples.

use super::Schema;

/// An array whose items share one schema.
#[derive(Clone, Copy, Debug)]
pub struct Array<'a> {
    /// What each item allows.
    pub items: &'a Schema<'a>,
    /// Written `minItems`.
    pub min_items: Option<u64>,
    /// Written `maxItems`.
    pub max_items: Option<u64>,
    /// Whether items must differ from each other.
    pub unique: bool,
}

/// An array of fixed length with one schema per position.
#[derive(Clone, Copy, Debug)]
pub struct Tuple<'a> {
    /// What each position allows.
    pub items: &'a [&'a Schema<'a>],
}

impl Array<'_> {
    /// The length, where it is fixed.
    pub const fn fixed(&self) -> Option<u64> {
        match (self.min_items, self.max_items) {
            (Some(min), Some(max)) if min == max => Some(min),
            _ => None,
        }
    }

    /// Whether no array fits.
    pub const fn is_empty(&self) -> bool {
        match (self.min_items, self.max_items) {
            (Some(min), Some(max)) => min > max,
            _ => false,
        }
    }
}
