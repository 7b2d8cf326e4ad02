//! Strings: length, pattern, format.

use super::pattern;
use crate::ir::{Kind, KindSet, Text, TextDomain};
use crate::profile::Profile;
use crate::text;

/// The most bytes of a pattern that is sent on a type's behalf without knowing how providers take such.
const LONG: usize = 400;

/// The form of a string.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct StringForm<'a> {
    /// `minLength` as sent.
    pub(crate) min_length: Option<u64>,
    /// `maxLength` as sent.
    pub(crate) max_length: Option<u64>,
    /// `pattern` as sent.
    pub(crate) pattern: Option<&'a str>,
    /// `format` as sent.
    pub(crate) format: Option<&'a str>,
    /// What is not sent.
    pub(crate) local: KindSet,
}

/// The form of a string.
pub(crate) const fn form<'a>(string: &Text<'a>, profile: &Profile) -> StringForm<'a> {
    let mut form = StringForm {
        min_length: None,
        max_length: None,
        pattern: None,
        format: None,
        local: KindSet::NONE,
    };
    let lengths = profile.strings.length.holds();
    if string.min_length.is_some() || string.max_length.is_some() {
        if lengths {
            form.min_length = string.min_length;
            form.max_length = string.max_length;
        } else {
            form.local = form.local.with(Kind::StringLength);
        }
    }
    if let Some(pattern) = string.pattern {
        if pattern::enforced(pattern, profile) {
            form.pattern = Some(pattern);
        } else {
            form.local = form.local.with(Kind::Pattern);
        }
    }
    if let Some(format) = string.format {
        if text::contains(profile.strings.formats.value, format) {
            form.format = Some(format);
        } else {
            form.local = form.local.with(Kind::Format);
        }
    }
    if matches!(string.domain, TextDomain::Char) {
        if lengths {
            form.min_length = Some(1);
            form.max_length = Some(1);
        } else {
            form.local = form.local.with(Kind::TypeDomain);
        }
    }
    if let Some(format) = string.domain.format() {
        if form.format.is_none() && text::contains(profile.strings.formats.value, format) {
            form.format = Some(format);
        } else {
            form.local = form.local.with(Kind::TypeDomain);
        }
    }
    if let Some(pattern) = string.domain.pattern() {
        let beside = form.format.is_some();
        if form.pattern.is_none() && is_sent(pattern, beside, profile) {
            form.pattern = Some(pattern);
        } else {
            form.local = form.local.with(Kind::TypeDomain);
        }
    }
    form
}

/// Whether anything was written about the string.
pub(crate) const fn is_constrained(string: &Text<'_>) -> bool {
    string.min_length.is_some()
        || string.max_length.is_some()
        || string.pattern.is_some()
        || string.format.is_some()
}

/// All kinds of constraint that a string has.
pub(crate) const fn constraints(string: &Text<'_>) -> KindSet {
    let mut kinds = KindSet::NONE;
    if string.min_length.is_some() || string.max_length.is_some() {
        kinds = kinds.with(Kind::StringLength);
    }
    if string.pattern.is_some() {
        kinds = kinds.with(Kind::Pattern);
    }
    if string.format.is_some() {
        kinds = kinds.with(Kind::Format);
    }
    if !matches!(string.domain, TextDomain::Any) {
        kinds = kinds.with(Kind::TypeDomain);
    }
    kinds
}

/// Whether a pattern that only the type has is sent: nobody wrote it, so that it must not be what a provider refuses.
const fn is_sent(pattern: &str, beside_format: bool, profile: &Profile) -> bool {
    (pattern.len() <= LONG && !beside_format || profile.strings.type_patterns.holds())
        && pattern::enforced(pattern, profile)
}
