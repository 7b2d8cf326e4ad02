//! A fact with its source, date and grade.

/// One fact about a provider.
#[derive(Clone, Copy, Debug)]
pub struct Fact<T> {
    /// What is so.
    pub value: T,
    /// How well it is known.
    pub grade: Grade,
    /// Where it is from.
    pub source: &'static str,
    /// When the source was last seen to say so, `YYYY-MM-DD` or `YYYY-MM`.
    pub date: &'static str,
}

/// How well a fact is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Grade {
    /// The provider's documentation says so.
    Documented,
    /// Two or more dated reports of the live service say so.
    Observed,
    /// Sources contradict each other.
    Disputed,
    /// Nobody has said.
    Unknown,
    /// A user's own decision.
    Chosen,
}

impl Grade {
    /// The word of the reports.
    pub const fn word(self) -> &'static str {
        match self {
            Grade::Documented => "documented",
            Grade::Observed => "observed",
            Grade::Disputed => "disputed",
            Grade::Unknown => "unknown",
            Grade::Chosen => "chosen",
        }
    }
}

impl<T> Fact<T> {
    /// A fact from the provider's own documentation.
    pub const fn documented(value: T, source: &'static str, date: &'static str) -> Fact<T> {
        Fact {
            value,
            grade: Grade::Documented,
            source,
            date,
        }
    }

    /// A fact from two or more dated reports of the live service.
    pub const fn observed(value: T, source: &'static str, date: &'static str) -> Fact<T> {
        Fact {
            value,
            grade: Grade::Observed,
            source,
            date,
        }
    }

    /// A fact on which sources contradict each other.
    pub const fn disputed(value: T, source: &'static str, date: &'static str) -> Fact<T> {
        Fact {
            value,
            grade: Grade::Disputed,
            source,
            date,
        }
    }

    /// A fact that nobody has confirmed.
    pub const fn unknown(value: T, source: &'static str, date: &'static str) -> Fact<T> {
        Fact {
            value,
            grade: Grade::Unknown,
            source,
            date,
        }
    }

    /// A user's own decision.
    pub const fn chosen(value: T) -> Fact<T> {
        Fact {
            value,
            grade: Grade::Chosen,
            source: "",
            date: "",
        }
    }
}

impl Fact<bool> {
    /// Whether it is so and known well enough to build on.
    pub const fn holds(&self) -> bool {
        self.value && !matches!(self.grade, Grade::Disputed | Grade::Unknown)
    }
}
