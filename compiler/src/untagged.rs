//! The variants of an untagged enum, which serde tries in their order.

#![allow(clippy::panic)] // const evaluation: the panic is the build error

use crate::ir::{Additional, Object, Schema, Shape, nullable, object};
use crate::rules::disjoint::{FUEL, View, types};
use crate::text::same;

/// Fails the build where serde would read what the variant at `later` writes as a variant before it.
///
/// serde reads an `Option` that is not there as `None`, so that an object reads values that lack it, which the schema
/// refuses. Where these are the values of a later variant, they would be written again as the earlier one.
#[track_caller]
pub const fn in_order(schema: &Schema<'static>, later: usize) {
    let Shape::Union(union) = &schema.shape else {
        return;
    };
    if later >= union.branches.len() {
        return;
    }
    let Some(written) = object(union.branches[later]) else {
        return;
    };
    let mut i = 0;
    while i < later {
        if let Some(earlier) = object(union.branches[i])
            && reads(earlier, written)
        {
            panic!(
                "serde would read this variant as one before it\n    why:  that variant has an `Option` which may be missing here, and reads as `None`\n    fix:  put this variant before that one, or tag the enum: #[serde(tag = \"kind\")]"
            );
        }
        i += 1;
    }
}

/// Whether the earlier object reads values of the later one that its own schema refuses.
const fn reads(earlier: &Object<'static>, later: &Object<'static>) -> bool {
    if is_map(earlier) || is_map(later) {
        return false;
    }
    let mut lacks_one = false;
    let mut i = 0;
    while i < earlier.properties.len() {
        let own = &earlier.properties[i];
        if own.required {
            match find(later, own.name) {
                // An absent `Option` is read as `None`.
                Some(k) if is_option(own.schema) && !later.properties[k].required => {
                    lacks_one = true;
                }
                None if is_option(own.schema) => lacks_one = true,
                Some(k) if share(own.schema, later.properties[k].schema) => {}
                _ => return false,
            }
        }
        i += 1;
    }
    let mut k = 0;
    while k < later.properties.len() {
        let other = &later.properties[k];
        if other.required {
            match find(earlier, other.name) {
                Some(i) if share(earlier.properties[i].schema, other.schema) => {}
                None if !earlier.is_closed() => {}
                _ => return false,
            }
        }
        k += 1;
    }
    lacks_one
}

/// Whether a value may fit both, by its JSON type.
const fn share(a: &Schema<'static>, b: &Schema<'static>) -> bool {
    types(a, View::Original, &[], FUEL) & types(b, View::Original, &[], FUEL) != 0
}

/// Whether the type is written as an `Option`, whose absence serde reads.
const fn is_option(schema: &Schema<'static>) -> bool {
    matches!(&schema.shape, Shape::Union(union) if nullable(union).is_some())
}

const fn is_map(object: &Object<'static>) -> bool {
    !matches!(object.additional, Additional::Closed | Additional::Open)
}

const fn find(object: &Object<'static>, name: &str) -> Option<usize> {
    let mut i = 0;
    while i < object.properties.len() {
        if same(object.properties[i].name, name) {
            return Some(i);
        }
        i += 1;
    }
    None
}
