//! Closed objects of the standard library's types, whose fields serde reads by name and allows nothing beside.

use isoform_compiler::ir::{Additional, Object, Property, Schema, Shape};

/// An object of these properties and no other.
pub(super) const fn object(properties: &'static [Property<'static>]) -> Schema<'static> {
    Schema::of(Shape::Object(Object {
        properties,
        additional: Additional::Closed,
        min_properties: None,
        max_properties: None,
    }))
}

/// A property that must be there.
pub(super) const fn required(
    name: &'static str,
    schema: &'static Schema<'static>,
) -> Property<'static> {
    Property {
        name,
        schema,
        required: true,
    }
}
