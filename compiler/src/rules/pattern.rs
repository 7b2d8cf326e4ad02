//! The pattern scanner: which constructs a regular expression uses, and whether it is anchored.
//!
//! It knows the constructs that ECMA-262 and the linear-time engines share, and refuses what it does not know.

use crate::profile::{Feature, Features, Profile};

/// What a scan found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Scan {
    /// The constructs used.
    pub(crate) features: Features,
    /// Whether the whole pattern is `^..$` without an alternative outside groups.
    pub(crate) anchored: bool,
}

/// Whether the profile enforces the pattern with the meaning that JSON Schema gives it.
pub(crate) const fn enforced(pattern: &str, profile: &Profile) -> bool {
    if !profile.strings.pattern.holds() {
        return false;
    }
    match scan(pattern) {
        Some(scan) => {
            profile.strings.features.value.covers(scan.features)
                && (scan.anchored || profile.strings.unanchored.holds())
        }
        None => false,
    }
}

/// Scans a pattern; `None` where it is malformed or has a construct that the scanner does not know.
pub(crate) const fn scan(pattern: &str) -> Option<Scan> {
    let b = pattern.as_bytes();
    let mut features = Features::NONE;
    let (mut i, mut depth) = (0usize, 0usize);
    let mut outer_alternative = false;
    let mut ends_anchored = false;
    // Whether there is something that a quantifier could repeat.
    let mut repeatable = false;
    while i < b.len() {
        ends_anchored = false;
        match b[i] {
            b'\\' => {
                let (next, feature) = match escape(b, i, false) {
                    Some(found) => found,
                    None => return None,
                };
                if let Some(feature) = feature {
                    features = features.with(feature);
                    repeatable = !matches!(feature, Feature::WordBoundary);
                } else {
                    repeatable = true;
                }
                i = next;
                continue;
            }
            b'[' => {
                let (next, found) = match class(b, i) {
                    Some(found) => found,
                    None => return None,
                };
                features = features.and(found);
                i = next;
                repeatable = true;
                continue;
            }
            b'(' => {
                depth += 1;
                repeatable = false;
                if i + 1 < b.len() && b[i + 1] == b'?' {
                    let (next, feature) = match group(b, i) {
                        Some(found) => found,
                        None => return None,
                    };
                    features = features.with(feature);
                    i = next;
                    continue;
                }
                features = features.with(Feature::Group);
            }
            b')' => {
                if depth == 0 {
                    return None;
                }
                depth -= 1;
                repeatable = true;
            }
            b'|' => {
                if depth == 0 {
                    outer_alternative = true;
                }
                repeatable = false;
            }
            b'*' | b'+' | b'?' => {
                if !repeatable {
                    return None;
                }
                repeatable = false;
                if i + 1 < b.len() && b[i + 1] == b'?' {
                    features = features.with(Feature::Lazy);
                    i += 1;
                }
            }
            b'{' => {
                if !repeatable {
                    return None;
                }
                let (next, large) = match repeat(b, i) {
                    Some(found) => found,
                    None => return None,
                };
                if large {
                    features = features.with(Feature::LargeRepeat);
                }
                i = next;
                repeatable = false;
                if i < b.len() && b[i] == b'?' {
                    features = features.with(Feature::Lazy);
                    i += 1;
                }
                continue;
            }
            b'^' => repeatable = false,
            b'$' => {
                ends_anchored = depth == 0;
                repeatable = false;
            }
            // A bare closing bracket or brace is a literal in one dialect and an error in another.
            b']' | b'}' => return None,
            _ => repeatable = true,
        }
        i += 1;
    }
    if depth != 0 {
        return None;
    }
    let anchored = !outer_alternative && !b.is_empty() && b[0] == b'^' && ends_anchored;
    Some(Scan { features, anchored })
}

/// The end of an escape and the construct it is; a plain escaped punctuation mark is none.
const fn escape(b: &[u8], at: usize, in_class: bool) -> Option<(usize, Option<Feature>)> {
    if at + 1 >= b.len() {
        return None;
    }
    match b[at + 1] {
        b'd' | b'D' | b'w' | b'W' | b's' | b'S' => Some((at + 2, Some(Feature::ClassEscape))),
        b'b' | b'B' if !in_class => Some((at + 2, Some(Feature::WordBoundary))),
        b'1'..=b'9' => Some((at + 2, Some(Feature::Backreference))),
        b't' | b'n' | b'r' | b'f' | b'v' => Some((at + 2, None)),
        b'p' | b'P' => {
            if at + 2 >= b.len() || b[at + 2] != b'{' {
                return None;
            }
            let mut i = at + 3;
            while i < b.len() && b[i] != b'}' {
                i += 1;
            }
            if i == b.len() {
                None
            } else {
                Some((i + 1, Some(Feature::UnicodeClass)))
            }
        }
        b'u' | b'x' => {
            let digits = if b[at + 1] == b'u' { 4 } else { 2 };
            let mut k = 0;
            while k < digits {
                if at + 2 + k >= b.len() || !b[at + 2 + k].is_ascii_hexdigit() {
                    return None;
                }
                k += 1;
            }
            Some((at + 2 + digits, Some(Feature::CodeEscape)))
        }
        c if c.is_ascii_punctuation() => Some((at + 2, None)),
        _ => None,
    }
}

/// The end of a bracketed class and the constructs in it.
const fn class(b: &[u8], at: usize) -> Option<(usize, Features)> {
    let mut features = Features::NONE;
    let mut i = at + 1;
    if i < b.len() && b[i] == b'^' {
        i += 1;
    }
    // An empty class matches nothing in one dialect and is an error in another.
    if i < b.len() && b[i] == b']' {
        return None;
    }
    while i < b.len() {
        match b[i] {
            b']' => return Some((i + 1, features)),
            // Nested classes and set operations exist in some dialects only.
            b'[' => return None,
            b'&' | b'~' | b'-' if i + 1 < b.len() && b[i + 1] == b[i] => return None,
            b'\\' => {
                let (next, feature) = match escape(b, i, true) {
                    Some(found) => found,
                    None => return None,
                };
                if let Some(feature) = feature {
                    if matches!(feature, Feature::Backreference) {
                        return None;
                    }
                    features = features.with(feature);
                }
                i = next;
            }
            _ => i += 1,
        }
    }
    None
}

/// The end of the opening of a special group and what kind it is.
const fn group(b: &[u8], at: usize) -> Option<(usize, Feature)> {
    if at + 2 >= b.len() {
        return None;
    }
    match b[at + 2] {
        b':' => Some((at + 3, Feature::NonCapturing)),
        b'=' | b'!' => Some((at + 3, Feature::Lookaround)),
        b'<' if at + 3 < b.len() && (b[at + 3] == b'=' || b[at + 3] == b'!') => {
            Some((at + 4, Feature::Lookaround))
        }
        b'<' => {
            let mut i = at + 3;
            while i < b.len() && b[i] != b'>' {
                if !(b[i].is_ascii_alphanumeric() || b[i] == b'_') {
                    return None;
                }
                i += 1;
            }
            if i == b.len() || i == at + 3 {
                None
            } else {
                Some((i + 1, Feature::NamedGroup))
            }
        }
        _ => None,
    }
}

/// The end of `{n}`, `{n,}` or `{n,m}` and whether a number in it is above 1,000.
const fn repeat(b: &[u8], at: usize) -> Option<(usize, bool)> {
    let mut i = at + 1;
    let (mut first, mut second, mut digits) = (0u32, 0u32, 0u32);
    let mut comma = false;
    while i < b.len() && b[i] != b'}' {
        match b[i] {
            b'0'..=b'9' => {
                let digit = (b[i] - b'0') as u32;
                if comma {
                    second = second.saturating_mul(10).saturating_add(digit);
                } else {
                    first = first.saturating_mul(10).saturating_add(digit);
                }
                digits += if comma { 0x1_0000 } else { 1 };
            }
            b',' if !comma && digits > 0 => comma = true,
            _ => return None,
        }
        i += 1;
    }
    if i == b.len() || digits == 0 {
        return None;
    }
    if digits >= 0x1_0000 && second < first {
        return None;
    }
    Some((i + 1, first > 1000 || second > 1000))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn features(pattern: &str) -> Option<Features> {
        scan(pattern).map(|scan| scan.features)
    }

    #[test]
    fn a_plain_anchored_pattern_uses_nothing() {
        assert_eq!(
            scan("^[a-z]{1,8}$"),
            Some(Scan {
                features: Features::NONE,
                anchored: true
            })
        );
    }

    #[test]
    fn anchors_count_only_around_the_whole() {
        for (pattern, anchored) in [
            ("^a", false),
            ("a$", false),
            ("^a|b$", false),
            ("^(?:a|b)$", true),
            (r"^a\$", false),
            ("^(a$)", false),
        ] {
            assert_eq!(scan(pattern).unwrap().anchored, anchored, "{pattern}");
        }
    }

    #[test]
    fn every_construct_is_seen() {
        for (pattern, feature) in [
            ("(a)", Feature::Group),
            ("(?:a)", Feature::NonCapturing),
            ("(?<x>a)", Feature::NamedGroup),
            ("(?=a)", Feature::Lookaround),
            ("(?<!a)b", Feature::Lookaround),
            (r"(a)\1", Feature::Backreference),
            (r"\bx", Feature::WordBoundary),
            (r"\p{L}", Feature::UnicodeClass),
            ("a+?", Feature::Lazy),
            ("a{2,4}?", Feature::Lazy),
            ("a{1001}", Feature::LargeRepeat),
            (r"[\d-]", Feature::ClassEscape),
            (r"\u00e9", Feature::CodeEscape),
        ] {
            assert!(
                features(pattern).unwrap().covers(Features::of(&[feature])),
                "{pattern}"
            );
        }
    }

    #[test]
    fn malformed_and_unknown_constructs_are_refused() {
        for pattern in [
            "(", ")", "[", "[]", "a{", "a{2,1}", "*a", "a**", r"\", r"\q", "(?i)a", "(?P<x>a)",
            "a]", "[a[b]]", "[a&&b]", r"\u12",
        ] {
            assert_eq!(scan(pattern), None, "{pattern}");
        }
    }
}
