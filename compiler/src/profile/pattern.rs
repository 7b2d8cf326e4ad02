//! What a regular expression may use.

/// One construct of a regular expression.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Feature {
    /// `(..)`.
    Group,
    /// `(?:..)`.
    NonCapturing,
    /// `(?<name>..)`.
    NamedGroup,
    /// `(?=..)`, `(?!..)`, `(?<=..)`, `(?<!..)`.
    Lookaround,
    /// `\1`.
    Backreference,
    /// `\b`, `\B`.
    WordBoundary,
    /// `\p{..}`, `\P{..}`.
    UnicodeClass,
    /// `*?`, `+?`, `??`, `{..}?`.
    Lazy,
    /// `{n,m}` with an end above 1,000.
    LargeRepeat,
    /// `\d`, `\w`, `\s` and their negations.
    ClassEscape,
    /// `\uXXXX`, `\xXX`, `\u{..}`, `\cX`.
    CodeEscape,
}

/// A set of constructs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Features(u16);

impl Features {
    /// The set as a number.
    pub(super) const fn bits(self) -> u16 {
        self.0
    }

    /// The empty set.
    pub const NONE: Features = Features(0);

    /// The set of the given constructs.
    pub const fn of(list: &[Feature]) -> Features {
        let mut set = Features::NONE;
        let mut i = 0;
        while i < list.len() {
            set = set.with(list[i]);
            i += 1;
        }
        set
    }

    /// This set and one construct more.
    pub const fn with(self, feature: Feature) -> Features {
        Features(self.0 | 1 << feature as u16)
    }

    /// The union of both sets.
    pub const fn and(self, other: Features) -> Features {
        Features(self.0 | other.0)
    }

    /// Whether every construct of the other set is in this one.
    pub const fn covers(self, other: Features) -> bool {
        other.0 & !self.0 == 0
    }
}
