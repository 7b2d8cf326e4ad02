//! What a failing build says.

use super::Gate;
use super::report::{MAX_PROFILES, Report, is_alike};
use crate::ir::{Kind, KindSet};
use crate::profiles::is_shipped;
use crate::rules::Rule;
use crate::text::same_bytes;
use crate::walk::Sink;

impl Report<'_> {
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
                word(gates[i].0.name, sink);
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

/// What stands for a profile in `profiles(..)`: its name, or for one of the user's own its path, which only the user knows.
const fn word(name: &str, sink: &mut Sink<'_>) {
    if is_shipped(name) {
        sink.text(name);
    } else {
        sink.text("<path of `");
        sink.text(name);
        sink.text("`>");
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
