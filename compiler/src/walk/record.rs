//! Recording what there is to say, with its path.

use super::{Note, Path, Scope, Walk, What};
use crate::ir::{Kind, KindSet};
use crate::rules::Rule;

impl Walk<'_, '_> {
    /// Records a violation, unless another check reports it.
    pub(crate) const fn violate(&mut self, rule: Rule, at: &Path<'_>) {
        if !self.is_silent() {
            self.note(What::Violation(rule), at, None);
        }
    }

    /// Whether what is wrong with the current node is reported by another check.
    pub(super) const fn is_silent(&self) -> bool {
        matches!(self.scope, Scope::Whole) && (self.muted || self.current != 0)
    }

    /// Records what is checked after the answer, or the lack of consent to it.
    pub(crate) const fn leave(&mut self, kinds: KindSet, at: &Path<'_>) {
        if kinds.is_empty() || self.is_silent() {
            return;
        }
        let accepted = self.accepted(self.current).with(Kind::TypeDomain);
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

    /// Records a finding with its path.
    pub(crate) const fn note(&mut self, what: What, at: &Path<'_>, count: Option<(u64, u64)>) {
        let what = match what {
            What::Violation(rule) if self.profile.assumes(rule).is_some() => What::Assumed(rule),
            what => what,
        };
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

    /// What may be checked locally in a type: by consent of its author, or of all who lead to it.
    pub(super) const fn accepted(&self, index: usize) -> KindSet {
        let inherited = self.entries[index].accepted;
        match self.entries[index].definition {
            Some(definition) => match self.gate(definition) {
                Some(own) => inherited.and(own),
                None => inherited,
            },
            None => inherited,
        }
    }
}
