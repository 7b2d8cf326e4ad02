//! The kinds of constraint that an author can leave to the validator.

/// A kind of constraint that may be checked after the answer instead of by the provider.
///
/// Each is documented by its page of `isoform explain`.
// The pages' examples need the attribute, which this crate does not see: the workspace's tests run them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Kind {
    #[cfg_attr(not(doctest), doc = include_str!("../rules/explain/type_domain.md"))]
    TypeDomain,
    #[cfg_attr(not(doctest), doc = include_str!("../rules/explain/numeric_bounds.md"))]
    NumericBounds,
    #[cfg_attr(not(doctest), doc = include_str!("../rules/explain/multiple_of.md"))]
    MultipleOf,
    #[cfg_attr(not(doctest), doc = include_str!("../rules/explain/string_length.md"))]
    StringLength,
    #[cfg_attr(not(doctest), doc = include_str!("../rules/explain/pattern.md"))]
    Pattern,
    #[cfg_attr(not(doctest), doc = include_str!("../rules/explain/format.md"))]
    Format,
    #[cfg_attr(not(doctest), doc = include_str!("../rules/explain/item_count.md"))]
    ItemCount,
    #[cfg_attr(not(doctest), doc = include_str!("../rules/explain/unique_items.md"))]
    UniqueItems,
    #[cfg_attr(not(doctest), doc = include_str!("../rules/explain/property_count.md"))]
    PropertyCount,
    #[cfg_attr(not(doctest), doc = include_str!("../rules/explain/unique_keys.md"))]
    UniqueKeys,
    #[cfg_attr(not(doctest), doc = include_str!("../rules/explain/json_text.md"))]
    JsonText,
    #[cfg_attr(not(doctest), doc = include_str!("../rules/explain/decimal_text.md"))]
    DecimalText,
    #[cfg_attr(not(doctest), doc = include_str!("../rules/explain/unmodelled.md"))]
    Unmodelled,
    #[cfg_attr(not(doctest), doc = include_str!("../rules/explain/literal_case.md"))]
    LiteralCase,
    #[cfg_attr(not(doctest), doc = include_str!("../rules/explain/required.md"))]
    Required,
}

impl Kind {
    /// Every kind, in the order of the reports.
    pub const ALL: &'static [Kind] = &[
        Kind::TypeDomain,
        Kind::NumericBounds,
        Kind::MultipleOf,
        Kind::StringLength,
        Kind::Pattern,
        Kind::Format,
        Kind::ItemCount,
        Kind::UniqueItems,
        Kind::PropertyCount,
        Kind::UniqueKeys,
        Kind::JsonText,
        Kind::DecimalText,
        Kind::Unmodelled,
        Kind::LiteralCase,
        Kind::Required,
    ];

    /// The word that an author writes in `check_locally(..)`.
    pub const fn word(self) -> &'static str {
        match self {
            Kind::TypeDomain => "type_domain",
            Kind::NumericBounds => "numeric_bounds",
            Kind::MultipleOf => "multiple_of",
            Kind::StringLength => "string_length",
            Kind::Pattern => "pattern",
            Kind::Format => "format",
            Kind::ItemCount => "item_count",
            Kind::UniqueItems => "unique_items",
            Kind::PropertyCount => "property_count",
            Kind::UniqueKeys => "unique_keys",
            Kind::JsonText => "json_text",
            Kind::DecimalText => "decimal_text",
            Kind::Unmodelled => "unmodelled",
            Kind::LiteralCase => "literal_case",
            Kind::Required => "required",
        }
    }
}

/// A set of kinds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KindSet(u32);

impl KindSet {
    /// The empty set.
    pub const NONE: KindSet = KindSet(0);

    /// The set as a number, one bit a kind.
    pub(crate) const fn bits(self) -> u32 {
        self.0
    }

    /// The set of the given kinds.
    pub const fn of(kinds: &[Kind]) -> KindSet {
        let mut set = KindSet::NONE;
        let mut i = 0;
        while i < kinds.len() {
            set = set.with(kinds[i]);
            i += 1;
        }
        set
    }

    /// This set and one kind more.
    pub const fn with(self, kind: Kind) -> KindSet {
        KindSet(self.0 | 1 << kind as u32)
    }

    /// The union of both sets.
    pub const fn and(self, other: KindSet) -> KindSet {
        KindSet(self.0 | other.0)
    }

    /// What both sets have.
    pub const fn common(self, other: KindSet) -> KindSet {
        KindSet(self.0 & other.0)
    }

    /// What this set has and the other has not.
    pub const fn minus(self, other: KindSet) -> KindSet {
        KindSet(self.0 & !other.0)
    }

    /// Whether the kind is in the set.
    pub const fn contains(self, kind: Kind) -> bool {
        self.0 & (1 << kind as u32) != 0
    }

    /// Whether the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
}
