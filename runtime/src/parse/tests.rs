// A test that fails should say where.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use serde_json::{Number, Value, json};

use super::{Limits, parse};
use crate::error::Code;

fn read(text: &str) -> Result<Value, (Code, u64)> {
    parse(text.as_bytes(), Limits::default())
        .map_err(|error| (error.code(), error.offset().unwrap()))
}

fn refused(text: &str, code: Code, offset: u64) {
    assert_eq!(read(text), Err((code, offset)), "{text:?}");
}

#[test]
fn an_integral_literal_of_64_bits_is_that_integer() {
    for (text, number) in [
        ("0", Number::from(0)),
        ("-0", Number::from(0)),
        ("-0.0", Number::from(0)),
        ("0e999999999999999999999", Number::from(0)),
        ("1.0", Number::from(1)),
        ("1e2", Number::from(100)),
        ("1E+2", Number::from(100)),
        ("0.1e1", Number::from(1)),
        ("120e-1", Number::from(12)),
        ("-1.50e1", Number::from(-15)),
        ("18446744073709551615", Number::from(u64::MAX)),
        ("1844674407370955161500.00e-2", Number::from(u64::MAX)),
        ("-9223372036854775808", Number::from(i64::MIN)),
        ("1e19", Number::from(10_000_000_000_000_000_000_u64)),
        ("9007199254740993", Number::from(9_007_199_254_740_993_u64)),
    ] {
        assert_eq!(read(text), Ok(Value::Number(number)), "{text}");
    }
}

#[test]
fn every_other_literal_is_a_finite_double() {
    for text in [
        "0.5",
        "1e-1",
        "18446744073709551616",
        "-9223372036854775809",
        "1e20",
        "1e308",
        "5e-324",
        "1e-400",
        "-1.25e-3",
    ] {
        let value = read(text).unwrap();
        assert_eq!(value.as_f64(), Some(text.parse::<f64>().unwrap()), "{text}");
        assert!(!value.is_i64() && !value.is_u64(), "{text}");
    }
}

#[test]
fn a_number_beyond_double_is_refused_at_its_first_byte() {
    refused("[1E400]", Code::NumberOutOfRange, 1);
    refused(" -1e309", Code::NumberOutOfRange, 1);
    refused("1e99999999999999999999999999", Code::NumberOutOfRange, 0);
    refused(&"9".repeat(400), Code::NumberOutOfRange, 0);
}

#[test]
fn malformed_numbers_are_refused_where_they_break() {
    for (text, offset) in [
        ("-", 1),
        ("01", 1),
        ("-01", 2),
        ("1.", 2),
        ("1.e1", 2),
        ("1e", 2),
        ("1e+", 3),
        ("-a", 1),
    ] {
        refused(text, Code::InvalidJson, offset);
    }
    for text in [".5", "+1", "NaN", "Infinity", "-Infinity", "0x1", "1_0"] {
        assert!(read(text).is_err(), "{text}");
    }
}

#[test]
fn text_around_the_value_is_refused() {
    refused("1 2", Code::TrailingContent, 2);
    refused("{}{}", Code::TrailingContent, 2);
    refused("{}\n```", Code::TrailingContent, 3);
    refused("```json\n{}", Code::InvalidJson, 0);
    refused("\u{feff}{}", Code::InvalidJson, 0);
    refused("", Code::InvalidJson, 0);
    refused("  ", Code::InvalidJson, 2);
}

#[test]
fn a_property_twice_is_refused_also_when_spelled_otherwise() {
    refused(r#"{"a":1,"a":1}"#, Code::DuplicateKey, 7);
    refused(r#"{"a":1,"b":{"é":1,"\u00e9":2}}"#, Code::DuplicateKey, 19);
    assert!(read(r#"{"a":{"a":1},"b":{"a":1}}"#).is_ok());
}

#[test]
fn strings_keep_their_exact_text() {
    assert_eq!(
        read(r#""a\"\\\/\b\f\n\r\t\u0041\u0000""#),
        Ok(json!("a\"\\/\u{8}\u{c}\n\r\tA\0"))
    );
    assert_eq!(read(r#""\uD83D\uDE00\uffff""#), Ok(json!("😀\u{ffff}")));
    assert_eq!(read("\"\u{7f}\u{2028} é\""), Ok(json!("\u{7f}\u{2028} é")));
}

#[test]
fn broken_strings_are_refused_where_they_break() {
    refused("\"a\nb\"", Code::InvalidJson, 2);
    refused("\"a", Code::InvalidJson, 2);
    refused(r#""a\"#, Code::InvalidJson, 2);
    for text in [
        r#""\x""#,
        r#""\u12""#,
        r#""\u12G4""#,
        r#""\uD83D""#,
        r#""\uDE00\uD83D""#,
        r#""\uD83D\u0041""#,
        r#""\uD83Dx""#,
        r#""\u+123""#,
    ] {
        refused(text, Code::InvalidJson, 1);
    }
    let bytes = b"\"a\xffb\"";
    let error = parse(bytes, Limits::default()).unwrap_err();
    assert_eq!((error.code(), error.offset()), (Code::InvalidJson, Some(2)));
}

#[test]
fn structure_is_read_to_the_letter() {
    for (text, offset) in [
        ("[1,]", 3),
        ("[,1]", 1),
        ("[1 2]", 3),
        ("[1", 2),
        ("{\"a\"}", 4),
        ("{\"a\":}", 5),
        ("{\"a\":1,}", 7),
        ("{a:1}", 1),
        ("{1:1}", 1),
        ("{\"a\":1]", 6),
        ("[1}", 2),
        ("]", 0),
        ("nul", 0),
        ("truE", 0),
    ] {
        refused(text, Code::InvalidJson, offset);
    }
    refused("nullx", Code::TrailingContent, 4);
    assert_eq!(
        read(" { \"a\" : [ ] , \"b\" : [ { } , null , true , false ] }\r\n\t"),
        Ok(json!({"a": [], "b": [{}, null, true, false]}))
    );
}

#[test]
fn size_and_depth_are_bounded() {
    let limits = Limits {
        max_bytes: 8,
        max_depth: 3,
    };
    let code = |text: &str| parse(text.as_bytes(), limits).map_err(|error| error.code());
    assert!(code("[[[1]]]").is_ok());
    assert_eq!(code("[[[[]]]]"), Err(Code::TooDeep));
    assert_eq!(code("[[[{}]]]"), Err(Code::TooDeep));
    assert_eq!(code("123456789"), Err(Code::TooLarge));
    refused(&"[".repeat(1 << 20), Code::TooDeep, 128);
    refused(&"{\"a\":".repeat(1 << 20), Code::TooDeep, 128 * 5);
}
