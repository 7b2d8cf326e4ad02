//! `rust_decimal::Decimal`.

use ::rust_decimal::Decimal;
use isoform_compiler::ir::{Schema, TextDomain};

use super::scalar::text;
use crate::StructuredOutput;

/// The pattern of a decimal of at most 29 digits, with the point at any place.
///
/// Each row is for one length of the whole part: its digits after the first; how many digits a fraction may have beside
/// them where all 28 digits are free; and how many make it 29, of which the first is then at most 7.
macro_rules! decimal {
    ($($more:literal $free:literal $all:literal,)*) => {
        concat!(
            r"^-?(0(\.\d{1,28})?",
            $(r"|[1-9]\d{", $more, r"}(\.\d{1,", $free, r"})?|[1-7]\d{", $more, r"}\.\d{", $all, "}",)*
            r"|[1-9]\d{27}|[1-7]\d{27}\.\d|[1-7]\d{28})$"
        )
    };
}

/// A pattern: a decimal number as text, without an exponent, without zeros in front and with at most 29 digits.
///
/// That is how `rust_decimal` writes it. It reads numbers and looser text, too, and rounds what it cannot hold: no number
/// is a value of the schema, since the double between would have changed it.
///
/// # Gaps
///
/// - Numbers whose 29 digits make more than 79228162514264337593543950335: `rust_decimal` refuses them, or rounds their
///   last digit where they have a fraction.
/// - The sign of a zero is not read.
/// - Where a crate of the build turns on `rust_decimal/serde-float`, or `serde-arbitrary-precision`, a `Decimal` is
///   written as a number, which the schema refuses.
impl StructuredOutput for Decimal {
    const SCHEMA: &'static Schema<'static> = &text(TextDomain::Pattern(PATTERN));
}

const PATTERN: &str = decimal! {
    0 27 28,
    1 26 27,
    2 25 26,
    3 24 25,
    4 23 24,
    5 22 23,
    6 21 22,
    7 20 21,
    8 19 20,
    9 18 19,
    10 17 18,
    11 16 17,
    12 15 16,
    13 14 15,
    14 13 14,
    15 12 13,
    16 11 12,
    17 10 11,
    18 9 10,
    19 8 9,
    20 7 8,
    21 6 7,
    22 5 6,
    23 4 5,
    24 3 4,
    25 2 3,
    26 1 2,
};
