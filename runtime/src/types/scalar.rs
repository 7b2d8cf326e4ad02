//! Booleans, numbers and text.

use isoform_compiler::ir::{Integer, IntegerDomain, Schema, Shape, Text, TextDomain};

use crate::StructuredOutput;

impl StructuredOutput for bool {
    const SCHEMA: &'static Schema<'static> = &Schema::of(Shape::Boolean);
}

macro_rules! integers {
    ($($type:ty),*) => {$(
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

impl StructuredOutput for String {
    const SCHEMA: &'static Schema<'static> = &Schema::of(Shape::String(Text::of(TextDomain::Any)));
}
