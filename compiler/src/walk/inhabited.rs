//! Types that reach themselves without an end.
//!
//! `struct Next { next: Box<Next> }` compiles, but no answer can ever be finished.

use super::{Path, Walk, What};
use crate::ir::{Schema, Shape};
use crate::rules::Rule;

impl<'a> Walk<'_, 'a> {
    /// Reports a root of which no value ends.
    pub(crate) const fn check_inhabited(&mut self) {
        let mut changed = true;
        while changed && !self.entries[0].inhabited {
            changed = false;
            let mut i = self.entry_count;
            while i > 0 {
                i -= 1;
                if !self.entries[i].inhabited
                    && let Some(schema) = self.entries[i].schema
                    && self.ends(schema)
                {
                    self.entries[i].inhabited = true;
                    changed = true;
                }
            }
        }
        if !self.entries[0].inhabited {
            self.current = 0;
            self.note(What::Violation(Rule::Empty), &Path::base(self.base), None);
        }
    }

    /// Whether the node has a value that ends, by what is known so far of the types it refers to.
    const fn ends(&self, schema: &'a Schema<'a>) -> bool {
        match &schema.shape {
            Shape::Reference(link) => match link.resolve(self.links) {
                Some(definition) => match self.find(definition) {
                    Some(index) => self.entries[index].inhabited,
                    None => true,
                },
                None => false,
            },
            Shape::Array(array) => match array.min_items {
                None | Some(0) => true,
                Some(_) => self.ends(array.items),
            },
            Shape::Tuple(tuple) => {
                let mut i = 0;
                while i < tuple.items.len() {
                    if !self.ends(tuple.items[i]) {
                        return false;
                    }
                    i += 1;
                }
                true
            }
            Shape::Object(object) => {
                let mut i = 0;
                while i < object.properties.len() {
                    if object.properties[i].required && !self.ends(object.properties[i].schema) {
                        return false;
                    }
                    i += 1;
                }
                match (object.additional.values(), object.min_properties) {
                    (Some(values), Some(1..)) => self.ends(values),
                    _ => true,
                }
            }
            Shape::Union(union) => {
                let mut i = 0;
                while i < union.branches.len() {
                    if self.ends(union.branches[i]) {
                        return true;
                    }
                    i += 1;
                }
                false
            }
            _ => true,
        }
    }
}
