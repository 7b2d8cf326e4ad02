//! Integers that are never zero.

use std::num::NonZero;

use isoform_compiler::ir::{Integer, IntegerDomain, Schema, Shape};

use crate::StructuredOutput;

macro_rules! unsigned {
    ($($type:ty),*) => {$(
        impl StructuredOutput for NonZero<$type> {
            const SCHEMA: &'static Schema<'static> = &Schema::of(Shape::Integer(Integer::of(IntegerDomain {
                minimum: Some(1),
                maximum: Some(<$type>::MAX as i128),
                nonzero: false, // zero lies outside the bounds
            })));
        }
    )*};
}

macro_rules! signed {
    ($($type:ty),*) => {$(
        impl StructuredOutput for NonZero<$type> {
            const SCHEMA: &'static Schema<'static> = &Schema::of(Shape::Integer(Integer::of(IntegerDomain {
                minimum: Some(<$type>::MIN as i128),
                maximum: Some(<$type>::MAX as i128),
                nonzero: true,
            })));
        }
    )*};
}

unsigned!(u8, u16, u32, u64, usize);
signed!(i8, i16, i32, i64, isize);
