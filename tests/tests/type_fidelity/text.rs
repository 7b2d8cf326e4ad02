//! From text on: numbers at their limits, characters beyond the first plane, names that stand twice.

use std::collections::BTreeMap;
use std::fmt::Debug;

use isoform::parse::{Limits, parse};
use isoform::{Code, StructuredOutput, structured_output};
use isoform_tests::judge::validator;
use isoform_tests::random::Random;
use isoform_tests::spelled::CASES;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

/// What becomes of a text: refused by the parser, by the schema, or read as a value.
#[derive(Debug, PartialEq)]
enum Read<T> {
    NotParsed(Code),
    NotValid,
    As(T),
}

/// Reads a text as an answer is read. Whatever the schema allows must be read.
#[track_caller]
fn read<T: StructuredOutput + DeserializeOwned>(text: &str) -> Read<T> {
    let value: Value = match parse(text.as_bytes(), Limits::default()) {
        Ok(value) => value,
        Err(error) => return Read::NotParsed(error.code()),
    };
    let contract = T::contract();
    if !validator(contract.schema().get()).is_valid(&value) {
        assert!(contract.accept_value::<T>(value).is_err(), "{text}");
        return Read::NotValid;
    }
    Read::As(contract.accept_value(value).unwrap())
}

/// What serde writes is valid, and read as the same.
#[track_caller]
fn survives<T>(value: &T)
where
    T: StructuredOutput + Serialize + DeserializeOwned + Debug + PartialEq,
{
    let text = serde_json::to_string(value).unwrap();
    let again: T = match read(&text) {
        Read::As(again) => again,
        other => panic!("{text}: {other:?}"),
    };
    assert_eq!(again, *value, "{text}");
}

macro_rules! integers {
    ($($type:ty)*) => {$(
        // JSON Schema calls them integers, and serde does not: the parser reads them as what they are.
        assert_eq!(read::<$type>("1.0"), Read::As(1));
        assert_eq!(read::<$type>("1e2"), Read::As(100));
        assert_eq!(read::<$type>("10e-1"), Read::As(1));
        assert_eq!(read::<$type>("-0"), Read::As(0));
        assert_eq!(read::<$type>("-0.0"), Read::As(0));
        assert!(serde_json::from_str::<$type>("1.0").is_err(), "serde reads it by itself");
        assert_eq!(read::<$type>("0.5"), Read::NotValid);
        assert_eq!(read::<$type>("1e400"), Read::NotParsed(Code::NumberOutOfRange));
        survives(&<$type>::MIN);
        survives(&<$type>::MAX);
        for beyond in [i128::from(<$type>::MIN) - 1, i128::from(<$type>::MAX) + 1] {
            if beyond >= i128::from(i64::MIN) {
                assert_eq!(read::<$type>(&beyond.to_string()), Read::NotValid, "{beyond}");
            }
        }
        let mut random = Random::new(9);
        for _ in 0..CASES {
            survives(&((random.bits() >> random.below(64)) as $type));
        }
    )*};
}

#[test]
fn integers() {
    integers!(i8 i16 i32 i64 u8 u16 u32 u64);
    survives(&((1_u64 << 53) + 1));
    assert_eq!(
        read::<u64>("9007199254740993"),
        Read::As(9_007_199_254_740_993)
    );
    assert_eq!(
        read::<u64>("9007199254740993.0"),
        Read::As(9_007_199_254_740_993)
    );
    assert_eq!(read::<i64>("-9223372036854775808"), Read::As(i64::MIN));
}

#[test]
fn below_64_bits_a_number_is_not_the_least_integer() {
    let value = parse(b"-9223372036854775809", Limits::default()).unwrap();
    let contract = i64::contract();
    assert!(
        validator(contract.schema().get()).is_valid(&value),
        "as a double it is: told apart without need"
    );
    let refused = contract.accept_value::<i64>(value.clone()).unwrap_err();
    assert_eq!(refused.code(), Code::SchemaMismatch);
    assert!(
        !refused.issues().is_empty(),
        "{refused}: the type refused it"
    );
    assert_eq!(
        f64::contract().accept_value::<f64>(value).unwrap(),
        i64::MIN as f64
    );
    assert_eq!(read::<i64>("-9223372036854777856"), Read::NotValid);
}

#[test]
fn doubles() {
    for value in [
        0.0,
        -0.0,
        1.0,
        1e2,
        f64::MIN,
        f64::MAX,
        f64::MIN_POSITIVE,
        5e-324,
    ] {
        survives(&value);
    }
    assert_eq!(read::<f64>("100"), Read::As(100.0));
    assert_eq!(
        read::<f64>("1e400"),
        Read::NotParsed(Code::NumberOutOfRange)
    );
    assert_eq!(
        read::<f64>("-1e400"),
        Read::NotParsed(Code::NumberOutOfRange)
    );
    assert_eq!(read::<f64>("NaN"), Read::NotParsed(Code::InvalidJson));
    let mut random = Random::new(10);
    for _ in 0..CASES {
        let value = f64::from_bits(random.bits());
        if value.is_finite() {
            survives(&value);
        }
    }
}

#[test]
fn singles() {
    for value in [0.0, -0.0, f32::MIN, f32::MAX, f32::MIN_POSITIVE, 1e-45] {
        survives(&value);
    }
    // Beyond it serde would read infinity.
    assert_eq!(read::<f32>("3.5e38"), Read::NotValid);
    assert_eq!(read::<f32>("-3.5e38"), Read::NotValid);
    assert!(
        serde_json::from_value::<f32>(json!(3.5e38))
            .unwrap()
            .is_infinite()
    );
    let mut random = Random::new(11);
    for _ in 0..CASES {
        let value = f32::from_bits(random.bits() as u32);
        if value.is_finite() {
            survives(&value);
        }
    }
}

#[test]
fn characters() {
    for text in ["\"😀\"", r#""\ud83d\ude00""#] {
        assert_eq!(read::<char>(text), Read::As('\u{1F600}'));
        assert_eq!(read::<String>(text), Read::As("\u{1F600}".to_owned()));
    }
    for lone in [r#""\ud83d""#, r#""\ude00\ud83d""#] {
        assert_eq!(read::<String>(lone), Read::NotParsed(Code::InvalidJson));
    }
    let mut random = Random::new(12);
    for _ in 0..CASES {
        if let Some(character) = char::from_u32(random.bits() as u32 % 0x0011_0000) {
            survives(&character);
            survives(&format!("{character}\0\"\\{character}"));
        }
    }
}

#[structured_output]
#[derive(Debug, PartialEq)]
struct Named {
    a: u8,
}

#[test]
fn a_name_that_stands_twice_is_refused() {
    let twice = r#"{"a": 1, "\u0061": 1}"#;
    assert_eq!(read::<Named>(twice), Read::NotParsed(Code::DuplicateKey));
    assert_eq!(
        read::<BTreeMap<String, u8>>(twice),
        Read::NotParsed(Code::DuplicateKey)
    );
    assert_eq!(
        read::<Value>(&format!("[{twice}]")),
        Read::NotParsed(Code::DuplicateKey)
    );
    let last: BTreeMap<String, u8> = serde_json::from_str(r#"{"a": 1, "a": 2}"#).unwrap();
    assert_eq!(last["a"], 2, "serde alone keeps the last one");
}
