//! Strings.

/// A string with its Rust domain and its written constraints.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Text<'a> {
    /// What the Rust type itself refuses.
    pub domain: TextDomain<'a>,
    /// Written `minLength`, in Unicode code points.
    pub min_length: Option<u64>,
    /// Written `maxLength`, in Unicode code points.
    pub max_length: Option<u64>,
    /// Written `pattern`, an ECMA-262 regular expression that may match anywhere.
    pub pattern: Option<&'a str>,
    /// Written `format`.
    pub format: Option<&'a str>,
}

/// What a text type can hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TextDomain<'a> {
    /// Any string.
    Any,
    /// Exactly one Unicode scalar value.
    Char,
    /// Text of one JSON Schema format, which the type's own parser demands.
    Format(&'a str),
    /// Text that a pattern describes, where no format does.
    Pattern(&'a str),
    /// Text of a format of which the type's own parser takes only what the pattern matches.
    FormatAndPattern(&'a str, &'a str),
    /// Canonical decimal text of an integer, which the pattern describes: names of a map, and nothing else.
    Integer(&'a str),
}

impl<'a> TextDomain<'a> {
    /// The format that the type demands.
    pub const fn format(&self) -> Option<&'a str> {
        match self {
            TextDomain::Format(format) | TextDomain::FormatAndPattern(format, _) => Some(format),
            TextDomain::Any
            | TextDomain::Char
            | TextDomain::Pattern(_)
            | TextDomain::Integer(_) => None,
        }
    }

    /// The pattern that the type demands.
    pub const fn pattern(&self) -> Option<&'a str> {
        match self {
            TextDomain::Pattern(pattern)
            | TextDomain::FormatAndPattern(_, pattern)
            | TextDomain::Integer(pattern) => Some(pattern),
            TextDomain::Any | TextDomain::Char | TextDomain::Format(_) => None,
        }
    }
}

impl Text<'_> {
    /// Any text of the domain.
    pub const fn of(domain: TextDomain<'_>) -> Text<'_> {
        Text {
            domain,
            min_length: None,
            max_length: None,
            pattern: None,
            format: None,
        }
    }

    /// Whether no string fits.
    pub const fn is_empty(&self) -> bool {
        match (self.min_length, self.max_length) {
            (Some(min), Some(max)) => min > max,
            _ => false,
        }
    }
}
