//! The types of `jiff` that serde writes as text and reads without a time zone database.

use ::jiff::civil::{Date, DateTime, Time};
use ::jiff::{SignedDuration, Span, Timestamp};
use isoform_compiler::ir::{Schema, TextDomain};

use super::scalar::text;
use crate::StructuredOutput;

/// Seconds of a duration; a macro, since `concat!` takes no constants.
macro_rules! seconds {
    ($digits:literal) => {
        concat!(r"\d{1,", $digits, r"}(\.\d{1,9})?S")
    };
}

/// The time of a span: at least one unit.
macro_rules! span_time {
    () => {
        concat!(
            r"T(\d{1,9}H(\d{1,11}M)?(",
            seconds!(13),
            r")?|\d{1,11}M(",
            seconds!(13),
            ")?|",
            seconds!(13),
            ")"
        )
    };
}

/// Format `date-time` with a fraction of at most nine digits, and no leap second, which `jiff` would read as the second
/// before it.
///
/// # Gaps
///
/// - The UTC year is one of 0000 to 9999 in RFC 3339: of other years `jiff` writes text that the schema refuses. The
///   schema allows an offset at either end of these years which leads beyond them.
/// - `jiff` refuses what is later than `9999-12-30T22:00:00.999999999Z`.
/// - It is written in UTC, whatever the offset with which it was read.
impl StructuredOutput for Timestamp {
    const SCHEMA: &'static Schema<'static> = &text(TextDomain::FormatAndPattern(
        "date-time",
        r"^.{17}[0-5]\d(\.\d{1,9})?([Zz]|[+\-].{5})$",
    ));
}

/// Format `date`.
///
/// # Gaps
///
/// - Years before 0000 are written with a sign, which the schema refuses.
impl StructuredOutput for Date {
    const SCHEMA: &'static Schema<'static> = &text(TextDomain::Format("date"));
}

/// A pattern: `HH:MM:SS` with a fraction of at most nine digits.
///
/// The format `time` demands an offset, which this type refuses.
impl StructuredOutput for Time {
    const SCHEMA: &'static Schema<'static> =
        &text(TextDomain::Pattern(concat!("^", clock!(r"[0-5]\d"), "$")));
}

/// A pattern: a date, `T` and a time.
///
/// The format `date-time` demands an offset, which this type refuses.
///
/// # Gaps
///
/// - Years before 0000 are written with a sign, which the schema refuses.
impl StructuredOutput for DateTime {
    const SCHEMA: &'static Schema<'static> = &text(TextDomain::Pattern(concat!(
        "^",
        date!(),
        "T",
        clock!(r"[0-5]\d"),
        "$"
    )));
}

/// A pattern: ISO 8601 with a sign and a fraction of the seconds, both of which the format `duration` refuses.
///
/// # Gaps
///
/// - `jiff` refuses a unit beyond its limit, such as more than 19998 years; the schema limits the digits alone.
/// - Seconds and their fraction are written as one: which of milliseconds, microseconds and nanoseconds a span had is
///   not read back.
impl StructuredOutput for Span {
    const SCHEMA: &'static Schema<'static> = &text(TextDomain::Pattern(concat!(
        r"^-?P((\d{1,5}Y(\d{1,6}M)?(\d{1,7}W)?(\d{1,7}D)?|\d{1,6}M(\d{1,7}W)?(\d{1,7}D)?|\d{1,7}W(\d{1,7}D)?|\d{1,7}D)(",
        span_time!(),
        ")?|",
        span_time!(),
        ")$"
    )));
}

/// A pattern: ISO 8601 hours, minutes and seconds with a sign and a fraction of the seconds, both of which the format
/// `duration` refuses.
///
/// # Gaps
///
/// - `jiff` refuses what does not fit 64 bits of seconds; the schema limits the digits alone.
impl StructuredOutput for SignedDuration {
    const SCHEMA: &'static Schema<'static> = &text(TextDomain::Pattern(concat!(
        r"^-?PT(\d{1,16}H(\d{1,18}M)?(",
        seconds!(19),
        r")?|\d{1,18}M(",
        seconds!(19),
        ")?|",
        seconds!(19),
        ")$"
    )));
}
