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
    /// Neighbours in the stack of entries to visit.
    pub(crate) below: usize,
    pub(crate) above: usize,
    /// The newest entry whose identity falls into this entry's place, and the one met before this entry in its place.
    ///
    /// The table doubles as a hash table with chains, so that looking a type up does not slow down with their number.
    pub(crate) head: usize,
    pub(crate) next: usize,
    /// The same for names as they are sent.
    pub(crate) name_head: usize,
    pub(crate) name_next: usize,
    /// How many earlier entries are sent under this entry's name.
    pub(crate) namesakes: usize,
    /// What it counts, with what it refers to.
    pub(crate) counts: Counts,
    /// Whether it is known to have a value that ends.
    pub(crate) inhabited: bool,
    /// Whether anything in it changes form.
    pub(crate) encoded: bool,
    /// Whether it is known to have a map by integers, itself or in what it refers to.
    pub(crate) numbered: bool,
    /// Whether a reference to it is written.
    pub(crate) referenced: bool,
    /// What the authors of all types that lead to it accepted; its own author's consent comes on top.
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
        below: NONE,
        above: NONE,
        head: NONE,
        next: NONE,
        name_head: NONE,
        name_next: NONE,
        namesakes: 0,
        counts: Counts::ZERO,
        inhabited: false,
        encoded: false,
        numbered: false,
        referenced: false,
        accepted: KindSet::NONE,
        text: (0, 0),
    };
}
