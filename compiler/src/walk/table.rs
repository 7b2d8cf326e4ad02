//! The table as a stack of types to visit, and as a hash table to find them.

use super::{NONE, Walk};
use crate::ir::{Definition, KindSet, Schema};
use crate::text::same;

impl<'a> Walk<'_, 'a> {
    /// Whether the type checks itself for this profile.
    pub(crate) const fn is_gated(&self, definition: &Definition<'_>) -> bool {
        self.gate(definition).is_some()
    }

    pub(super) const fn gate(&self, definition: &Definition<'_>) -> Option<KindSet> {
        let mut i = 0;
        while i < definition.gates.len() {
            if definition.gates[i].signature == self.signature
                && same(definition.gates[i].profile, self.profile.name)
            {
                return Some(definition.gates[i].accepted);
            }
            i += 1;
        }
        None
    }

    /// The entry of a named type that was met before.
    pub(crate) const fn find(&self, definition: &Definition<'_>) -> Option<usize> {
        if self.entries.is_empty() {
            return None;
        }
        let mut i = self.entries[definition.identity.bucket(self.entries.len())].head;
        while i != NONE {
            if let Some(met) = self.entries[i].definition
                && met.identity.same(definition.identity)
            {
                return Some(i);
            }
            i = self.entries[i].next;
        }
        None
    }

    /// Adds an entry on top of the stack; `false` where the table is full.
    pub(crate) const fn insert(
        &mut self,
        definition: Option<&'a Definition<'a>>,
        schema: &'a Schema<'a>,
        parent: usize,
        accepted: KindSet,
    ) -> bool {
        if self.entry_count == self.entries.len() {
            return false;
        }
        let index = self.entry_count;
        self.entry_count += 1;
        // Field by field: the heads of the chains in this place stay.
        self.entries[index].definition = definition;
        self.entries[index].schema = Some(schema);
        self.entries[index].parent = parent;
        self.entries[index].accepted = accepted;
        if let Some(definition) = definition {
            let bucket = definition.identity.bucket(self.entries.len());
            self.entries[index].next = self.entries[bucket].head;
            self.entries[bucket].head = index;
            self.count_namesakes(index, definition.name);
        }
        self.push(index);
        true
    }

    /// Puts an entry on top of the stack, from wherever in it it is.
    pub(crate) const fn raise(&mut self, index: usize) {
        if self.top != index {
            self.unlink(index);
            self.push(index);
        }
    }

    pub(super) const fn push(&mut self, index: usize) {
        self.entries[index].below = self.top;
        self.entries[index].above = NONE;
        if self.top != NONE {
            self.entries[self.top].above = index;
        }
        self.top = index;
    }

    pub(super) const fn unlink(&mut self, index: usize) {
        let (below, above) = (self.entries[index].below, self.entries[index].above);
        if below != NONE {
            self.entries[below].above = above;
        }
        if above != NONE {
            self.entries[above].below = below;
        }
        if self.top == index {
            self.top = below;
        }
        self.entries[index].below = NONE;
        self.entries[index].above = NONE;
    }
}
