//! Maps by integers below what serde reads from a buffer.
//!
//! serde keeps the content of an enum that is not tagged outside, and of a flattened struct, as a value of its own until
//! it knows what to make of it. Names are strings there, which it does not read as integers any more.

use super::{Path, Scope, Step, Walk, What};
use crate::ir::{Additional, Schema, Shape, TextDomain};
use crate::rules::Rule;

/// Whether the names of a map are integers.
pub(super) const fn has_numbers_as_names(additional: &Additional<'_>) -> bool {
    match additional.keys() {
        Some(keys) => matches!(keys.domain, TextDomain::Integer(_)),
        None => false,
    }
}

impl<'a> Walk<'_, 'a> {
    /// Reports every type in which serde would not read a map that it wrote.
    pub(crate) const fn check_numbered(&mut self) {
        let mut changed = true;
        while changed {
            changed = false;
            let mut i = self.entry_count;
            while i > 0 {
                i -= 1;
                if !self.entries[i].numbered
                    && let Some(schema) = self.entries[i].schema
                    && self.numbered(schema)
                {
                    self.entries[i].numbered = true;
                    changed = true;
                }
            }
        }
        let mut i = 0;
        while i < self.entry_count {
            if let Some(schema) = self.entries[i].schema
                && !self.reports_itself(i)
            {
                self.current = i;
                let at = if i == 0 {
                    Path::base(self.base)
                } else {
                    Path::base("")
                };
                self.report_numbered(schema, &at, false);
            }
            i += 1;
        }
    }

    const fn reports_itself(&self, index: usize) -> bool {
        match self.entries[index].definition {
            Some(definition) => {
                (index != 0 || self.stands_for_another)
                    && matches!(self.scope, Scope::Whole)
                    && self.is_gated(definition)
            }
            None => false,
        }
    }

    /// Whether a map by integers is below the node, by what is known so far of the types it refers to.
    const fn numbered(&self, schema: &Schema<'a>) -> bool {
        match &schema.shape {
            Shape::Array(array) => self.numbered(array.items),
            Shape::Tuple(tuple) => self.any_numbered(tuple.items),
            Shape::Union(union) => self.any_numbered(union.branches),
            Shape::Object(object) => {
                if has_numbers_as_names(&object.additional) {
                    return true;
                }
                let mut i = 0;
                while i < object.properties.len() {
                    if self.numbered(object.properties[i].schema) {
                        return true;
                    }
                    i += 1;
                }
                match object.additional.values() {
                    Some(values) => self.numbered(values),
                    None => false,
                }
            }
            Shape::Reference(link) => match link.resolve(self.links) {
                Some(definition) => match self.find(definition) {
                    Some(index) => self.entries[index].numbered,
                    None => false,
                },
                None => false,
            },
            _ => false,
        }
    }

    const fn any_numbered(&self, list: &[&Schema<'a>]) -> bool {
        let mut i = 0;
        while i < list.len() {
            if self.numbered(list[i]) {
                return true;
            }
            i += 1;
        }
        false
    }

    /// Reports the maps by integers of this type that are below a node which serde reads from a buffer; of another type
    /// that has one, the place that refers to it.
    const fn report_numbered(&mut self, schema: &'a Schema<'a>, at: &Path<'_>, in_a_buffer: bool) {
        let in_a_buffer = in_a_buffer || schema.buffered;
        match &schema.shape {
            Shape::Array(array) => {
                self.report_numbered(array.items, &at.to(Step::Item), in_a_buffer);
            }
            Shape::Tuple(tuple) => {
                let mut i = 0;
                while i < tuple.items.len() {
                    self.report_numbered(tuple.items[i], &at.to(Step::Position(i)), in_a_buffer);
                    i += 1;
                }
            }
            Shape::Union(union) => {
                let mut i = 0;
                while i < union.branches.len() {
                    self.report_numbered(union.branches[i], at, in_a_buffer);
                    i += 1;
                }
            }
            Shape::Object(object) => {
                if in_a_buffer && has_numbers_as_names(&object.additional) {
                    self.note(What::Violation(Rule::NumberKey), at, None);
                }
                let mut i = 0;
                while i < object.properties.len() {
                    let property = &object.properties[i];
                    let at = at.to(Step::Property(property.name));
                    self.report_numbered(property.schema, &at, in_a_buffer);
                    i += 1;
                }
                if let Some(values) = object.additional.values() {
                    self.report_numbered(values, &at.to(Step::Value), in_a_buffer);
                }
            }
            Shape::Reference(_) if in_a_buffer && self.numbered(schema) => {
                self.note(What::Violation(Rule::NumberKey), at, None);
            }
            _ => {}
        }
    }
}
