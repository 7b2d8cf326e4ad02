//! What no profile is needed for to refuse a type.

#![allow(clippy::panic)] // const evaluation: the panic is the build error

use super::keys::NO_KEY;
use super::null::one_null;
use super::{Schema, Shape};
use crate::text::same;

/// Fails the build where serde would not read a field's type as it writes it: `null` with two readings, keys of a map
/// that are no names.
///
/// What named types hold is not entered: each checks its own fields.
#[track_caller]
pub const fn sound(schema: &Schema<'static>) {
    one_null(schema);
    if has_no_key(schema) {
        panic!(
            "this map has keys that cannot be the names of an object\n    why:  a key is a string, a type that serde writes as one string, an integer, or an enum of at most 128 unit variants\n    fix:  use such a key, or a list of pairs: `Vec<(Key, Value)>`"
        );
    }
}

/// Whether a map by what is no key stands in the schema.
const fn has_no_key(schema: &Schema<'static>) -> bool {
    match &schema.shape {
        Shape::Unmodelled(what) => same(what, NO_KEY),
        Shape::Array(array) => has_no_key(array.items),
        Shape::Tuple(tuple) => any_has_no_key(tuple.items),
        Shape::Union(union) => any_has_no_key(union.branches),
        Shape::Object(object) => {
            let mut i = 0;
            while i < object.properties.len() {
                if has_no_key(object.properties[i].schema) {
                    return true;
                }
                i += 1;
            }
            match object.additional.values() {
                Some(values) => has_no_key(values),
                None => false,
            }
        }
        _ => false,
    }
}

const fn any_has_no_key(list: &[&Schema<'static>]) -> bool {
    let mut i = 0;
    while i < list.len() {
        if has_no_key(list[i]) {
            return true;
        }
        i += 1;
    }
    false
}
