//! The type that a newtype variant holds, as the parameters of a tool.

#![allow(clippy::panic)] // const evaluation: the panic is the build error

use crate::ir::{Additional, Object, Schema, Shape, object};

/// The schema of the type without what was written beside a reference to it, since it stands at the root.
///
/// Fails the build where the type is no object of named properties.
#[track_caller]
pub const fn parameters(inner: &Schema<'static>) -> Schema<'static> {
    match object(inner) {
        Some(Object {
            additional: Additional::Closed | Additional::Open,
            ..
        }) => {}
        _ => panic!(
            "this type cannot be the parameters of a tool\n    rule: tool_parameters\n    why:  providers take one object of named properties there, and this type is none\n    fix:  name the field: `Variant {{ value: Type }}`"
        ),
    }
    match &inner.shape {
        Shape::Reference(_) => Schema::of(inner.shape),
        _ => Schema {
            gated: false,
            ..*inner
        },
    }
}
