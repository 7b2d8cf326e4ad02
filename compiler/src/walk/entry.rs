//! The table of named types that a walk meets.

use super::Counts;
use crate::ir::{Definition, KindSet, Schema};

/// No entry.
pub(crate) const NONE: usize = usize::MAX;

/// One named type, or the root.
#[derive(Clone, Copy)]
pub(crate) struct Entry<'a> {
    /// The named type; `None` for a root without a name.
    pub(crate) definition: Option<&'a Definition<'a>>,
    /// What it allows.
    pub(crate) schema: Option<&'a Schema<'a>>,
    /// The entry from which it was met first.
    pub(crate) parent: usize,
    /// How far the walk is with it.
    pub(crate) state: State,
    /// The first entry whose identity falls to this place, and the next one that falls to the same as this entry's.
    pub(crate) first: usize,
    pub(crate) next: usize,
    /// Neighbours in the stack of entries to visit.
    pub(crate) below: usize,
    pub(crate) above: usize,
    /// What it counts, with what it refers to.
    pub(crate) counts: Counts,
    /// Whether anything in it changes form.
    pub(crate) encoded: bool,
    /// Whether a reference to it is written.
    pub(crate) referenced: bool,
    /// What its author, or the author of a type that leads to it, accepted.
    pub(crate) accepted: KindSet,
    /// Where its text starts and ends.
    pub(crate) text: (usize, usize),
}

/// How far the walk is with a named type.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum State {
    /// Met, not yet visited.
    New,
    /// On the path that is being visited: a reference to it closes a cycle.
    Open,
    /// Visited with all that it refers to.
    Done,
}

impl Entry<'_> {
    /// A place for an entry.
    pub(crate) const EMPTY: Entry<'static> = Entry {
        definition: None,
        schema: None,
        parent: NONE,
        state: State::New,
        first: NONE,
        next: NONE,
        below: NONE,
        above: NONE,
        counts: Counts::ZERO,
        encoded: false,
        referenced: false,
        accepted: KindSet::NONE,
        text: (0, 0),
    };
}
