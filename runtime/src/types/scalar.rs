//! Booleans, numbers and text.

use std::borrow::Cow;
use std::path::PathBuf;

use isoform_compiler::ir::{
    Integer, IntegerDomain, Number, NumberDomain, Schema, Shape, Text, TextDomain,
};

use crate::StructuredOutput;

impl StructuredOutput for bool {
    const SCHEMA: &'static Schema<'static> = &Schema::of(Shape::Boolean);
}

/// serde writes `()` as `null`.
impl StructuredOutput for () {
    const SCHEMA: &'static Schema<'static> = &Schema::of(Shape::Null);
}

macro_rules! integers {
    ($($type:ty),*) => {$(
        /// The integers of the type, with or without a fraction of zeros or an exponent.
        impl StructuredOutput for $type {
            const SCHEMA: &'static Schema<'static> = &Schema::of(Shape::Integer(Integer::of(IntegerDomain {
                minimum: Some(<$type>::MIN as i128),
                maximum: Some(<$type>::MAX as i128),
                nonzero: false,
            })));
        }
    )*};
}

integers!(i8, i16, i32, i64, isize, u8, u16, u32, u64, usize);

impl StructuredOutput for f32 {
    const SCHEMA: &'static Schema<'static> =
        &Schema::of(Shape::Number(Number::of(NumberDomain::Single)));
}

impl StructuredOutput for f64 {
    const SCHEMA: &'static Schema<'static> =
        &Schema::of(Shape::Number(Number::of(NumberDomain::Double)));
}

impl StructuredOutput for char {
    const SCHEMA: &'static Schema<'static> = &text(TextDomain::Char);
}

/// Any string, for the types that hold one.
pub(super) const TEXT: &Schema<'static> = &text(TextDomain::Any);

/// A string that a type reads.
pub(super) const fn text(domain: TextDomain<'static>) -> Schema<'static> {
    Schema::of(Shape::String(Text::of(domain)))
}

impl StructuredOutput for String {
    const SCHEMA: &'static Schema<'static> = TEXT;
}

/// Reads only from input that is borrowed and free of escapes, as serde does.
impl StructuredOutput for &str {
    const SCHEMA: &'static Schema<'static> = TEXT;
}

impl StructuredOutput for Cow<'_, str> {
    const SCHEMA: &'static Schema<'static> = TEXT;
}

impl StructuredOutput for Box<str> {
    const SCHEMA: &'static Schema<'static> = TEXT;
}

/// Any string. serde fails to write a path that is not Unicode.
impl StructuredOutput for PathBuf {
    const SCHEMA: &'static Schema<'static> = TEXT;
}
