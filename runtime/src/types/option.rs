//! `Option`: a value or `null`.

use isoform_compiler::ir::{NULL, Schema, Shape, Union};

use crate::StructuredOutput;

/// A value or `null`. An `Option` in an `Option` is refused where a field uses it: both would read `null` as `None`.
impl<T: StructuredOutput> StructuredOutput for Option<T> {
    const SCHEMA: &'static Schema<'static> = match T::SCHEMA.shape {
        // Any JSON has `null` in it: the union would be the same set, written twice.
        Shape::Any => T::SCHEMA,
        _ => &Schema::of(Shape::Union(Union {
            branches: &[T::SCHEMA, &NULL],
            exclusive: false,
        })),
    };
}
