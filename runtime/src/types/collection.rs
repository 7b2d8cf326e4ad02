//! Lists, sets and maps.

use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet, LinkedList, VecDeque};
use std::marker::PhantomData;

use isoform_compiler::ir::{
    self, Additional, Array, Decimal, KEY_CAPACITY, Object, Property, Schema, Shape, Text,
};

use crate::StructuredOutput;

impl<T: StructuredOutput> StructuredOutput for Vec<T> {
    const SCHEMA: &'static Schema<'static> = &list(T::SCHEMA);
}

impl<T: StructuredOutput> StructuredOutput for VecDeque<T> {
    const SCHEMA: &'static Schema<'static> = &list(T::SCHEMA);
}

impl<T: StructuredOutput> StructuredOutput for LinkedList<T> {
    const SCHEMA: &'static Schema<'static> = &list(T::SCHEMA);
}

impl<T: StructuredOutput> StructuredOutput for Box<[T]> {
    const SCHEMA: &'static Schema<'static> = &list(T::SCHEMA);
}

/// Exactly `N` items; serde reads and writes arrays of up to 32.
impl<T: StructuredOutput, const N: usize> StructuredOutput for [T; N] {
    const SCHEMA: &'static Schema<'static> = &Schema::of(Shape::Array(Array {
        items: T::SCHEMA,
        min_items: Some(N as u64),
        max_items: Some(N as u64),
        unique: false,
    }));
}

impl<T: StructuredOutput, S> StructuredOutput for HashSet<T, S> {
    const SCHEMA: &'static Schema<'static> = &set(T::SCHEMA);
}

impl<T: StructuredOutput> StructuredOutput for BTreeSet<T> {
    const SCHEMA: &'static Schema<'static> = &set(T::SCHEMA);
}

/// A map by strings, or by a type that serde writes as a string, whose names are then as that type demands; a map by an
/// enum of unit variants is a closed object with one optional property for each variant, in declared order.
///
/// A map by integers has their canonical decimal text as names. serde does not read it inside an enum that is not tagged
/// outside, nor in a flattened struct: that is refused where a type is checked, and when its contract is used.
impl<K: StructuredOutput, V: StructuredOutput, S> StructuredOutput for HashMap<K, V, S> {
    const SCHEMA: &'static Schema<'static> = &ir::map(
        K::SCHEMA,
        Entry::<K, V>::KEY,
        Entry::<K, V>::PROPERTIES,
        V::SCHEMA,
    );
}

/// As for [`HashMap`].
impl<K: StructuredOutput, V: StructuredOutput> StructuredOutput for BTreeMap<K, V> {
    const SCHEMA: &'static Schema<'static> = &ir::map(
        K::SCHEMA,
        Entry::<K, V>::KEY,
        Entry::<K, V>::PROPERTIES,
        V::SCHEMA,
    );
}

/// The parts of a map's schema that are lent for ever.
struct Entry<K, V>(PhantomData<(K, V)>);

impl<K: StructuredOutput, V: StructuredOutput> Entry<K, V> {
    const DIGITS: &'static Decimal = &ir::key_digits(K::SCHEMA);
    const KEY: &'static Text<'static> = &ir::key_text(K::SCHEMA, Self::DIGITS);
    const PROPERTIES: &'static [Property<'static>; KEY_CAPACITY] =
        &ir::key_properties(K::SCHEMA, V::SCHEMA);
}

const fn list(items: &'static Schema<'static>) -> Schema<'static> {
    Schema::of(Shape::Array(Array {
        items,
        min_items: None,
        max_items: None,
        unique: false,
    }))
}

const fn set(items: &'static Schema<'static>) -> Schema<'static> {
    Schema::of(Shape::Array(Array {
        items,
        min_items: None,
        max_items: None,
        unique: true,
    }))
}

pub(super) const fn map(values: &'static Schema<'static>) -> Schema<'static> {
    Schema::of(Shape::Object(Object {
        properties: &[],
        additional: Additional::Values(values),
        min_properties: None,
        max_properties: None,
    }))
}
