//! The pattern of the canonical decimal text of a range of integers.

use super::Integer;

/// Room for the pattern of all 64-bit integers.
const ROOM: usize = 1536;

/// Pattern text that a constant can lend.
#[derive(Clone, Copy, Debug)]
pub struct Decimal {
    bytes: [u8; ROOM],
    len: usize,
}

impl Decimal {
    const EMPTY: Decimal = Decimal {
        bytes: [0; ROOM],
        len: 0,
    };

    /// The pattern of an integer's values; `None` where no pattern says them: bounds that leave out zero and more than
    /// that, none at all, or a step.
    pub(super) const fn of(integer: &Integer) -> Option<Decimal> {
        let (Some(lower), Some(upper)) = (integer.lower(), integer.upper()) else {
            return None;
        };
        if lower > 1 || upper < -1 || integer.multiple_of.is_some() || integer.is_empty() {
            return None;
        }
        let mut pattern = Decimal::EMPTY;
        pattern.text("^(");
        if lower <= 0 && upper >= 0 && !integer.domain.nonzero {
            pattern.branch("0");
        }
        if upper > 0 {
            pattern.up_to(upper, "");
        }
        if lower < 0 {
            pattern.up_to(-lower, "-");
        }
        pattern.text(")$");
        Some(pattern)
    }

    /// Nothing, for what is no integer.
    pub(super) const fn none() -> Decimal {
        Decimal::EMPTY
    }

    /// The pattern.
    pub const fn as_str(&self) -> &str {
        match core::str::from_utf8(self.bytes.split_at(self.len).0) {
            Ok(text) => text,
            Err(_) => "",
        }
    }

    /// The numbers from 1 to `most`, which is above zero, each behind the sign.
    const fn up_to(&mut self, most: i128, sign: &str) {
        let mut digits = [0u8; 40];
        let (mut count, mut rest) = (0, most);
        while rest > 0 {
            digits[count] = (rest % 10) as u8;
            rest /= 10;
            count += 1;
        }
        if count > 1 {
            // Fewer digits.
            self.branch(sign);
            self.text("[1-9]");
            self.digits(0, count - 2);
        }
        // As many digits, of which one is the first that is smaller.
        let mut place = count;
        while place > 0 {
            place -= 1;
            let least = if place + 1 == count { 1 } else { 0 };
            if digits[place] > least {
                self.branch(sign);
                self.front(&digits, count, place + 1);
                self.class(least, digits[place] - 1);
                self.digits(place, place);
            }
        }
        self.branch(sign);
        self.front(&digits, count, 0);
    }

    /// The digits from the first down to the place.
    const fn front(&mut self, digits: &[u8; 40], count: usize, place: usize) {
        let mut i = count;
        while i > place {
            i -= 1;
            self.byte(b'0' + digits[i]);
        }
    }

    const fn class(&mut self, least: u8, most: u8) {
        if least == most {
            self.byte(b'0' + least);
            return;
        }
        self.byte(b'[');
        self.byte(b'0' + least);
        self.byte(b'-');
        self.byte(b'0' + most);
        self.byte(b']');
    }

    /// From `least` to `most` digits.
    const fn digits(&mut self, least: usize, most: usize) {
        if most == 0 {
            return;
        }
        self.text("[0-9]");
        if least == 1 && most == 1 {
            return;
        }
        self.byte(b'{');
        self.number(least);
        if least < most {
            self.byte(b',');
            self.number(most);
        }
        self.byte(b'}');
    }

    const fn number(&mut self, number: usize) {
        if number >= 10 {
            self.byte(b'0' + (number / 10) as u8);
        }
        self.byte(b'0' + (number % 10) as u8);
    }

    /// Starts a branch.
    const fn branch(&mut self, text: &str) {
        if self.len > 2 {
            self.byte(b'|');
        }
        self.text(text);
    }

    const fn text(&mut self, text: &str) {
        let bytes = text.as_bytes();
        let mut i = 0;
        while i < bytes.len() {
            self.byte(bytes[i]);
            i += 1;
        }
    }

    const fn byte(&mut self, byte: u8) {
        self.bytes[self.len] = byte;
        self.len += 1;
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)] // a failing test may panic
mod tests {
    use super::*;
    use crate::ir::IntegerDomain;

    fn pattern(minimum: i128, maximum: i128, nonzero: bool) -> Option<String> {
        let domain = IntegerDomain {
            minimum: Some(minimum),
            maximum: Some(maximum),
            nonzero,
        };
        Decimal::of(&Integer::of(domain)).map(|pattern| pattern.as_str().to_owned())
    }

    #[test]
    fn patterns_say_the_range() {
        assert_eq!(pattern(0, 0, false).unwrap(), "^(0)$");
        assert_eq!(pattern(0, 7, false).unwrap(), "^(0|[1-6]|7)$");
        assert_eq!(
            pattern(-10, 255, true).unwrap(),
            "^([1-9][0-9]{0,1}|1[0-9]{2}|2[0-4][0-9]|25[0-4]|255|-[1-9]|-10)$"
        );
    }

    #[test]
    fn the_widest_pattern_has_room() {
        let widest = pattern(i64::MIN.into(), u64::MAX.into(), false).unwrap();
        assert!(widest.ends_with(")$"), "{widest}");
    }

    #[test]
    fn a_range_apart_from_zero_has_none() {
        assert_eq!(pattern(2, 9, false), None);
        assert_eq!(pattern(-9, -2, false), None);
        assert!(Decimal::of(&Integer::of(IntegerDomain::ANY)).is_none());
    }
}
