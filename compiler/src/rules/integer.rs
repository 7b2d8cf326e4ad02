//! Integers: bounds, short ranges, decimal text.

use super::pattern;
use crate::ir::{Encode, Integer, Kind, KindSet, Schema};
use crate::profile::Profile;

/// The most values that an integer range may have to be listed one by one.
const MAX_LISTED: i128 = 16;

/// The largest integer below which every one has a float of its own.
const MAX_EXACT: i128 = (1 << 53) - 1;

/// Canonical decimal text.
const DECIMAL: &str = "^(0|-?[1-9][0-9]*)$";

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
    /// `type: string` with canonical decimal text, with the author's consent.
    Decimal {
        /// `pattern`, where the profile enforces it.
        pattern: Option<&'static str>,
    },
}

/// Whether the integer has values that a reader of floats would round.
pub(crate) const fn is_wide(integer: &Integer) -> bool {
    match (integer.lower(), integer.upper()) {
        (Some(lower), Some(upper)) => lower < -MAX_EXACT || upper > MAX_EXACT,
        _ => true,
    }
}

/// Whether the node is sent as decimal text.
pub(crate) const fn is_decimal(schema: &Schema<'_>, integer: &Integer, profile: &Profile) -> bool {
    matches!(schema.encode, Some(Encode::Decimal))
        && !profile.numbers.exact.holds()
        && is_wide(integer)
}

/// Whether a text is an integer as decimal text, in the one way that it is written.
pub(crate) fn is_canonical(text: &str) -> bool {
    let digits = text.strip_prefix('-').unwrap_or(text);
    text == "0"
        || !digits.starts_with('0')
            && !digits.is_empty()
            && digits.bytes().all(|byte| byte.is_ascii_digit())
}

/// The form of an integer.
pub(crate) const fn form(schema: &Schema<'_>, integer: &Integer, profile: &Profile) -> IntegerForm {
    if is_decimal(schema, integer, profile) {
        return decimal(integer, profile);
    }
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

/// Text: nothing that is asked of the number can be said of it.
const fn decimal(integer: &Integer, profile: &Profile) -> IntegerForm {
    let mut local = KindSet::NONE;
    if integer.minimum.is_some() || integer.maximum.is_some() {
        local = local.with(Kind::NumericBounds);
    }
    if integer.domain.minimum.is_some()
        || integer.domain.maximum.is_some()
        || integer.domain.nonzero
    {
        local = local.with(Kind::TypeDomain);
    }
    if integer.multiple_of.is_some() {
        local = local.with(Kind::MultipleOf);
    }
    let pattern = if pattern::enforced(DECIMAL, profile) {
        Some(DECIMAL)
    } else {
        None
    };
    IntegerForm {
        sent: Sent::Decimal { pattern },
        local,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn decimal_text_has_one_spelling() {
        for text in [
            "0",
            "7",
            "-7",
            "10",
            "18446744073709551615",
            "-9223372036854775808",
        ] {
            assert!(is_canonical(text), "{text}");
        }
        for text in [
            "", "-", "-0", "00", "01", "-01", "+1", "1.0", "1e2", " 1", "1 ", "١", "0x1",
        ] {
            assert!(!is_canonical(text), "{text}");
        }
    }

    #[test]
    fn an_integer_is_wide_where_a_float_would_round_it() {
        let of = |minimum, maximum| {
            Integer::of(crate::ir::IntegerDomain {
                minimum,
                maximum,
                nonzero: false,
            })
        };
        assert!(is_wide(&of(None, Some(1))) && is_wide(&of(Some(0), None)));
        assert!(is_wide(&of(Some(0), Some(1 << 53))) && is_wide(&of(Some(-(1 << 53)), Some(0))));
        assert!(!is_wide(&of(Some(1 - (1 << 53)), Some((1 << 53) - 1))));
    }
}
