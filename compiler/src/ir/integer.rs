//! Integers.

/// An integer with its Rust domain and its written bounds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Integer {
    /// What the Rust type itself refuses.
    pub domain: IntegerDomain,
    /// Written lower bound, inclusive.
    pub minimum: Option<i128>,
    /// Written upper bound, inclusive.
    pub maximum: Option<i128>,
    /// Written `multipleOf`, above zero.
    pub multiple_of: Option<u64>,
}

/// What an integer type can hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct IntegerDomain {
    /// Smallest value, inclusive.
    pub minimum: Option<i128>,
    /// Largest value, inclusive.
    pub maximum: Option<i128>,
    /// Whether zero is left out although it lies inside the bounds (`NonZeroI8` and its kin).
    pub nonzero: bool,
}

impl IntegerDomain {
    /// Any integer.
    pub const ANY: IntegerDomain = IntegerDomain {
        minimum: None,
        maximum: None,
        nonzero: false,
    };

    /// Whether the bounds fit 32 bits, signed or unsigned.
    ///
    /// Wider bounds are never sent on a type's behalf: providers answer some of them with 400.
    pub const fn is_narrow(&self) -> bool {
        match (self.minimum, self.maximum) {
            (Some(minimum), Some(maximum)) => {
                minimum >= i32::MIN as i128 && maximum <= u32::MAX as i128
            }
            _ => false,
        }
    }
}

impl Integer {
    /// Any integer of the domain.
    pub const fn of(domain: IntegerDomain) -> Integer {
        Integer {
            domain,
            minimum: None,
            maximum: None,
            multiple_of: None,
        }
    }

    /// The largest of both lower bounds.
    pub const fn lower(&self) -> Option<i128> {
        match (self.domain.minimum, self.minimum) {
            (Some(a), Some(b)) => Some(if a > b { a } else { b }),
            (Some(a), None) | (None, Some(a)) => Some(a),
            (None, None) => None,
        }
    }

    /// The smallest of both upper bounds.
    pub const fn upper(&self) -> Option<i128> {
        match (self.domain.maximum, self.maximum) {
            (Some(a), Some(b)) => Some(if a < b { a } else { b }),
            (Some(a), None) | (None, Some(a)) => Some(a),
            (None, None) => None,
        }
    }

    /// Whether no integer fits.
    pub const fn is_empty(&self) -> bool {
        match (self.lower(), self.upper()) {
            (Some(lower), Some(upper)) => {
                lower > upper || lower == 0 && upper == 0 && self.domain.nonzero
            }
            _ => false,
        }
    }
}
