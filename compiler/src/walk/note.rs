//! What a walk has to say about a node.

use crate::ir::Kind;
use crate::rules::{Encoding, Rule};

/// One finding, with its path as a part of the walk's path text.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Note {
    /// What was found.
    pub(crate) what: What,
    /// Where the path starts and ends in the path text.
    pub(crate) path: (usize, usize),
    /// What the violation is about, for example the listed values, as a part of the walk's path text.
    pub(crate) detail: (usize, usize),
    /// For limits: how much was counted, and how much is taken.
    pub(crate) count: Option<(u64, u64)>,
}

/// What was found at a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum What {
    /// A reason to refuse the schema.
    Violation(Rule),
    /// A rule that the author says does not hold for the provider.
    Assumed(Rule),
    /// A constraint that is checked after the answer, by consent.
    Local(Kind),
    /// A constraint that is sent but broken now and then.
    Asked(Kind),
    /// A change of form.
    Encoding(Encoding),
}

impl Note {
    /// A place for a note.
    pub(crate) const EMPTY: Note = Note {
        what: What::Violation(Rule::Empty),
        path: (0, 0),
        detail: (0, 0),
        count: None,
    };
}
