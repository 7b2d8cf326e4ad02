//! Integers: bounds, short ranges, decimal text.

use crate::ir::{Integer, Kind, KindSet};
use crate::profile::Profile;

/// The most values that an integer range may have to be listed one by one.
const MAX_LISTED: i128 = 16;

/// The form of an integer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct IntegerForm {
    /// What is sent.
    pub(crate) sent: Sent,
    /// What is not sent.
    pub(crate) local: KindSet,
}

/// What is sent of an integer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sent {
    /// `type: integer` with these keywords.
    Bounds {
        /// `minimum`.
        min: Option<i128>,
        /// `maximum`.
        max: Option<i128>,
        /// `multipleOf`.
        multiple_of: Option<u64>,
        /// `not: {const: 0}`.
        not_zero: bool,
    },
    /// Every value from the first to the second, listed.
    Listed(i128, i128),
}

/// The form of an integer.
pub(crate) const fn form(integer: &Integer, profile: &Profile) -> IntegerForm {
    let written = integer.minimum.is_some() || integer.maximum.is_some();
    let (lower, upper) = (integer.lower(), integer.upper());
    if !profile.numbers.bounds.holds()
        && let (Some(lower), Some(upper)) = (lower, upper)
        && integer.multiple_of.is_none()
        && !integer.domain.nonzero
        && upper.saturating_sub(lower) < MAX_LISTED
        && profile.literals.numbers.holds()
    {
        return IntegerForm {
            sent: Sent::Listed(lower, upper),
            local: KindSet::NONE,
        };
    }
    let mut local = KindSet::NONE;
    let (mut min, mut max) = (None, None);
    if profile.numbers.bounds.holds() {
        // A bound of the type is sent only where it is narrow; a written one as the author wrote it.
        let domain = integer.domain.is_narrow() || profile.numbers.wide.holds();
        min = if domain { lower } else { integer.minimum };
        max = if domain { upper } else { integer.maximum };
        if !domain && (integer.domain.minimum.is_some() || integer.domain.maximum.is_some()) {
            local = local.with(Kind::TypeDomain);
        }
    } else {
        if written {
            local = local.with(Kind::NumericBounds);
        }
        if integer.domain.minimum.is_some() || integer.domain.maximum.is_some() {
            local = local.with(Kind::TypeDomain);
        }
    }
    let not_zero = integer.domain.nonzero && profile.numbers.not_zero.holds();
    if integer.domain.nonzero && !not_zero {
        local = local.with(Kind::TypeDomain);
    }
    let multiple_of = match integer.multiple_of {
        Some(step) if profile.numbers.multiple_of.holds() => Some(step),
        Some(_) => {
            local = local.with(Kind::MultipleOf);
            None
        }
        None => None,
    };
    IntegerForm {
        sent: Sent::Bounds {
            min,
            max,
            multiple_of,
            not_zero,
        },
        local,
    }
}
