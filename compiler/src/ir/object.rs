//! Objects and maps.

use super::Schema;

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
}

impl Object<'_> {
    /// Whether only the named properties may be there.
    pub const fn is_closed(&self) -> bool {
        matches!(self.additional, Additional::Closed)
    }
}
