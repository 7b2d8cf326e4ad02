//! Values with a name, from text to type and back.

use std::collections::{BTreeMap, BTreeSet, HashSet};

use isoform::Code::{DuplicateKey, InvalidJson, NumberOutOfRange};
use isoform::{StructuredOutput, structured_output};
use isoform_tests::random::Random;
use rust_decimal::Decimal;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use super::cell::Outcome::{NotParsed, NotValid, ReadAs, Refused};
use super::cell::{Cell, Outcome, strict};
use super::draw::Draw;

#[track_caller]
fn expect<T>(expected: &[(&str, Outcome)])
where
    T: StructuredOutput + Serialize + DeserializeOwned + Draw,
{
    let cell = Cell::of::<T>(std::any::type_name::<T>(), &[]);
    for (text, outcome) in expected {
        assert_eq!(cell.outcome(text), *outcome, "{} {text}", cell.name);
    }
}

/// It is read, and written as this.
fn as_(text: &str) -> Outcome {
    ReadAs(strict(text).unwrap())
}

#[test]
fn integers_in_every_spelling() {
    expect::<i64>(&[
        ("-9223372036854775808", as_("-9223372036854775808")),
        ("-9223372036854775808.0", as_("-9223372036854775808")),
        ("-9223372036854775809", NotValid),
        ("-9223372036854777856", NotValid),
        ("9223372036854775807", as_("9223372036854775807")),
        ("9223372036854775808", NotValid),
        ("9007199254740993", as_("9007199254740993")),
        ("1.0", as_("1")),
        ("1e2", as_("100")),
        ("1E+2", as_("100")),
        ("100e-2", as_("1")),
        ("-0", as_("0")),
        ("-0.0", as_("0")),
        ("0e400", as_("0")),
        ("1e-1", NotValid),
        ("1.5", NotValid),
        ("1e400", NotParsed(NumberOutOfRange)),
        ("-1e400", NotParsed(NumberOutOfRange)),
        ("01", NotParsed(InvalidJson)),
        ("+1", NotParsed(InvalidJson)),
        ("\"1\"", NotValid),
        ("null", NotValid),
    ]);
    expect::<u64>(&[
        ("9007199254740993", as_("9007199254740993")),
        ("9007199254740993.0", as_("9007199254740993")),
        ("18446744073709551615", as_("18446744073709551615")),
        ("1844674407370955161.5e1", as_("18446744073709551615")),
        ("18446744073709551616", NotValid),
        ("-1", NotValid),
    ]);
    expect::<std::num::NonZero<i64>>(&[
        ("0", NotValid),
        ("-0.0", NotValid),
        ("0e5", NotValid),
        ("-9223372036854775809", NotValid),
        ("1.0", as_("1")),
    ]);
}

#[test]
fn floats_at_their_limits() {
    expect::<f64>(&[
        ("1.7976931348623157e308", as_("1.7976931348623157e308")),
        ("1e400", NotParsed(NumberOutOfRange)),
        ("5e-324", as_("5e-324")),
        ("1e-400", as_("0.0")),
        ("-0.0", as_("0.0")),
        ("1", as_("1.0")),
        ("1e2", as_("100.0")),
        ("-9223372036854775809", as_("-9.223372036854776e18")),
        ("NaN", NotParsed(InvalidJson)),
        ("Infinity", NotParsed(InvalidJson)),
        ("null", NotValid),
    ]);
    expect::<f32>(&[
        ("3.4028234663852886e38", as_("3.4028235e38")),
        ("-3.4028234663852886e38", as_("-3.4028235e38")),
        ("3.5e38", NotValid),
        ("-3.5e38", NotValid),
        ("1e-45", as_("1e-45")),
        ("1e-50", as_("0.0")),
        ("16777217", as_("16777216.0")),
    ]);
    expect::<Option<f32>>(&[("null", as_("null")), ("1e39", NotValid)]);
}

#[test]
fn decimals_are_text() {
    expect::<Decimal>(&[
        ("1.5", NotValid),
        ("1", NotValid),
        ("\"1.50\"", as_("\"1.50\"")),
        ("\"1e2\"", NotValid),
        ("\"99999999999999999999999999999\"", NotValid),
        ("\"79228162514264337593543950336\"", Refused),
    ]);
}

#[test]
fn text_beyond_the_first_plane() {
    expect::<char>(&[
        ("\"\u{1F600}\"", as_("\"\u{1F600}\"")),
        (r#""\ud83d\ude00""#, as_("\"\u{1F600}\"")),
        ("\"\u{10FFFF}\"", as_("\"\u{10FFFF}\"")),
        (r#""\u0000""#, as_(r#""\u0000""#)),
        (r#""\ud83d""#, NotParsed(InvalidJson)),
        (r#""\ude00\ud83d""#, NotParsed(InvalidJson)),
        ("\"e\u{301}\"", NotValid),
        ("\"\"", NotValid),
    ]);
    expect::<String>(&[
        (r#""a\ud83d""#, NotParsed(InvalidJson)),
        (r#""\uD834\uDD1E""#, as_("\"\u{1D11E}\"")),
    ]);
}

#[test]
fn names_and_items_that_stand_twice() {
    let twice = [(r#"{"a": 1, "\u0061": 1}"#, NotParsed(DuplicateKey))];
    expect::<BTreeMap<String, u8>>(&twice);
    expect::<Value>(&twice);
    expect::<Option<BTreeMap<String, Option<u8>>>>(&[
        (r#"{"a": null}"#, as_(r#"{"a": null}"#)),
        (r#"[{"a": 1, "a": null}]"#, NotParsed(DuplicateKey)),
    ]);
    expect::<BTreeMap<u8, u8>>(&[
        (r#"{"1": 1, "01": 2}"#, NotValid),
        (r#"{"1.0": 1}"#, NotValid),
        (r#"{"256": 1}"#, NotValid),
        (r#"{"-0": 1}"#, NotValid),
    ]);
    let items = [
        ("[1,1]", NotValid),
        ("[1,1.0]", NotValid),
        ("[1,10e-1]", NotValid),
        ("[1.0]", as_("[1]")),
    ];
    expect::<BTreeSet<u8>>(&items);
    expect::<HashSet<i64>>(&items);
}

drawn! {
    #[structured_output]
    struct Presence {
        #[structured(optional)] optional: Option<u8>,
        #[serde(default)] defaulted: u8,
        #[serde(default)] nullable: Option<u8>,
        #[structured(unique)] unique: Vec<f64>,
    }
}

drawn! {
    #[structured_output]
    struct Nothing;
}

drawn! {
    #[structured_output]
    #[serde(tag = "t", content = "c")]
    enum Adjacent { Unit, Empty(), Nothing(Nothing), One(u8) }
}

drawn! {
    #[structured_output]
    enum Internal { Unit, One { a: u8 } }
}

#[test]
fn absence_null_and_defaults() {
    let all = r#"{"optional":1,"defaulted":2,"nullable":null,"unique":[]}"#;
    expect::<Presence>(&[
        (all, as_(all)),
        (
            r#"{"nullable":1,"unique":[]}"#,
            as_(r#"{"defaulted":0,"nullable":1,"unique":[]}"#),
        ),
        (r#"{"optional":null,"nullable":1,"unique":[]}"#, NotValid),
        (r#"{"defaulted":null,"nullable":1,"unique":[]}"#, NotValid),
        (r#"{"unique":[]}"#, NotValid),
        (r#"{"nullable":1,"unique":[1,1.0]}"#, NotValid),
        (r#"{"nullable":1,"unique":[0,-0.0]}"#, NotValid),
        (r#"{"nullable":1,"unique":[],"more":1}"#, NotValid),
        (
            r#"{"defaulted":0,"default\u0065d":0,"nullable":1,"unique":[]}"#,
            NotParsed(DuplicateKey),
        ),
    ]);
}

#[test]
fn variants_without_content_and_content_before_the_tag() {
    expect::<Adjacent>(&[
        (r#"{"t":"unit"}"#, as_(r#"{"t":"unit"}"#)),
        (r#"{"t":"unit","c":null}"#, NotValid),
        (r#"{"t":"empty","c":[]}"#, as_(r#"{"t":"empty","c":[]}"#)),
        (r#"{"t":"empty"}"#, NotValid),
        (
            r#"{"t":"nothing","c":null}"#,
            as_(r#"{"t":"nothing","c":null}"#),
        ),
        (r#"{"t":"nothing"}"#, NotValid),
        (r#"{"c":1,"t":"one"}"#, as_(r#"{"t":"one","c":1}"#)),
        (r#"{"c":1.0,"t":"one"}"#, as_(r#"{"t":"one","c":1}"#)),
        (r#"{"c":1,"t":"one","c":2}"#, NotParsed(DuplicateKey)),
    ]);
    expect::<Internal>(&[
        (r#"{"a":1,"kind":"one"}"#, as_(r#"{"kind":"one","a":1}"#)),
        (r#"{"kind":"unit","a":1}"#, NotValid),
        (r#"["unit"]"#, NotValid),
    ]);
    expect::<Nothing>(&[("null", as_("null")), ("{}", NotValid), ("[]", NotValid)]);
    expect::<()>(&[("null", as_("null")), ("[]", NotValid)]);
}
