//! What is wrong with a place, once for all profiles on which it is.

use super::MAX_VIOLATIONS;
use crate::rules::Rule;
use crate::text::{same, same_bytes};
use crate::walk::{Note, Sink, Walk, What};

/// The most profiles of one message; further ones are reported when these pass.
pub(super) const MAX_PROFILES: usize = 32;
/// The most violations of one message: as many as four profiles list that have none in common.
pub(super) const MAX_FOUND: usize = 4 * MAX_VIOLATIONS;

/// The violations of one place on all its profiles; all storage is given from outside.
pub(super) struct Report<'r> {
    pub(super) found: &'r mut [Found],
    pub(super) len: usize,
    /// The paths and details of what was found.
    texts: Sink<'r>,
    /// How many violations each profile has that found no room.
    pub(super) more: &'r mut [usize],
}

/// One violation, with the profiles that have it.
#[derive(Clone, Copy)]
pub(super) struct Found {
    pub(super) rule: Rule,
    pub(super) path: (usize, usize),
    pub(super) detail: (usize, usize),
    pub(super) count: Option<(u64, u64)>,
    /// One bit a profile, in the order of the gates.
    pub(super) on: u32,
    pub(super) is_written: bool,
}

impl Found {
    /// A place for a violation.
    pub(super) const EMPTY: Found = Found {
        rule: Rule::Empty,
        path: (0, 0),
        detail: (0, 0),
        count: None,
        on: 0,
        is_written: false,
    };
}

impl<'r> Report<'r> {
    /// An empty report.
    pub(super) const fn into(
        found: &'r mut [Found],
        texts: &'r mut [u8],
        more: &'r mut [usize; MAX_PROFILES],
    ) -> Report<'r> {
        Report {
            found,
            len: 0,
            texts: Sink::into(texts),
            more,
        }
    }

    /// A report that takes nothing, for checks that only count.
    pub(super) const fn off() -> Report<'static> {
        Report {
            found: &mut [],
            len: 0,
            texts: Sink::off(),
            more: &mut [],
        }
    }

    /// Whether the report takes anything at all.
    pub(super) const fn is_on(&self) -> bool {
        self.texts.is_on()
    }

    /// Takes the violations of a finished walk on the profile of that gate.
    pub(super) const fn take(&mut self, walk: &Walk<'_, '_>, gate: usize) {
        let (mut i, mut taken) = (0, 0);
        while i < walk.notes.len() && i < walk.note_count {
            let note = walk.notes[i];
            if let What::Violation(rule) = note.what
                && self.add(rule, &note, walk, gate)
            {
                taken += 1;
            }
            i += 1;
        }
        self.more[gate] = walk.violation_count - taken;
    }

    /// Notes a violation, or that another profile has it too; `false` where there is no room.
    const fn add(&mut self, rule: Rule, note: &Note, walk: &Walk<'_, '_>, gate: usize) -> bool {
        let (path, detail) = (walk.path(note), walk.detail(note));
        let mut i = 0;
        while i < self.len {
            let known = &self.found[i];
            if is_alike(known, rule, note.count)
                && same_bytes(self.part(known.path), path)
                && same_bytes(self.part(known.detail), detail)
            {
                self.found[i].on |= 1 << gate;
                return true;
            }
            i += 1;
        }
        if self.len == self.found.len() {
            return false;
        }
        let start = self.texts.len();
        self.texts.bytes(path);
        let middle = self.texts.len();
        self.texts.bytes(detail);
        self.found[self.len] = Found {
            rule,
            path: (start, middle),
            detail: (middle, self.texts.len()),
            count: note.count,
            on: 1 << gate,
            is_written: false,
        };
        self.len += 1;
        true
    }

    /// A path or detail.
    pub(super) const fn part(&self, (start, end): (usize, usize)) -> &[u8] {
        let all = self.texts.written();
        let end = if end < all.len() { end } else { all.len() };
        let start = if start < end { start } else { end };
        all.split_at(end).0.split_at(start).1
    }
}

/// Whether the violation differs from another one of these in its place and detail at most.
pub(super) const fn is_alike(found: &Found, rule: Rule, count: Option<(u64, u64)>) -> bool {
    same(found.rule.name(), rule.name())
        && match (found.count, count) {
            (Some((a, b)), Some((c, d))) => a == c && b == d,
            (None, None) => true,
            _ => false,
        }
}
