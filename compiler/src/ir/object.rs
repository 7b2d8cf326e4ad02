//! Objects and maps.

use super::{Schema, Text};

/// An object: named properties in declared order, and what else may stand beside them.
#[derive(Clone, Copy, Debug)]
pub struct Object<'a> {
    /// The named properties, in declared order.
    pub properties: &'a [Property<'a>],
    /// What other properties may be there.
    pub additional: Additional<'a>,
    /// Written `minProperties`.
    pub min_properties: Option<u64>,
    /// Written `maxProperties`.
    pub max_properties: Option<u64>,
}

/// One named property.
#[derive(Clone, Copy, Debug)]
pub struct Property<'a> {
    /// The name on the wire.
    pub name: &'a str,
    /// What the property allows.
    pub schema: &'a Schema<'a>,
    /// Whether it must be there.
    pub required: bool,
}

/// What may stand beside the named properties.
#[derive(Clone, Copy, Debug)]
pub enum Additional<'a> {
    /// Nothing.
    Closed,
    /// Anything.
    Open,
    /// Any name, with values of this schema: a map.
    Values(&'a Schema<'a>),
    /// Names that are text of one kind, with values of one schema: a map by such keys.
    Keyed {
        /// What the names are.
        keys: &'a Text<'a>,
        /// What the values allow.
        values: &'a Schema<'a>,
    },
}

impl<'a> Additional<'a> {
    /// What the values of a map allow; `None` where it is no map.
    pub const fn values(&self) -> Option<&'a Schema<'a>> {
        match self {
            Additional::Values(values) | Additional::Keyed { values, .. } => Some(values),
            Additional::Closed | Additional::Open => None,
        }
    }

    /// What the names of a map are, where not all are allowed.
    pub const fn keys(&self) -> Option<&'a Text<'a>> {
        match self {
            Additional::Keyed { keys, .. } => Some(keys),
            Additional::Closed | Additional::Open | Additional::Values(_) => None,
        }
    }
}

impl Object<'_> {
    /// Whether only the named properties may be there.
    pub const fn is_closed(&self) -> bool {
        matches!(self.additional, Additional::Closed)
    }
}
