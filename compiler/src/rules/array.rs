//! Arrays, sets and tuples.

use crate::ir::{Array, Kind, KindSet};
use crate::profile::Profile;

/// The largest fixed-size array that becomes an object with one property per position.
const MAX_POSITIONS: u64 = 16;

/// The form of an array.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ArrayForm {
    /// An array with these keywords.
    Keyword {
        /// `minItems` as sent.
        min: Option<u64>,
        /// `maxItems` as sent.
        max: Option<u64>,
        /// Whether `uniqueItems` is sent.
        unique: bool,
        /// What is not sent.
        local: KindSet,
    },
    /// An object with one property per position.
    Positions(u64),
}

/// The form of an array; `encoded` tells whether its items change form on the way.
pub(crate) const fn form(array: &Array<'_>, encoded: bool, profile: &Profile) -> ArrayForm {
    let mut local = KindSet::NONE;
    let min = match array.min_items {
        None | Some(0) => None,
        Some(n) if n <= profile.arrays.min_items.value => Some(n),
        Some(_) => {
            local = local.with(Kind::ItemCount);
            // A weaker bound still helps; the full one is checked after the answer.
            if profile.arrays.min_items.value > 0 {
                Some(profile.arrays.min_items.value)
            } else {
                None
            }
        }
    };
    let max = match array.max_items {
        Some(n) if profile.arrays.max_items.holds() => Some(n),
        Some(_) => {
            local = local.with(Kind::ItemCount);
            None
        }
        None => None,
    };
    if let Some(n) = array.fixed()
        && local.contains(Kind::ItemCount)
        && n >= 1
        && n <= MAX_POSITIONS
        && !array.unique
    {
        return ArrayForm::Positions(n);
    }
    // Items that differ may become equal in another form, and the other way round.
    let unique = array.unique && profile.arrays.unique.holds() && !encoded;
    if array.unique && !unique {
        local = local.with(Kind::UniqueItems);
    }
    ArrayForm::Keyword {
        min,
        max,
        unique,
        local,
    }
}

/// Whether a tuple keeps its form; it becomes an object with one property per position otherwise.
pub(crate) const fn keeps_tuple(profile: &Profile) -> bool {
    profile.arrays.prefix_items.holds()
}
