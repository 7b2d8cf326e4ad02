//! `Duration`.

use std::time::Duration;

use isoform_compiler::ir::{Integer, IntegerDomain, Schema, Shape};

use super::closed::{object, required};
use crate::StructuredOutput;

/// `{"secs": .., "nanos": ..}` with less than a second of nanoseconds, as it is written. Reading carries more of them
/// into the seconds, and takes an array of the two.
impl StructuredOutput for Duration {
    const SCHEMA: &'static Schema<'static> = &object(&[
        required("secs", u64::SCHEMA),
        required("nanos", NANOSECONDS),
    ]);
}

const NANOSECONDS: &Schema<'static> = &Schema::of(Shape::Integer(Integer::of(IntegerDomain {
    minimum: Some(0),
    maximum: Some(999_999_999),
    nonzero: false,
})));
