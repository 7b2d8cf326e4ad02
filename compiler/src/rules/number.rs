//! Numbers that need not be integers.

use crate::ir::{Kind, KindSet, Number, NumberBound, NumberDomain};
use crate::profile::Profile;

/// Halfway between the largest finite `f32` and what would come next: from there on, numbers are read as infinite.
///
/// The largest `f32` itself, written in its shortest form, lies between both.
const SINGLE_MIN: NumberBound<'static> = NumberBound {
    text: "-340282356779733661637539395458142568448",
    exclusive: true,
};
const SINGLE_MAX: NumberBound<'static> = NumberBound {
    text: "340282356779733661637539395458142568448",
    exclusive: true,
};

/// The form of a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct NumberForm<'a> {
    /// The lower bound as sent.
    pub(crate) min: Option<NumberBound<'a>>,
    /// The upper bound as sent.
    pub(crate) max: Option<NumberBound<'a>>,
    /// `multipleOf` as sent.
    pub(crate) multiple_of: Option<&'a str>,
    /// What is not sent.
    pub(crate) local: KindSet,
}

/// The form of a number.
pub(crate) const fn form<'a>(number: &Number<'a>, profile: &Profile) -> NumberForm<'a> {
    let mut form = NumberForm {
        min: None,
        max: None,
        multiple_of: None,
        local: KindSet::NONE,
    };
    form.min = bound(number.minimum, profile);
    form.max = bound(number.maximum, profile);
    if form.min.is_none() && number.minimum.is_some()
        || form.max.is_none() && number.maximum.is_some()
    {
        form.local = form.local.with(Kind::NumericBounds);
    }
    if matches!(number.domain, NumberDomain::Single)
        && (number.minimum.is_none() || number.maximum.is_none())
    {
        if profile.numbers.bounds.holds() && profile.numbers.wide.holds() {
            form.min = if form.min.is_none() {
                Some(SINGLE_MIN)
            } else {
                form.min
            };
            form.max = if form.max.is_none() {
                Some(SINGLE_MAX)
            } else {
                form.max
            };
        } else {
            form.local = form.local.with(Kind::TypeDomain);
        }
    }
    match number.multiple_of {
        Some(step) if profile.numbers.multiple_of.holds() => form.multiple_of = Some(step),
        Some(_) => form.local = form.local.with(Kind::MultipleOf),
        None => {}
    }
    form
}

/// The bound, where the profile enforces its form.
const fn bound<'a>(bound: Option<NumberBound<'a>>, profile: &Profile) -> Option<NumberBound<'a>> {
    match bound {
        Some(bound)
            if profile.numbers.bounds.holds()
                && (!bound.exclusive || profile.numbers.exclusive.holds()) =>
        {
            Some(bound)
        }
        _ => None,
    }
}
