//! What one type's own nodes have.

use super::apart::{Seen, apart, never_null};
use super::graph::Graph;
use super::traits::has;
use crate::ir::{
    Additional, Array, Encode, Literal, Object, Property, Schema, Shape, Text, TextDomain, Union,
    nullable,
};
use crate::rules::string;

/// The most values of an integer range that are listed one by one.
const LISTED: u64 = 16;

impl<'a, const N: usize> Graph<'a, N> {
    /// Looks at a node and what stands below it in the same type.
    ///
    /// `depth` is the number of objects around it. `hard` tells whether each value of the type has a value of this
    /// node, `direct` whether a value of the type may be a value of this node with nothing around it.
    pub(super) const fn scan(
        &mut self,
        schema: &'a Schema<'a>,
        depth: u64,
        hard: bool,
        direct: bool,
    ) {
        if schema.encode.is_some() {
            self.all.has |= match (schema.encode, &schema.shape) {
                (Some(Encode::FoldCase), Shape::Literals(_)) => has::FOLD_CASE,
                _ => has::OTHER,
            };
        }
        match &schema.shape {
            Shape::Null | Shape::Boolean => {}
            Shape::Integer(shape) => {
                if shape.minimum.is_some() || shape.maximum.is_some() {
                    self.all.has |= has::BOUNDS;
                    self.all.enum_values += LISTED;
                    if shape.is_empty() {
                        self.all.has |= has::OTHER;
                    }
                }
                if shape.multiple_of.is_some() {
                    self.all.has |= has::MULTIPLE_OF;
                }
            }
            Shape::Number(shape) => {
                if let Some(bound) = shape.minimum {
                    self.all.has |= has::BOUNDS | if bound.exclusive { has::EXCLUSIVE } else { 0 };
                }
                if let Some(bound) = shape.maximum {
                    self.all.has |= has::BOUNDS | if bound.exclusive { has::EXCLUSIVE } else { 0 };
                }
                if shape.multiple_of.is_some() {
                    self.all.has |= has::MULTIPLE_OF;
                }
            }
            Shape::String(shape) => self.string(shape),
            Shape::Literals(literals) => self.literals(literals),
            Shape::Array(shape) => self.array(shape, depth, hard),
            Shape::Tuple(tuple) => {
                let (mut i, end) = (0, tuple.items.len());
                self.all.has |= if end == 0 { has::OTHER } else { has::TUPLE };
                self.positions(end as u64, depth);
                while i < end {
                    self.scan(tuple.items[i], depth + 1, hard, false);
                    i += 1;
                }
            }
            Shape::Object(object) => self.object(object, depth, hard),
            Shape::Union(union) => self.union(union, depth, hard, direct),
            Shape::Reference(link) => match link.resolve(self.links) {
                Some(definition) => {
                    // Its hints may have to stand in a union around it.
                    if schema.annotations.title.is_some()
                        || schema.annotations.description.is_some()
                    {
                        self.unions += 1;
                    }
                    self.refer(definition, depth, hard, direct);
                }
                None => self.all.has |= has::OTHER,
            },
            Shape::Any => self.all.has |= has::ANY,
            Shape::Unmodelled(_) => self.all.has |= has::OTHER,
        }
    }

    const fn string(&mut self, shape: &Text<'a>) {
        if shape.min_length.is_some() || shape.max_length.is_some() {
            self.all.has |= has::LENGTH;
            if shape.is_empty() {
                self.all.has |= has::OTHER;
            }
        }
        if shape.pattern.is_some() {
            self.all.has |= has::PATTERN;
        }
        if shape.format.is_some() {
            self.all.has |= has::FORMAT;
        }
    }

    const fn array(&mut self, shape: &'a Array<'a>, depth: u64, hard: bool) {
        let min = match shape.min_items {
            Some(min) => min,
            None => 0,
        };
        if min > self.all.min_items {
            self.all.min_items = min;
        }
        let mut inside = depth;
        if let Some(max) = shape.max_items {
            self.all.has |= has::MAX_ITEMS;
            if min > max {
                self.all.has |= has::OTHER;
            } else if min == max {
                self.all.has |= has::FIXED;
                self.positions(0, depth);
                inside += 1;
            }
        }
        if shape.unique {
            self.all.has |= has::UNIQUE;
        }
        self.scan(shape.items, inside, hard && min > 0, false);
    }

    /// An object with one property per position, as which a tuple may be sent.
    const fn positions(&mut self, count: u64, depth: u64) {
        self.all.properties += count;
        self.all.characters += 3 * count;
        if depth + 1 > self.depth {
            self.depth = depth + 1;
        }
    }

    const fn object(&mut self, object: &'a Object<'a>, depth: u64, hard: bool) {
        let depth = depth + 1;
        if depth > self.depth {
            self.depth = depth;
        }
        if object.min_properties.is_some() || object.max_properties.is_some() {
            self.all.has |= has::PROPERTY_COUNT;
        }
        match object.additional {
            Additional::Closed => {}
            Additional::Open => self.all.has |= has::OPEN,
            Additional::Values(values) | Additional::Keyed { values, .. } => {
                self.all.has |= has::MAP;
                if let Some(keys) = object.additional.keys()
                    && (string::is_constrained(keys)
                        || matches!(keys.domain, TextDomain::Integer(_)))
                {
                    self.all.has |= has::OTHER;
                }
                let needed = matches!(object.min_properties, Some(1..));
                self.scan(values, depth, hard && needed, false);
            }
        }
        let (mut i, end) = (0, object.properties.len());
        self.all.properties += end as u64;
        while i < end {
            let property: &'a Property<'a> = &object.properties[i];
            self.name(property.name);
            if !property.required {
                self.optionals += 1;
                // Null may stand for absent.
                self.unions += 1;
                self.all.has |= has::OPTIONAL;
                if !never_null(property.schema, self.links) {
                    self.all.has |= has::OPTIONAL_NULL;
                }
            }
            if !property.schema.is_bare() {
                self.scan(property.schema, depth, hard && property.required, false);
            }
            i += 1;
        }
    }

    const fn name(&mut self, name: &str) {
        let bytes = name.as_bytes();
        let (mut i, end) = (0, bytes.len());
        self.all.characters += end as u64;
        if end as u64 > self.all.longest_name {
            self.all.longest_name = end as u64;
        }
        if end == 0 {
            self.all.has |= has::ODD_NAME;
        }
        while i < end {
            if !matches!(bytes[i], b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'_') {
                self.all.has |= has::ODD_NAME;
            }
            i += 1;
        }
    }

    const fn literals(&mut self, literals: &[Literal<'a>]) {
        let (mut i, end) = (0, literals.len());
        let mut characters = 0;
        let mut seen = Seen::NOTHING;
        if end == 0 {
            self.all.has |= has::OTHER;
        }
        while i < end {
            match literals[i] {
                Literal::String(text) if !text.is_empty() => {
                    characters += text.len() as u64;
                    if end > 1 && !seen.first(text) {
                        self.all.has |= has::OTHER;
                    }
                }
                _ => self.all.has |= has::OTHER,
            }
            i += 1;
        }
        self.all.enum_values += end as u64;
        self.all.characters += characters;
        if end as u64 > self.all.listed {
            self.all.listed = end as u64;
        }
        if characters > self.all.listed_characters {
            self.all.listed_characters = characters;
        }
    }

    const fn union(&mut self, union: &'a Union<'a>, depth: u64, hard: bool, direct: bool) {
        self.unions += 1;
        self.all.has |= has::UNION;
        if let Some(inner) = nullable(union) {
            if !never_null(inner, self.links) {
                self.all.has |= has::OTHER;
            }
            if !inner.is_bare() {
                self.scan(inner, depth, false, direct);
            }
            return;
        }
        if !apart(union) {
            self.all.has |= if union.exclusive {
                has::OTHER
            } else {
                has::OVERLAP
            };
        }
        let start = self.edge_count;
        let mut ends = false;
        let (mut i, count) = (0, union.branches.len());
        if count == 0 {
            self.all.has |= has::OTHER;
        }
        while i < count {
            let before = self.edge_count;
            self.scan(union.branches[i], depth, hard, direct);
            ends |= self.edge_count == before;
            i += 1;
        }
        if ends {
            self.soften(start);
        }
    }
}
