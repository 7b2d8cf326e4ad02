//! Limits of a whole schema.

use super::{Counts, Path, Scope, Walk, What};
use crate::rules::{Rule, root};
use crate::text::chars;

impl<'a> Walk<'_, 'a> {
    /// What the whole sent schema counts.
    pub(crate) const fn totals(&self) -> Counts {
        let own = self.entries[0].counts;
        let mut total = Counts {
            depth: own.depth,
            unions: own.unions,
            optionals: own.optionals,
            ..Counts::ZERO
        };
        let mut i = 0;
        while i < self.entry_count {
            let entry = &self.entries[i];
            total.write(&entry.counts);
            if entry.referenced {
                if let Some(definition) = entry.definition {
                    total.characters = total
                        .characters
                        .saturating_add(chars(definition.name))
                        .saturating_add(self.suffix_len(i));
                }
                // A root that is referred to stands twice: as the root and among the definitions.
                if i == 0 && !self.wraps() {
                    total.write(&entry.counts);
                }
            }
            i += 1;
        }
        if self.wraps() {
            total.depth = total.depth.saturating_add(1);
            total.properties = total.properties.saturating_add(1);
            total.characters = total.characters.saturating_add(root::PROPERTY.len() as u64);
        }
        total
    }

    /// Whether the root becomes the only property of an object.
    pub(crate) const fn wraps(&self) -> bool {
        match self.entries[0].schema {
            Some(schema) => root::wraps(schema, self.links, self.profile),
            None => false,
        }
    }

    pub(crate) const fn check_limits(&mut self) {
        self.current = 0;
        let total = self.totals();
        let limits = &self.profile.limits;
        let all = [
            (Rule::Depth, total.depth, limits.depth.value),
            (
                Rule::PropertyLimit,
                total.properties,
                limits.properties.value,
            ),
            (Rule::EnumLimit, total.enum_values, limits.enum_values.value),
            (
                Rule::CharacterLimit,
                total.characters,
                limits.characters.value,
            ),
            (Rule::UnionLimit, total.unions, limits.unions.value),
            (Rule::OptionalLimit, total.optionals, limits.optionals.value),
        ];
        let mut i = 0;
        while i < all.len() {
            let (rule, found, limit) = all[i];
            if let Some(limit) = limit
                && found > limit
            {
                self.exceed(rule, found, limit);
            }
            i += 1;
        }
    }

    const fn exceed(&mut self, rule: Rule, found: u64, limit: u64) {
        if !self.reported_below(rule, limit) {
            self.note(
                What::Violation(rule),
                &Path::base(self.base),
                Some((found, limit)),
            );
        }
    }

    /// Whether a type that checks itself is over the limit on its own, so that it reports that at its own place.
    const fn reported_below(&self, rule: Rule, limit: u64) -> bool {
        if !matches!(self.scope, Scope::Whole) {
            return false;
        }
        let mut i = if self.stands_for_another { 0 } else { 1 };
        while i < self.entry_count {
            let entry = &self.entries[i];
            if let Some(definition) = entry.definition
                && self.is_gated(definition)
            {
                let found = match rule {
                    Rule::Depth => entry.counts.depth,
                    Rule::UnionLimit => entry.counts.unions,
                    Rule::OptionalLimit => entry.counts.optionals,
                    Rule::PropertyLimit => entry.counts.properties,
                    Rule::EnumLimit => entry.counts.enum_values,
                    _ => entry.counts.characters,
                };
                if found > limit {
                    return true;
                }
            }
            i += 1;
        }
        false
    }
}
