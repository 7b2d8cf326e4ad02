//! The table as a stack of types to visit, and as a hash table to find them.

use super::{Count, NONE, Walk};
use crate::ir::{Definition, KindSet, Schema};

impl<'a> Walk<'_, 'a> {
    /// Whether the type checks itself for this profile.
    pub(crate) const fn is_gated(&self, definition: &Definition<'_>) -> bool {
        self.gate(definition).is_some()
    }

    pub(super) const fn gate(&self, definition: &Definition<'_>) -> Option<KindSet> {
        definition.gate(self.profile.name, self.signature)
    }

    /// The entry of a named type that was met before.
    pub(crate) const fn find(&self, definition: &Definition<'_>) -> Option<usize> {
        let room = self.entries.len();
        if room == 0 {
            return None;
        }
        let mut i = self.entries[definition.identity.bucket(room)].head;
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
        let room = self.entries.len();
        if self.entry_count == room {
            return false;
        }
        let index = self.entry_count;
        self.entry_count += 1;
        // Field by field: the heads of the chains in this place stay.
        let entry = &mut self.entries[index];
        entry.definition = definition;
        entry.schema = Some(schema);
        entry.parent = parent;
        entry.accepted = accepted;
        if let Some(definition) = definition {
            let bucket = definition.identity.bucket(room);
            let head = self.entries[bucket].head;
            self.entries[index].next = head;
            self.entries[bucket].head = index;
            if self.text.on || matches!(self.count, Count::Characters) {
                self.count_namesakes(index, definition.name);
            }
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
