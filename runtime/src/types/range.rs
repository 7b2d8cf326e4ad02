//! Ranges and their ends.

use std::ops::{Bound, Range, RangeFrom, RangeInclusive, RangeTo};

use isoform_compiler::ir::{Literal, Schema, Shape, Union};

use super::closed::{object, required};
use crate::StructuredOutput;

/// `{"start": .., "end": ..}`, the end being left out of the range; the start may lie behind the end. Reading takes an
/// array of the two as well, as it does for the other ranges.
impl<T: StructuredOutput> StructuredOutput for Range<T> {
    const SCHEMA: &'static Schema<'static> =
        &object(&[required("start", T::SCHEMA), required("end", T::SCHEMA)]);
}

/// `{"start": .., "end": ..}`, the end being part of the range.
impl<T: StructuredOutput> StructuredOutput for RangeInclusive<T> {
    const SCHEMA: &'static Schema<'static> =
        &object(&[required("start", T::SCHEMA), required("end", T::SCHEMA)]);
}

/// `{"start": ..}`.
impl<T: StructuredOutput> StructuredOutput for RangeFrom<T> {
    const SCHEMA: &'static Schema<'static> = &object(&[required("start", T::SCHEMA)]);
}

/// `{"end": ..}`.
impl<T: StructuredOutput> StructuredOutput for RangeTo<T> {
    const SCHEMA: &'static Schema<'static> = &object(&[required("end", T::SCHEMA)]);
}

/// `"Unbounded"`, `{"Included": ..}` or `{"Excluded": ..}`.
impl<T: StructuredOutput> StructuredOutput for Bound<T> {
    const SCHEMA: &'static Schema<'static> = &Schema::of(Shape::Union(Union {
        branches: &[
            &Schema::of(Shape::Literals(&[Literal::String("Unbounded")])),
            &object(&[required("Included", T::SCHEMA)]),
            &object(&[required("Excluded", T::SCHEMA)]),
        ],
        exclusive: false,
    }));
}
