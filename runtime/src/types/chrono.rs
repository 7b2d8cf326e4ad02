//! The types of `chrono` that serde writes as text.

use ::chrono::{DateTime, FixedOffset, Month, NaiveDate, NaiveDateTime, NaiveTime, Utc, Weekday};
use isoform_compiler::ir::{Literal, Schema, Shape, TextDomain};

use super::scalar::text;
use crate::StructuredOutput;

/// A date-time of RFC 3339 with a fraction of at most nine digits, more of which `chrono` would cut off.
const DATE_TIME: &Schema<'static> = &text(TextDomain::FormatAndPattern(
    "date-time",
    r"^[^.]+(\.\d{1,9}\D.*)?$",
));

/// Format `date-time` with a fraction of at most nine digits.
///
/// # Gaps
///
/// - The UTC year is one of 0000 to 9999 in RFC 3339: of other years `chrono` writes text that the schema refuses. The
///   schema allows an offset at either end of these years which leads beyond them.
/// - It is written in UTC, whatever the offset with which it was read.
impl StructuredOutput for DateTime<Utc> {
    const SCHEMA: &'static Schema<'static> = DATE_TIME;
}

/// Format `date-time` with a fraction of at most nine digits.
///
/// # Gaps
///
/// - The local year is one of 0000 to 9999 in RFC 3339: of other years `chrono` writes text that the schema refuses.
/// - Seconds of an offset are not written.
impl StructuredOutput for DateTime<FixedOffset> {
    const SCHEMA: &'static Schema<'static> = DATE_TIME;
}

/// Format `date`.
///
/// # Gaps
///
/// - Years outside 0000 to 9999 are written with a sign, which the schema refuses.
impl StructuredOutput for NaiveDate {
    const SCHEMA: &'static Schema<'static> = &text(TextDomain::Format("date"));
}

/// A pattern: `HH:MM:SS` with a fraction of at most nine digits, and with 60 for a leap second.
///
/// The format `time` demands an offset, which this type refuses.
impl StructuredOutput for NaiveTime {
    const SCHEMA: &'static Schema<'static> = &text(TextDomain::Pattern(concat!(
        "^",
        clock!(r"([0-5]\d|60)"),
        "$"
    )));
}

/// A pattern: a date, `T` and a time, with 60 for a leap second.
///
/// The format `date-time` demands an offset, which this type refuses.
///
/// # Gaps
///
/// - Years outside 0000 to 9999 are written with a sign, which the schema refuses.
impl StructuredOutput for NaiveDateTime {
    const SCHEMA: &'static Schema<'static> = &text(TextDomain::Pattern(concat!(
        "^",
        date!(),
        "T",
        clock!(r"([0-5]\d|60)"),
        "$"
    )));
}

/// The short English names, as they are written; reading takes longer ones and any letter case, too.
impl StructuredOutput for Weekday {
    const SCHEMA: &'static Schema<'static> = &Schema::of(Shape::Literals(&[
        Literal::String("Mon"),
        Literal::String("Tue"),
        Literal::String("Wed"),
        Literal::String("Thu"),
        Literal::String("Fri"),
        Literal::String("Sat"),
        Literal::String("Sun"),
    ]));
}

/// The English names, as they are written; reading takes short ones and any letter case, too.
impl StructuredOutput for Month {
    const SCHEMA: &'static Schema<'static> = &Schema::of(Shape::Literals(&[
        Literal::String("January"),
        Literal::String("February"),
        Literal::String("March"),
        Literal::String("April"),
        Literal::String("May"),
        Literal::String("June"),
        Literal::String("July"),
        Literal::String("August"),
        Literal::String("September"),
        Literal::String("October"),
        Literal::String("November"),
        Literal::String("December"),
    ]));
}
