//! The walk over a schema: one const fn for the gate, the reports and the text that is sent.
//!
//! Each named type is visited once, after all that it refers to (an explicit stack, so that long chains do not use
//! up the evaluator's frames). The walk emits the sent schema and counts limits in the same step; the gate leaves the
//! text out.

mod counts;
mod emit;
mod endless;
mod entry;
mod inhabited;
mod limits;
mod listed;
mod node;
mod note;
mod numbered;
mod object;
mod path;
mod positions;
mod record;
mod reference;
mod scalar;
mod sink;
mod survey;
mod table;
mod union;

pub use counts::Counts;
use emit::Style;
use endless::{MAX_HOPS, leads_to};
pub(crate) use entry::{Entry, NONE, State};
pub(crate) use note::{Note, What};
pub(crate) use path::{Path, Step};
pub(crate) use sink::Sink;

use crate::ir::{Definition, KindSet, Schema, Shape};
use crate::profile::{Profile, Root};
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
    /// The profile's signature, by which the gates of named types know it.
    signature: u64,
    /// Whether a type reaches itself.
    pub(crate) cyclic: bool,
    /// Whether anything in the graph changes form.
    pub(crate) graph_encodes: bool,
    /// Whether anything in the graph is a map by integers.
    pub(crate) graph_numbered: bool,
    /// Whether the node stands below a field whose own check reports it.
    pub(crate) muted: bool,
    /// Whether the checked type only stands for the one that is the root here, which may have checks of its own.
    pub(crate) stands_for_another: bool,
    /// Whether a type found no room in the table.
    pub(crate) full: bool,
    pub(crate) count: Count,
    /// What the author accepted for the whole.
    given: KindSet,
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
            signature: profile.signature(),
            cyclic: false,
            graph_encodes: false,
            graph_numbered: false,
            muted: false,
            stands_for_another: false,
            full: false,
            count: Count::Characters,
            given: KindSet::NONE,
            top: NONE,
        }
    }

    /// Walks from the root; `accepted` is what the author accepted for the whole.
    pub(crate) const fn run(&mut self, root: &'a Schema<'a>, accepted: KindSet) {
        let mut definition = match &root.shape {
            Shape::Reference(link) => match link.resolve(self.links) {
                Some(definition) => Some(definition),
                None => {
                    self.violate(Rule::Reference, &Path::base("$"));
                    return;
                }
            },
            _ => None,
        };
        let mut accepted = accepted;
        // A root that is sent is no reference, so that a type that only stands for another is left out. What is wrong in
        // that other is reported by the field that holds it.
        if !matches!(self.scope, Scope::Field) && !matches!(self.profile.root.value, Root::Anything)
        {
            let (checked, mut hops) = (definition, 0);
            while let Some(outer) = definition
                && let Shape::Reference(link) = &outer.schema.shape
                && let Some(inner) = link.resolve(self.links)
                && hops < MAX_HOPS
            {
                if let Some(own) = self.gate(outer) {
                    accepted = accepted.and(own);
                }
                definition = Some(inner);
                hops += 1;
            }
            if hops == MAX_HOPS {
                // A type that stands for itself, which is reported as what it is.
                definition = checked;
            } else if hops > 0 && matches!(self.scope, Scope::Whole) {
                self.stands_for_another = true;
                self.muted = true;
            }
        }
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
        self.given = accepted;
        self.insert(
            definition,
            schema,
            NONE,
            accepted.and(self.profile.accepted),
        );
        // Who asks whether a type changes form may stand in a cycle with it, so that all types are met before.
        let mut i = 0;
        while i < self.entry_count {
            self.current = i;
            if let Some(schema) = self.entries[i].schema {
                self.survey(schema);
            }
            i += 1;
        }
        self.raise(0);
        // Behind a full table there is nothing more to say than that.
        while self.top != NONE && !self.full {
            self.visit(self.top);
        }
        if !matches!(self.scope, Scope::Field) {
            if self.cyclic {
                self.check_inhabited();
            }
            if self.graph_numbered {
                self.check_numbered();
            }
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
                if let Some(definition) = self.entries[index].definition
                    && leads_to(schema, definition, self.links, MAX_HOPS)
                {
                    self.violate(Rule::Reference, &at);
                }
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

    /// What the author of the root left to the validator, without what the profile accepts for all of its users.
    pub(crate) const fn given(&self) -> KindSet {
        match self.entries[0].definition {
            Some(definition) => match self.gate(definition) {
                Some(own) => self.given.and(own),
                None => self.given,
            },
            None => self.given,
        }
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
}
