//! What a schema has that a profile could object to.

use crate::ir::{Kind, KindSet};
use crate::profile::{Names, Profile};
use crate::rules::root;
use crate::text::is_word;

/// What a schema has, as a set of bits, each with the profiles on which it is no trouble.
pub(super) mod has {
    /// What only the walk can judge.
    pub(in crate::screen) const OTHER: u32 = 1;
    /// An object that allows any property.
    pub(in crate::screen) const OPEN: u32 = 1 << 1;
    /// A map.
    pub(in crate::screen) const MAP: u32 = 1 << 2;
    /// `minProperties` or `maxProperties`.
    pub(in crate::screen) const PROPERTY_COUNT: u32 = 1 << 3;
    /// Any JSON.
    pub(in crate::screen) const ANY: u32 = 1 << 4;
    /// `minLength` or `maxLength`.
    pub(in crate::screen) const LENGTH: u32 = 1 << 5;
    /// `pattern`.
    pub(in crate::screen) const PATTERN: u32 = 1 << 6;
    /// `format`.
    pub(in crate::screen) const FORMAT: u32 = 1 << 7;
    /// `minimum` or `maximum`.
    pub(in crate::screen) const BOUNDS: u32 = 1 << 8;
    /// `exclusiveMinimum` or `exclusiveMaximum`.
    pub(in crate::screen) const EXCLUSIVE: u32 = 1 << 9;
    /// `multipleOf`.
    pub(in crate::screen) const MULTIPLE_OF: u32 = 1 << 10;
    /// `maxItems`.
    pub(in crate::screen) const MAX_ITEMS: u32 = 1 << 11;
    /// `uniqueItems`.
    pub(in crate::screen) const UNIQUE: u32 = 1 << 12;
    /// A union.
    pub(in crate::screen) const UNION: u32 = 1 << 13;
    /// A union whose branches are not surely apart.
    pub(in crate::screen) const OVERLAP: u32 = 1 << 14;
    /// A tuple.
    pub(in crate::screen) const TUPLE: u32 = 1 << 15;
    /// An array of fixed size.
    pub(in crate::screen) const FIXED: u32 = 1 << 16;
    /// A property that may be absent.
    pub(in crate::screen) const OPTIONAL: u32 = 1 << 17;
    /// A property that may be absent and perhaps null.
    pub(in crate::screen) const OPTIONAL_NULL: u32 = 1 << 18;
    /// A property whose name is not made of ASCII letters, digits and `_`.
    pub(in crate::screen) const ODD_NAME: u32 = 1 << 19;
    /// Listed strings that may be read back without letter case.
    pub(in crate::screen) const FOLD_CASE: u32 = 1 << 20;
    /// A type that reaches itself.
    pub(in crate::screen) const CYCLE: u32 = 1 << 21;
}

/// What a schema has, and upper bounds of what limits count, as it is sent to any profile.
#[derive(Clone, Copy)]
pub(super) struct Traits {
    /// Bits of [`has`].
    pub(super) has: u32,
    pub(super) depth: u64,
    pub(super) properties: u64,
    pub(super) enum_values: u64,
    pub(super) characters: u64,
    pub(super) unions: u64,
    pub(super) optionals: u64,
    /// The longest property name in bytes.
    pub(super) longest_name: u64,
    /// The largest `minItems`.
    pub(super) min_items: u64,
    /// The most values, and the most characters, of one list of values.
    pub(super) listed: u64,
    pub(super) listed_characters: u64,
}

impl Traits {
    pub(super) const NONE: Traits = Traits {
        has: 0,
        depth: 0,
        properties: 0,
        enum_values: 0,
        characters: 0,
        unions: 0,
        optionals: 0,
        longest_name: 0,
        min_items: 0,
        listed: 0,
        listed_characters: 0,
    };

    /// Whether the profile could object to anything; `accepted` is what the author leaves to the validator.
    pub(super) const fn may_trouble(&self, profile: &Profile, accepted: KindSet) -> bool {
        let accepted = accepted.and(profile.accepted);
        self.has & !harmless(profile, accepted, self) != 0
            || self.exceeds(profile)
            || self.min_items > profile.arrays.min_items.value
                && !accepted.contains(Kind::ItemCount)
            || match &profile.objects.names.value {
                Names::Any => false,
                Names::Ascii { also, max } => self.longest_name > *max || !is_word(b'_', also),
            }
    }

    const fn exceeds(&self, profile: &Profile) -> bool {
        let limits = &profile.limits;
        // The root may become the only property of an object.
        let name = root::PROPERTY.len() as u64;
        let uses = self.has & has::CYCLE != 0;
        over(self.depth + 1, limits.depth.value)
            || over(self.properties + 1, limits.properties.value)
            || over(self.enum_values, limits.enum_values.value)
            || over(self.characters + name, limits.characters.value)
            || over(self.unions, limits.unions.value)
            || over(self.optionals, limits.optionals.value)
            // How often a type is used in a cycle depends on where the walk enters it.
            || uses && (limits.unions.value.is_some() || limits.optionals.value.is_some())
            || match limits.large_enum.value {
                Some(large) => {
                    self.listed > large.above && self.listed_characters > large.characters
                }
                None => false,
            }
    }
}

const fn over(found: u64, limit: Option<u64>) -> bool {
    matches!(limit, Some(limit) if found > limit)
}

/// What is no trouble on the profile.
const fn harmless(profile: &Profile, accepted: KindSet, traits: &Traits) -> u32 {
    let mut free = 0;
    let any_of = profile.unions.any_of.holds();
    let optional = profile.objects.optional.holds();
    let keeps_case = profile.literals.keeps_case.holds();
    let counts_items = accepted.contains(Kind::ItemCount);
    let min_items = traits.min_items <= profile.arrays.min_items.value;
    let max_items = profile.arrays.max_items.holds();
    if profile.objects.open.holds() {
        free |= has::OPEN;
    }
    if profile.objects.maps.holds() {
        free |= has::MAP;
    }
    if accepted.contains(Kind::PropertyCount) {
        free |= has::PROPERTY_COUNT;
    }
    if profile.any_json.holds() {
        free |= has::ANY;
    }
    if profile.strings.length.holds() || accepted.contains(Kind::StringLength) {
        free |= has::LENGTH;
    }
    if accepted.contains(Kind::Pattern) {
        free |= has::PATTERN;
    }
    if accepted.contains(Kind::Format) {
        free |= has::FORMAT;
    }
    if accepted.contains(Kind::NumericBounds) {
        free |= has::BOUNDS | has::EXCLUSIVE;
    } else if profile.numbers.bounds.holds() {
        free |= has::BOUNDS;
        if profile.numbers.exclusive.holds() {
            free |= has::EXCLUSIVE;
        }
    }
    if profile.numbers.multiple_of.holds() || accepted.contains(Kind::MultipleOf) {
        free |= has::MULTIPLE_OF;
    }
    if max_items || counts_items {
        free |= has::MAX_ITEMS;
    }
    if accepted.contains(Kind::UniqueItems) {
        free |= has::UNIQUE;
    }
    if any_of {
        free |= has::UNION;
    }
    // An array of fixed size that keeps its form; it would become an object elsewhere.
    if min_items && max_items {
        free |= has::FIXED;
    }
    if optional {
        free |= has::OPTIONAL_NULL;
    }
    free |= has::TUPLE | has::OPTIONAL | has::FOLD_CASE;
    if matches!(profile.objects.names.value, Names::Any) {
        free |= has::ODD_NAME;
    }
    if profile.references.recursion.holds() {
        free |= has::CYCLE;
    }
    let encodes = traits.has & has::TUPLE != 0 && !profile.arrays.prefix_items.holds()
        || traits.has & has::OPTIONAL != 0 && !optional
        || traits.has & has::FOLD_CASE != 0 && !keeps_case;
    if keeps_case && !encodes {
        free |= has::OVERLAP;
    }
    free
}
