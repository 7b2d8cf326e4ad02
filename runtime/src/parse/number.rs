//! The number model: integral values of 64 bits are integers however they are written, all others are finite doubles.

use serde_json::Number;

use super::fault;
use crate::error::{Code, OutputError};

/// The digits of `u64::MAX`; an integral value with more cannot be a 64-bit integer.
const MAX_DIGITS: usize = 20;

/// Reads the number at the start of `rest`, which begins with `-` or a digit at byte `at`; gives its length too.
pub(super) fn read(rest: &str, at: usize) -> Result<(Number, usize), OutputError> {
    let literal = Literal::scan(rest).map_err(|offset| {
        fault(
            Code::InvalidJson,
            at.saturating_add(offset),
            "a digit is missing here, or a zero stands before digits",
        )
    })?;
    let text = rest.get(..literal.length).unwrap_or_default();
    let number = literal.integer().or_else(|| {
        let double = text.parse::<f64>().ok()?;
        // `from_f64` refuses what is not finite.
        Number::from_f64(double)
    });
    number
        .map(|number| (number, literal.length))
        .ok_or_else(|| {
            fault(
                Code::NumberOutOfRange,
                at,
                "the number is beyond every 64-bit integer and double",
            )
        })
}

/// A number's text in its parts.
struct Literal<'a> {
    negative: bool,
    whole: &'a str,
    fraction: &'a str,
    /// The written exponent, held at the ends of its type: texts are far shorter than that.
    exponent: i64,
    length: usize,
}

impl<'a> Literal<'a> {
    /// Reads RFC 8259's grammar; the error is the byte at which it is broken.
    fn scan(text: &'a str) -> Result<Self, usize> {
        let bytes = text.as_bytes();
        let byte = |at: usize| bytes.get(at).copied();
        let digits = |from: usize| {
            let run = bytes.get(from..).unwrap_or_default();
            from + run
                .iter()
                .position(|byte| !byte.is_ascii_digit())
                .unwrap_or(run.len())
        };
        let slice = |from: usize, to: usize| text.get(from..to).unwrap_or_default();

        let negative = byte(0) == Some(b'-');
        let start = usize::from(negative);
        let whole_end = digits(start);
        let whole = slice(start, whole_end);
        if whole.is_empty() {
            return Err(whole_end);
        }
        if whole.len() > 1 && whole.starts_with('0') {
            return Err(start + 1);
        }
        let mut at = whole_end;
        let mut fraction = "";
        if byte(at) == Some(b'.') {
            let end = digits(at + 1);
            fraction = slice(at + 1, end);
            if fraction.is_empty() {
                return Err(end);
            }
            at = end;
        }
        let mut exponent = 0;
        if matches!(byte(at), Some(b'e' | b'E')) {
            let signed = matches!(byte(at + 1), Some(b'+' | b'-'));
            let from = at + 1 + usize::from(signed);
            let end = digits(from);
            if end == from {
                return Err(end);
            }
            let size = slice(from, end).parse::<i64>().unwrap_or(i64::MAX);
            exponent = if byte(at + 1) == Some(b'-') {
                -size
            } else {
                size
            };
            at = end;
        }
        Ok(Self {
            negative,
            whole,
            fraction,
            exponent,
            length: at,
        })
    }

    /// The value as a 64-bit integer, exactly, or `None` if it is not one.
    fn integer(&self) -> Option<Number> {
        let digits = || self.whole.bytes().chain(self.fraction.bytes());
        // The value is the digits without the zeros at both ends, times ten to the power of `scale`.
        let leading = digits().take_while(|&byte| byte == b'0').count();
        let total = self.whole.len() + self.fraction.len();
        if leading == total {
            return Some(Number::from(0));
        }
        let trailing = digits().rev().take_while(|&byte| byte == b'0').count();
        let significant = total - leading - trailing;
        let scale = self
            .exponent
            .saturating_sub(i64::try_from(self.fraction.len()).ok()?)
            .saturating_add(i64::try_from(trailing).ok()?);
        let scale = usize::try_from(scale).ok()?;
        if significant.saturating_add(scale) > MAX_DIGITS {
            return None;
        }
        let zeros = std::iter::repeat_n(b'0', scale);
        let mut size: u128 = 0;
        for digit in digits().skip(leading).take(significant).chain(zeros) {
            size = size * 10 + u128::from(digit - b'0');
        }
        if self.negative {
            i128::try_from(size)
                .ok()
                .and_then(|size| i64::try_from(-size).ok())
                .map(Number::from)
        } else {
            u64::try_from(size).ok().map(Number::from)
        }
    }
}
