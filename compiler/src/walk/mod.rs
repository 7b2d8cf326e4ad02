//! The walk over a schema: one const fn for the gate, the reports and the text that is sent.
//!
//! Each named type is visited once, after all that it refers to (an explicit stack, so that long chains do not use
//! up the evaluator's frames). The walk emits the sent schema and counts limits in the same step; the gate leaves the
//! text out.

mod counts;
mod emit;
mod entry;
mod limits;
mod node;
mod note;
mod path;
mod sink;
mod survey;

pub use counts::Counts;
use emit::Style;
pub(crate) use entry::{Entry, NONE, State};
pub(crate) use note::{Note, What};
pub(crate) use path::{Path, Step};
pub(crate) use sink::Sink;

use crate::ir::{Definition, Kind, KindSet, Schema, Shape};
use crate::profile::Profile;
use crate::rules::Rule;

/// What a walk reports.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Scope {
    /// Everything: for reports and projections.
    Report,
    /// What stands below one field, except in types that check themselves.
    Field,
    /// What only the whole type shows: its own shape, recursion and limits.
    Whole,
}

/// How characters are counted.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Count {
    /// One by one.
    Characters,
    /// By bytes, of which there are as many or more.
    Bytes,
}

/// The state of a walk; all storage is given from outside, since const evaluation has no heap.
pub(crate) struct Walk<'w, 'a> {
    pub(crate) profile: &'w Profile,
    pub(crate) scope: Scope,
    pub(crate) base: &'w str,
    pub(crate) links: &'a [Definition<'a>],
    pub(crate) entries: &'w mut [Entry<'a>],
    pub(crate) entry_count: usize,
    pub(crate) notes: &'w mut [Note],
    /// How many notes there are, whether or not there was room.
    pub(crate) note_count: usize,
    /// How many of them are violations.
    pub(crate) violation_count: usize,
    pub(crate) paths: Sink<'w>,
    pub(crate) text: Sink<'w>,
    /// The entry that is being visited.
    pub(crate) current: usize,
    /// Whether notes that are no violations are left out: for checks that need no report.
    pub(crate) violations_only: bool,
    /// What the current entry counts so far.
    pub(crate) counts: Counts,
    /// Whether anything in the graph changes form.
    pub(crate) graph_encodes: bool,
    /// Whether the node stands below a field whose own check reports it.
    pub(crate) muted: bool,
    /// Whether a type found no room in the table.
    pub(crate) full: bool,
    pub(crate) count: Count,
    top: usize,
}

impl<'w, 'a> Walk<'w, 'a> {
    /// A walk that has not started.
    #[allow(clippy::too_many_arguments)] // all of it is storage or a fact of the walk; a struct would only rename them
    pub(crate) const fn new(
        profile: &'w Profile,
        scope: Scope,
        base: &'w str,
        links: &'a [Definition<'a>],
        entries: &'w mut [Entry<'a>],
        notes: &'w mut [Note],
        paths: Sink<'w>,
        text: Sink<'w>,
    ) -> Walk<'w, 'a> {
        Walk {
            profile,
            scope,
            base,
            links,
            entries,
            entry_count: 0,
            notes,
            note_count: 0,
            violation_count: 0,
            paths,
            violations_only: !text.is_on(),
            text,
            current: 0,
            counts: Counts::ZERO,
            graph_encodes: false,
            muted: false,
            full: false,
            count: Count::Characters,
            top: NONE,
        }
    }

    /// Walks from the root; `accepted` is what the author accepted for the whole.
    pub(crate) const fn run(&mut self, root: &'a Schema<'a>, accepted: KindSet) {
        let definition = match &root.shape {
            Shape::Reference(link) => match link.resolve(self.links) {
                Some(definition) => Some(definition),
                None => {
                    self.violate(Rule::Reference, &Path::base("$"));
                    return;
                }
            },
            _ => None,
        };
        if let Some(definition) = definition
            && matches!(self.scope, Scope::Field)
            && self.is_gated(definition)
        {
            return;
        }
        let schema = match definition {
            Some(definition) => &definition.schema,
            None => root,
        };
        self.insert(
            definition,
            schema,
            NONE,
            accepted.and(self.profile.accepted),
        );
        // Behind a full table there is nothing more to say than that.
        while self.top != NONE && !self.full {
            self.visit(self.top);
        }
        if !matches!(self.scope, Scope::Field) {
            self.check_limits();
        }
    }

    const fn visit(&mut self, index: usize) {
        let Some(schema) = self.entries[index].schema else {
            return;
        };
        self.current = index;
        match self.entries[index].state {
            State::New => {
                self.entries[index].state = State::Open;
                self.survey(schema);
            }
            State::Open => {
                let start = self.text.len();
                self.counts = Counts::ZERO;
                let at = if index == 0 {
                    Path::base(self.base)
                } else {
                    Path::base("")
                };
                self.node(schema, &at, 0, Style::PLAIN);
                let counts = self.counts;
                self.entries[index].counts = counts;
                // All that it refers to was surveyed: where nothing changed form so far, nothing here does.
                self.entries[index].encoded = self.graph_encodes && self.encodes(schema);
                self.entries[index].text = (start, self.text.len());
                self.entries[index].state = State::Done;
                self.unlink(index);
            }
            State::Done => self.unlink(index),
        }
    }

    /// Whether the type checks itself for this profile.
    pub(crate) const fn is_gated(&self, definition: &Definition<'_>) -> bool {
        definition.gate(self.profile.name).is_some()
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
        let own = match definition {
            Some(definition) => match definition.gate(self.profile.name) {
                Some(own) => own,
                None => KindSet::NONE,
            },
            None => KindSet::NONE,
        };
        // Field by field: the heads of the chains in this place stay.
        let entry = &mut self.entries[index];
        entry.definition = definition;
        entry.schema = Some(schema);
        entry.parent = parent;
        entry.accepted = accepted.and(own);
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

    const fn push(&mut self, index: usize) {
        self.entries[index].below = self.top;
        self.entries[index].above = NONE;
        if self.top != NONE {
            self.entries[self.top].above = index;
        }
        self.top = index;
    }

    const fn unlink(&mut self, index: usize) {
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

    /// Records a violation, unless another check reports it.
    pub(crate) const fn violate(&mut self, rule: Rule, at: &Path<'_>) {
        if !self.is_silent() {
            self.note(What::Violation(rule), at, None);
        }
    }

    /// Whether what is wrong with the current node is reported by another check.
    const fn is_silent(&self) -> bool {
        matches!(self.scope, Scope::Whole) && (self.muted || self.current != 0)
    }

    /// Records what is checked after the answer, or the lack of consent to it.
    pub(crate) const fn leave(&mut self, kinds: KindSet, at: &Path<'_>) {
        if kinds.is_empty() || self.is_silent() {
            return;
        }
        let accepted = self.entries[self.current].accepted.with(Kind::TypeDomain);
        if self.violations_only && kinds.minus(accepted).is_empty() {
            return;
        }
        let mut i = 0;
        while i < Kind::ALL.len() {
            let kind = Kind::ALL[i];
            if kinds.contains(kind) {
                let what = if accepted.contains(kind) {
                    What::Local(kind)
                } else {
                    What::Violation(Rule::Local(kind))
                };
                self.note(what, at, None);
            }
            i += 1;
        }
    }

    /// The path of a note, as text.
    pub(crate) const fn path(&self, note: &Note) -> &[u8] {
        self.part(note.path)
    }

    /// What a note is about beside its path, as text; empty for most.
    pub(crate) const fn detail(&self, note: &Note) -> &[u8] {
        self.part(note.detail)
    }

    const fn part(&self, (start, end): (usize, usize)) -> &[u8] {
        let all = self.paths.written();
        let end = if end < all.len() { end } else { all.len() };
        let start = if start < end { start } else { end };
        all.split_at(end).0.split_at(start).1
    }

    /// Records a finding with its path.
    pub(crate) const fn note(&mut self, what: What, at: &Path<'_>, count: Option<(u64, u64)>) {
        if matches!(what, What::Violation(_)) {
            self.violation_count += 1;
        } else if self.violations_only {
            return;
        }
        let start = self.paths.len();
        self.write_prefix(self.current);
        at.write(&mut self.paths);
        if self.note_count < self.notes.len() {
            self.notes[self.note_count] = Note {
                what,
                path: (start, self.paths.len()),
                detail: (0, 0),
                count,
            };
        }
        self.note_count += 1;
    }
}
