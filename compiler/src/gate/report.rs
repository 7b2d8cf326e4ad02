//! What a failing build says: what is wrong, once for all profiles on which it is.

use super::{Gate, MAX_VIOLATIONS};
use crate::ir::{Kind, KindSet};
use crate::rules::Rule;
use crate::text::{same, same_bytes};
use crate::walk::{Note, Sink, Walk, What};

/// The most profiles of one message; further ones are reported when these pass.
pub(super) const MAX_PROFILES: usize = 32;
/// The most violations of one message: as many as four profiles list that have none in common.
pub(super) const MAX_FOUND: usize = 4 * MAX_VIOLATIONS;

/// The violations of one place on all its profiles; all storage is given from outside.
pub(super) struct Report<'r> {
    found: &'r mut [Found],
    len: usize,
    /// The paths and details of what was found.
    texts: Sink<'r>,
    /// How many violations each profile has that found no room.
    more: [usize; MAX_PROFILES],
}

/// One violation, with the profiles that have it.
#[derive(Clone, Copy)]
pub(super) struct Found {
    rule: Rule,
    path: (usize, usize),
    detail: (usize, usize),
    count: Option<(u64, u64)>,
    /// One bit a profile, in the order of the gates.
    on: u32,
    is_written: bool,
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
    pub(super) const fn into(found: &'r mut [Found], texts: &'r mut [u8]) -> Report<'r> {
        Report {
            found,
            len: 0,
            texts: Sink::into(texts),
            more: [0; MAX_PROFILES],
        }
    }

    /// A report that takes nothing, for checks that only count.
    pub(super) const fn off() -> Report<'static> {
        Report {
            found: &mut [],
            len: 0,
            texts: Sink::off(),
            more: [0; MAX_PROFILES],
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

    /// Writes the message: a heading for each set of profiles, and under it what exactly these have.
    pub(super) const fn write(&mut self, gates: &[Gate<'_>], name: &str, sink: &mut Sink<'_>) {
        let mut i = 0;
        while i < self.len {
            if !self.found[i].is_written {
                if sink.len() > 0 {
                    sink.byte(b'\n');
                }
                let on = self.found[i].on;
                heading(gates, name, on, sink);
                self.write_fixed(on, sink);
                self.write_consentable(gates, on, sink);
            }
            i += 1;
        }
        let mut i = 0;
        while i < gates.len() && i < MAX_PROFILES {
            if self.more[i] > 0 {
                sink.text("\nand ");
                sink.integer(self.more[i] as i128);
                sink.text(" more on `");
                sink.text(gates[i].0.name);
                sink.byte(b'`');
            }
            i += 1;
        }
    }

    /// What must be written otherwise, each with its fix.
    const fn write_fixed(&mut self, on: u32, sink: &mut Sink<'_>) {
        let mut i = 0;
        while i < self.len {
            let found = self.found[i];
            if found.on == on && !found.is_written && found.rule.consent().is_none() {
                self.describe(i, sink);
                sink.text("\n  fix:  ");
                sink.text(found.rule.fix());
            }
            i += 1;
        }
    }

    /// What the author may leave to the validator, with the words for all of it.
    const fn write_consentable(&mut self, gates: &[Gate<'_>], on: u32, sink: &mut Sink<'_>) {
        let (mut i, mut fix) = (0, None);
        while i < self.len {
            let found = self.found[i];
            if found.on == on && !found.is_written {
                self.describe(i, sink);
                fix = Some(found.rule.fix());
            }
            i += 1;
        }
        let Some(fix) = fix else { return };
        sink.text("\n  fix:  ");
        sink.text(fix);
        sink.text(": profiles(");
        let (mut i, mut is_first) = (0, true);
        while i < gates.len() && i < MAX_PROFILES {
            if on & (1 << i) != 0 {
                if !is_first {
                    sink.text(", ");
                }
                is_first = false;
                sink.text(gates[i].0.name);
                sink.text("(check_locally(");
                list(gates[i].1.and(self.kinds_on(i)), sink);
                sink.text("))");
            }
            i += 1;
        }
        sink.byte(b')');
    }

    /// Every kind that lacks the author's consent on one profile, under whatever heading it stands.
    const fn kinds_on(&self, gate: usize) -> KindSet {
        let (mut kinds, mut i) = (KindSet::NONE, 0);
        while i < self.len {
            if self.found[i].on & (1 << gate) != 0
                && self.found[i].rule.consent().is_some()
                && let Rule::Local(kind) = self.found[i].rule
            {
                kinds = kinds.with(kind);
            }
            i += 1;
        }
        kinds
    }

    /// Rule, paths and reason of a violation, together with those that differ from it in the path alone.
    const fn describe(&mut self, first: usize, sink: &mut Sink<'_>) {
        let found = self.found[first];
        sink.text("\n  rule: ");
        sink.text(found.rule.name());
        let mut i = first;
        while i < self.len {
            let other = self.found[i];
            if other.on == found.on
                && is_alike(&other, found.rule, found.count)
                && same_bytes(self.part(other.detail), self.part(found.detail))
            {
                sink.text("\n  at:   ");
                sink.bytes(self.part(other.path));
                self.found[i].is_written = true;
            }
            i += 1;
        }
        sink.text("\n  why:  ");
        sink.text(found.rule.why());
        let detail = self.part(found.detail);
        if !detail.is_empty() {
            sink.text(": ");
            sink.bytes(detail);
        }
        if let Some((counted, limit)) = found.count {
            sink.text(" (");
            sink.integer(counted as i128);
            sink.text(" of at most ");
            sink.integer(limit as i128);
            sink.byte(b')');
        }
    }

    const fn part(&self, (start, end): (usize, usize)) -> &[u8] {
        let all = self.texts.written();
        let end = if end < all.len() { end } else { all.len() };
        let start = if start < end { start } else { end };
        all.split_at(end).0.split_at(start).1
    }
}

/// "`Reply` is not lossless on `openai` (profile 2026-09) and `gemini` (2026-11)".
const fn heading(gates: &[Gate<'_>], name: &str, on: u32, sink: &mut Sink<'_>) {
    sink.byte(b'`');
    sink.text(name);
    sink.text("` is not lossless on ");
    let (mut i, mut is_first) = (0, true);
    while i < gates.len() && i < MAX_PROFILES {
        if on & (1 << i) != 0 {
            let is_last = on >> i == 1;
            if !is_first {
                sink.text(if is_last { " and " } else { ", " });
            }
            sink.byte(b'`');
            sink.text(gates[i].0.name);
            sink.text(if is_first { "` (profile " } else { "` (" });
            sink.text(gates[i].0.revision);
            sink.byte(b')');
            is_first = false;
        }
        i += 1;
    }
}

/// The words of the kinds, with commas between them.
const fn list(kinds: KindSet, sink: &mut Sink<'_>) {
    let (mut i, mut is_first) = (0, true);
    while i < Kind::ALL.len() {
        if kinds.contains(Kind::ALL[i]) {
            if !is_first {
                sink.text(", ");
            }
            is_first = false;
            sink.text(Kind::ALL[i].word());
        }
        i += 1;
    }
}

const fn is_alike(found: &Found, rule: Rule, count: Option<(u64, u64)>) -> bool {
    same(found.rule.name(), rule.name())
        && match (found.count, count) {
            (Some((a, b)), Some((c, d))) => a == c && b == d,
            (None, None) => true,
            _ => false,
        }
}
