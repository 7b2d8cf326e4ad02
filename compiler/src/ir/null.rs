//! `null` that would read two ways.

#![allow(clippy::panic)] // const evaluation: the panic is the build error

use super::{Literal, Schema, Shape, union::nullable};

/// The schema of `null`.
pub const NULL: Schema<'static> = Schema::of(Shape::Null);

/// How many references and unions lead from an `Option` to the `null` below it.
const HOPS: u32 = 24;

/// Fails the build where `null` has two readings: an `Option` of a type that is itself written as `null` now and then.
///
/// What named types hold is not entered: each checks its own fields.
#[track_caller]
pub(super) const fn one_null(schema: &Schema<'static>) {
    if nested_null(schema) {
        panic!(
            "`null` would read two ways here: as the outer `None` and as the inner one\n    fix:  let the outer one be absent: #[structured(optional)], or keep one `Option`"
        );
    }
}

/// Whether a nullable schema stands directly in a nullable one. The depth is that of the type as it is written.
const fn nested_null(schema: &Schema<'static>) -> bool {
    match &schema.shape {
        Shape::Union(union) => {
            if let Some(inner) = nullable(union)
                && admits_null(inner, HOPS)
            {
                return true;
            }
            any(union.branches)
        }
        Shape::Array(array) => nested_null(array.items),
        Shape::Tuple(tuple) => any(tuple.items),
        Shape::Object(object) => {
            let mut i = 0;
            while i < object.properties.len() {
                if nested_null(object.properties[i].schema) {
                    return true;
                }
                i += 1;
            }
            match object.additional.values() {
                Some(values) => nested_null(values),
                None => false,
            }
        }
        _ => false,
    }
}

/// Whether `null` is a value of the schema. Any JSON has `null` in it as its own `null`, not as a second one.
const fn admits_null(schema: &Schema<'static>, hops: u32) -> bool {
    if hops == 0 {
        return false;
    }
    match &schema.shape {
        Shape::Null => true,
        Shape::Literals(literals) => {
            let mut i = 0;
            while i < literals.len() {
                if matches!(literals[i], Literal::Null) {
                    return true;
                }
                i += 1;
            }
            false
        }
        Shape::Union(union) => {
            let mut i = 0;
            while i < union.branches.len() {
                if admits_null(union.branches[i], hops - 1) {
                    return true;
                }
                i += 1;
            }
            false
        }
        Shape::Reference(link) => match link.resolve(&[]) {
            Some(definition) => admits_null(&definition.schema, hops - 1),
            None => false,
        },
        _ => false,
    }
}

const fn any(list: &[&Schema<'static>]) -> bool {
    let mut i = 0;
    while i < list.len() {
        if nested_null(list[i]) {
            return true;
        }
        i += 1;
    }
    false
}
