//! Lists, sets and maps.

use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet, LinkedList, VecDeque};

use isoform_compiler::ir::{Additional, Array, Object, Schema, Shape};

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

impl<V: StructuredOutput, S> StructuredOutput for HashMap<String, V, S> {
    const SCHEMA: &'static Schema<'static> = &map(V::SCHEMA);
}

impl<V: StructuredOutput> StructuredOutput for BTreeMap<String, V> {
    const SCHEMA: &'static Schema<'static> = &map(V::SCHEMA);
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
