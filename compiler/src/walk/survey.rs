//! What a named type refers to, and how it was reached.

use super::numbered::has_numbers_as_names;
use super::{NONE, Path, Scope, State, Step, Walk, What};
use crate::ir::{Definition, Schema, Shape};
use crate::rules::{Rule, encodes};

/// How deep and how long a type that is left to its own check is searched for changes of form.
const MAX_HOPS: u32 = 12;
const MAX_STEPS: u32 = 2000;

/// The longest chain of named types whose path is written whole.
const MAX_CHAIN: usize = 48;

impl<'a> Walk<'_, 'a> {
    /// Puts the types that the node refers to on the stack, unless they were visited.
    pub(crate) const fn survey(&mut self, schema: &'a Schema<'a>) {
        if !self.graph_encodes && encodes::here(schema, self.links, self.profile) {
            self.graph_encodes = true;
        }
        match &schema.shape {
            Shape::Array(array) => self.survey(array.items),
            Shape::Tuple(tuple) => {
                let mut i = 0;
                while i < tuple.items.len() {
                    self.survey(tuple.items[i]);
                    i += 1;
                }
            }
            Shape::Object(object) => {
                let (mut i, end) = (0, object.properties.len());
                while i < end {
                    let schema = object.properties[i].schema;
                    if !schema.is_bare() && !schema.is_bare_option() {
                        self.survey(schema);
                    }
                    i += 1;
                }
                self.graph_numbered |= has_numbers_as_names(&object.additional);
                if let Some(values) = object.additional.values() {
                    self.survey(values);
                }
            }
            Shape::Union(union) => {
                let mut i = 0;
                while i < union.branches.len() {
                    self.survey(union.branches[i]);
                    i += 1;
                }
            }
            Shape::Reference(link) => {
                if let Some(definition) = link.resolve(self.links) {
                    self.meet(definition);
                }
            }
            _ => {}
        }
    }

    const fn meet(&mut self, definition: &'a Definition<'a>) {
        let accepted = self.accepted(self.current);
        match self.find(definition) {
            Some(index) => {
                // What one parent's author accepted is no consent of another's.
                self.entries[index].accepted = self.entries[index].accepted.common(accepted);
                if matches!(self.entries[index].state, State::New) {
                    self.raise(index);
                }
            }
            // A type that checks itself reports what is wrong in it at its own place.
            None if matches!(self.scope, Scope::Field) && self.is_gated(definition) => {
                // It is not visited, so that it must count as one that changes form.
                self.graph_encodes = true;
            }
            None => {
                if !self.insert(Some(definition), &definition.schema, self.current, accepted)
                    && !self.full
                {
                    self.full = true;
                    // Of a named type below, the path up to it is written before this.
                    let at = if self.current == 0 { self.base } else { "" };
                    self.note(What::Violation(Rule::TypeCount), &Path::base(at), None);
                }
            }
        }
    }

    /// Writes the path from the walk's start to the named type.
    pub(crate) const fn write_prefix(&mut self, index: usize) {
        if index == 0 {
            return;
        }
        let mut chain = [0; MAX_CHAIN];
        let (mut len, mut at) = (0, index);
        while at != 0 && at != NONE && len < MAX_CHAIN {
            chain[len] = at;
            len += 1;
            at = self.entries[at].parent;
        }
        if at == 0 {
            self.paths.text(self.base);
        } else {
            self.paths.text("$…");
        }
        while len > 0 {
            len -= 1;
            let child = chain[len];
            let parent = self.entries[child].parent;
            if let (Some(schema), Some(definition)) =
                (self.entries[parent].schema, self.entries[child].definition)
            {
                let start = Path {
                    parent: None,
                    step: Step::Type,
                };
                self.locate(schema, definition, &start);
            }
        }
    }

    /// Writes the path to the first reference to the type; `false` where there is none.
    const fn locate(
        &mut self,
        schema: &'a Schema<'a>,
        wanted: &Definition<'a>,
        at: &Path<'_>,
    ) -> bool {
        match &schema.shape {
            Shape::Reference(link) => match link.resolve(self.links) {
                Some(found) if found.identity.same(wanted.identity) => {
                    at.write(&mut self.paths);
                    true
                }
                _ => false,
            },
            Shape::Array(array) => self.locate(array.items, wanted, &at.to(Step::Item)),
            Shape::Tuple(tuple) => {
                let mut i = 0;
                while i < tuple.items.len() {
                    if self.locate(tuple.items[i], wanted, &at.to(Step::Position(i))) {
                        return true;
                    }
                    i += 1;
                }
                false
            }
            Shape::Object(object) => {
                let mut i = 0;
                while i < object.properties.len() {
                    let property = &object.properties[i];
                    if self.locate(
                        property.schema,
                        wanted,
                        &at.to(Step::Property(property.name)),
                    ) {
                        return true;
                    }
                    i += 1;
                }
                match object.additional.values() {
                    Some(values) => self.locate(values, wanted, &at.to(Step::Value)),
                    None => false,
                }
            }
            Shape::Union(union) => {
                let mut i = 0;
                while i < union.branches.len() {
                    if self.locate(union.branches[i], wanted, at) {
                        return true;
                    }
                    i += 1;
                }
                false
            }
            _ => false,
        }
    }

    /// Whether anything at or below the node changes form.
    pub(crate) const fn encodes(&self, schema: &Schema<'a>) -> bool {
        self.changes_form(schema, MAX_HOPS, &mut { MAX_STEPS })
    }

    /// The same, with how many references into types that are left to their own checks are followed, and how many nodes
    /// are looked at there; yes where that does not tell.
    const fn changes_form(&self, schema: &Schema<'a>, hops: u32, steps: &mut u32) -> bool {
        if *steps == 0 || encodes::here(schema, self.links, self.profile) {
            return true;
        }
        if hops < MAX_HOPS {
            *steps -= 1;
        }
        match &schema.shape {
            Shape::Array(array) => self.changes_form(array.items, hops, steps),
            Shape::Tuple(tuple) => self.any_changes_form(tuple.items, hops, steps),
            Shape::Union(union) => self.any_changes_form(union.branches, hops, steps),
            Shape::Object(object) => {
                let mut i = 0;
                while i < object.properties.len() {
                    if self.changes_form(object.properties[i].schema, hops, steps) {
                        return true;
                    }
                    i += 1;
                }
                matches!(object.additional.values(), Some(values) if self.changes_form(values, hops, steps))
            }
            Shape::Reference(link) => match link.resolve(self.links) {
                Some(definition) => match self.find(definition) {
                    Some(index) if matches!(self.entries[index].state, State::Done) => {
                        self.entries[index].encoded
                    }
                    // Not finished: the safe answer, refined by what the whole graph has.
                    Some(_) => self.graph_encodes,
                    None if hops == 0 => true,
                    None => self.changes_form(&definition.schema, hops - 1, steps),
                },
                None => false,
            },
            _ => false,
        }
    }

    const fn any_changes_form(&self, list: &[&Schema<'a>], hops: u32, steps: &mut u32) -> bool {
        let mut i = 0;
        while i < list.len() {
            if self.changes_form(list[i], hops, steps) {
                return true;
            }
            i += 1;
        }
        false
    }
}
