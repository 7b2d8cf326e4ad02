//! The kinds of constraint that an author can leave to the validator.

/// A kind of constraint that may be checked after the answer instead of by the provider.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Kind {
    /// What the Rust type itself refuses on reading: integer width, f32 range, one char. Accepted by default.
    TypeDomain,
    /// Written `minimum`/`maximum` and their exclusive forms.
    NumericBounds,
    /// `multipleOf`.
    MultipleOf,
    /// `minLength`/`maxLength`.
    StringLength,
    /// `pattern`.
    Pattern,
    /// `format`.
    Format,
    /// `minItems`/`maxItems`.
    ItemCount,
    /// `uniqueItems`.
    UniqueItems,
    /// `minProperties`/`maxProperties`.
    PropertyCount,
    /// Keys of a map sent as entries.
    UniqueKeys,
    /// JSON sent as text.
    JsonText,
    /// An integer sent as decimal text.
    DecimalText,
    /// A document keyword outside the model whose removal only widens.
    Unmodelled,
    /// Letter case of string literals; only ever asked of a provider, never local.
    LiteralCase,
    /// Presence of required properties; only ever asked of a provider, never local.
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
