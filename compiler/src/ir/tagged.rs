//! A newtype variant under an internal tag: the inner object with the tag in front.

#![allow(clippy::panic)] // const evaluation: the panic is the build error

use super::{Object, Property, Schema, Shape};
use crate::text::same;

/// The most properties of such a variant, the tag among them: const evaluation builds them in an array of this size.
pub const TAGGED_CAPACITY: usize = 128;

/// How many references may lead from one type to the next before an object is reached.
const HOPS: usize = 24;

/// The tag and the properties of the inner object; the places behind [`tagged_count`] repeat the tag.
///
/// Fails the build where the inner type has no place for the tag.
#[track_caller]
pub const fn tagged_properties(
    tag: Property<'static>,
    inner: &Schema<'static>,
) -> [Property<'static>; TAGGED_CAPACITY] {
    if let Some(fault) = tagged_newtype_fault(inner, tag.name) {
        panic!("{}", fault);
    }
    let mut all = [tag; TAGGED_CAPACITY];
    if let Some(object) = object(inner) {
        let mut i = 0;
        while i < object.properties.len() {
            all[i + 1] = object.properties[i];
            i += 1;
        }
    }
    all
}

/// The number of properties, the tag among them.
pub const fn tagged_count(inner: &Schema<'static>) -> usize {
    match object(inner) {
        Some(object) if object.properties.len() < TAGGED_CAPACITY => object.properties.len() + 1,
        _ => 1,
    }
}

/// Why a type has no place for a tag of this name, as the text of the build error.
pub const fn tagged_newtype_fault(inner: &Schema<'static>, tag: &str) -> Option<&'static str> {
    let Some(object) = object(inner) else {
        return Some(
            "the tag of this variant has no place\n    rule: tagged_newtype\n    why:  the type is not an object of named properties, so that nothing can stand beside its value\n    fix:  name the field, or keep the content apart: #[serde(tag = \"kind\", content = \"value\")] on the enum",
        );
    };
    if !object.is_closed() {
        return Some(
            "the tag of this variant has no place\n    rule: tagged_newtype\n    why:  the type is an open object or a map, which may hold a property of the tag's name itself\n    fix:  close the type, name the field, or keep the content apart: #[serde(tag = \"kind\", content = \"value\")] on the enum",
        );
    }
    if object.properties.len() >= TAGGED_CAPACITY {
        return Some(
            "the tag of this variant has no place\n    rule: tagged_newtype\n    why:  the type has more than 127 properties\n    fix:  name the field",
        );
    }
    let mut i = 0;
    while i < object.properties.len() {
        if same(object.properties[i].name, tag) {
            return Some(
                "the tag of this variant would be written twice\n    rule: tagged_newtype\n    why:  the type has a property of the tag's name\n    fix:  rename that property, give the enum another tag, or keep the content apart: #[serde(tag = \"..\", content = \"value\")] on the enum",
            );
        }
        i += 1;
    }
    None
}

/// The object that a type is, through the types that stand for it.
pub(crate) const fn object<'a>(schema: &'a Schema<'static>) -> Option<&'a Object<'static>> {
    let mut schema = schema;
    let mut hops = 0;
    while hops < HOPS {
        match &schema.shape {
            Shape::Object(object) => return Some(object),
            Shape::Reference(link) => match link.resolve(&[]) {
                Some(definition) => schema = &definition.schema,
                None => return None,
            },
            _ => return None,
        }
        hops += 1;
    }
    None
}
