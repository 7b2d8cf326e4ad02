//! A flattened struct: its properties in the place of one.

#![allow(clippy::panic)] // const evaluation: the panic is the build error

use super::tagged::object;
use super::{Additional, NULL, Object, Property, Schema, Shape, nullable};
use crate::text::same;

/// The most properties of an object with flattened structs: const evaluation builds them in an array of this size.
pub const FLATTENED_CAPACITY: usize = 128;

/// What stands at one place of an object.
#[derive(Clone, Copy, Debug)]
pub enum Part {
    /// A property of its own.
    Own(Property<'static>),
    /// The properties of a struct.
    Flattened(&'static Object<'static>),
}

/// The struct that a field flattens.
///
/// `is_struct` is what the type says of itself: that serde reads it as a struct with a list of names. `names` are those
/// that the outer object has taken, also for reading alone; `before` is what was flattened before.
///
/// Fails the build where serde does not take the properties of this type, or where one of them is taken already.
#[track_caller]
pub const fn flattened(
    inner: &'static Schema<'static>,
    is_struct: bool,
    names: &[&str],
    before: &[&Object<'static>],
) -> &'static Object<'static> {
    // Asked first: what flattens something itself may be reached from here, and would be followed without an end.
    if !is_struct {
        panic!("{}", no_struct(inner));
    }
    let Some(object) = object(inner) else {
        panic!("{}", NO_OBJECT);
    };
    let (mut i, mut count) = (0, names.len());
    while i < object.properties.len() {
        let name = object.properties[i].name;
        let mut k = 0;
        while k < names.len() {
            if same(names[k], name) {
                taken(name);
            }
            k += 1;
        }
        i += 1;
    }
    let mut b = 0;
    while b < before.len() {
        count += before[b].properties.len();
        let mut i = 0;
        while i < object.properties.len() {
            if has(before[b], object.properties[i].name) {
                taken(object.properties[i].name);
            }
            i += 1;
        }
        b += 1;
    }
    if count + object.properties.len() > FLATTENED_CAPACITY {
        panic!(
            "this type cannot be flattened here\n    rule: flatten\n    why:  the whole has more than 128 properties\n    fix:  remove the word and nest the object"
        );
    }
    object
}

/// The properties of all parts, in their order; the places behind [`flattened_count`] are empty.
pub const fn flattened_properties(parts: &[Part]) -> [Property<'static>; FLATTENED_CAPACITY] {
    let mut all = [Property {
        name: "",
        schema: &NULL,
        required: false,
    }; FLATTENED_CAPACITY];
    let (mut count, mut i) = (0, 0);
    while i < parts.len() {
        match parts[i] {
            Part::Own(property) => {
                all[count] = property;
                count += 1;
            }
            Part::Flattened(object) => {
                let mut k = 0;
                while k < object.properties.len() {
                    all[count] = object.properties[k];
                    count += 1;
                    k += 1;
                }
            }
        }
        i += 1;
    }
    all
}

/// The number of properties of all parts.
pub const fn flattened_count(parts: &[Part]) -> usize {
    let (mut count, mut i) = (0, 0);
    while i < parts.len() {
        count += match parts[i] {
            Part::Own(_) => 1,
            Part::Flattened(object) => object.properties.len(),
        };
        i += 1;
    }
    count
}

/// The schemas of a flattened struct's properties, as ones that the field's own check reports on.
pub const fn gated_schemas(object: &Object<'static>) -> [Schema<'static>; FLATTENED_CAPACITY] {
    let mut all = [NULL; FLATTENED_CAPACITY];
    let mut i = 0;
    while i < object.properties.len() {
        all[i] = (*object.properties[i].schema).gated();
        i += 1;
    }
    all
}

/// The properties of a flattened struct with these schemas.
pub const fn gated_properties(
    object: &Object<'static>,
    schemas: &'static [Schema<'static>; FLATTENED_CAPACITY],
) -> [Property<'static>; FLATTENED_CAPACITY] {
    let mut all = flattened_properties(&[]);
    let mut i = 0;
    while i < object.properties.len() {
        all[i] = Property {
            schema: &schemas[i],
            ..object.properties[i]
        };
        i += 1;
    }
    all
}

const fn has(object: &Object<'_>, name: &str) -> bool {
    let mut i = 0;
    while i < object.properties.len() {
        if same(object.properties[i].name, name) {
            return true;
        }
        i += 1;
    }
    false
}

const NO_OBJECT: &str = "this type cannot be flattened\n    rule: flatten\n    why:  its properties are not known here\n    fix:  remove the word and nest the value";

/// Why serde does not take the properties of a type that is no plain struct.
const fn no_struct(inner: &Schema<'static>) -> &'static str {
    match &inner.shape {
        Shape::Union(union) if nullable(union).is_some() => {
            "an `Option` cannot be flattened\n    rule: flatten\n    why:  serde reads any mistake in the struct as `None`, so that it is dropped in silence\n    fix:  flatten the struct itself, with `#[structured(optional)]` on its fields, or nest it as a property"
        }
        Shape::Object(Object {
            additional: Additional::Values(_),
            ..
        })
        | Shape::Any => {
            "a map cannot be flattened\n    rule: flatten\n    why:  it would take every property that is not known, and the type could not be closed\n    fix:  remove the word and keep the map as a property of its own"
        }
        _ => {
            "this type cannot be flattened\n    rule: flatten\n    why:  serde takes the properties of a struct whose names are all written in it: not of an enum or a list, nor of a struct with `flatten`, `alias` or `skip_deserializing`\n    fix:  remove the word and nest the value, or write the fields out here"
        }
    }
}

/// Fails the build over one name.
#[track_caller]
const fn taken(name: &str) -> ! {
    const BEFORE: &str = "the property `";
    const BEHIND: &str = "` is there twice\n    rule: flatten\n    why:  the flattened struct has a property of a name that is taken in this object\n    fix:  rename one of the two, #[serde(rename = \"..\")], or remove the word and nest the object";
    let mut text = [0; 512];
    let mut len = copy(&mut text, 0, BEFORE);
    len = copy(&mut text, len, name);
    len = copy(&mut text, len, BEHIND);
    match core::str::from_utf8(text.split_at(len).0) {
        Ok(text) => panic!("{}", text),
        // The name was too long to be written whole.
        Err(_) => panic!("{}", BEHIND),
    }
}

/// Writes text behind the first `len` bytes, as far as there is room.
const fn copy(to: &mut [u8], mut len: usize, text: &str) -> usize {
    let bytes = text.as_bytes();
    let mut i = 0;
    while i < bytes.len() && len < to.len() {
        to[len] = bytes[i];
        len += 1;
        i += 1;
    }
    len
}
