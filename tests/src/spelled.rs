//! Types that serde writes as text: what is written is valid, and what is valid is read.

use std::fmt::Debug;

use isoform::StructuredOutput;
use isoform_compiler::project::original;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::judge::validator;
use crate::random::Random;

/// How many values of each kind are tried.
pub const CASES: usize = 600;

/// Judges one type by serde and by the validator, which asserts formats.
pub struct Spelled<T> {
    validator: jsonschema::Validator,
    independent: jsonschema::Validator,
    schema: String,
    /// Text that the schema allows and serde refuses, by the type's documented list of gaps.
    gap: fn(&str) -> bool,
    marker: std::marker::PhantomData<T>,
}

impl<T> Spelled<T>
where
    T: StructuredOutput + Serialize + DeserializeOwned + PartialEq + Debug,
{
    /// A judge that knows the type's gaps.
    pub fn with_gaps(gap: fn(&str) -> bool) -> Spelled<T> {
        let schema = original(T::SCHEMA, &[]).schema;
        let independent = crate::independent::original::<T>().to_string();
        Spelled {
            validator: validator(&schema),
            independent: validator(&independent),
            schema,
            gap,
            marker: std::marker::PhantomData,
        }
    }

    /// A judge of a type without gaps.
    pub fn exact() -> Spelled<T> {
        Spelled::with_gaps(|_| false)
    }

    fn is_valid(&self, value: &Value) -> bool {
        let valid = self.validator.is_valid(value);
        assert_eq!(valid, self.independent.is_valid(value), "{value}");
        valid
    }

    /// What serde writes is valid, and is read as what was written.
    #[track_caller]
    pub fn writes(self, draw: impl Fn(&mut Random) -> T) -> Self {
        let mut random = Random::new(11);
        let mut near = 0;
        for _ in 0..CASES {
            let value = draw(&mut random);
            let written = serde_json::to_value(&value).unwrap();
            assert!(
                self.is_valid(&written),
                "serde writes {written}\n{}",
                self.schema
            );
            let read: T = serde_json::from_value(written.clone()).unwrap();
            assert_eq!(read, value, "{written}");
            // What is nearly that is where a schema allows too much.
            for text in mutations(written.as_str().unwrap(), &mut random) {
                near += usize::from(self.is_read_where_valid(&text));
            }
        }
        assert!(near > 0, "no text beside a written one is valid");
        self
    }

    /// Of these texts, which are all valid, serde reads each; and what it writes for it is valid and reads the same.
    #[track_caller]
    pub fn reads(self, draw: impl Fn(&mut Random) -> String) -> Self {
        let mut random = Random::new(12);
        for _ in 0..CASES {
            let text = draw(&mut random);
            let valid = self.is_read_where_valid(&text);
            assert!(valid, "{text:?} is not valid\n{}", self.schema);
        }
        self
    }

    /// Whether the text is valid; if so, serde reads it.
    #[track_caller]
    fn is_read_where_valid(&self, text: &str) -> bool {
        let json = Value::from(text);
        if !self.is_valid(&json) {
            return false;
        }
        let read = match serde_json::from_value::<T>(json) {
            Ok(read) => read,
            Err(error) if (self.gap)(text) => {
                assert!(!error.to_string().is_empty());
                return true;
            }
            Err(error) => panic!("{text:?} is valid, and serde refuses it: {error}"),
        };
        let written = serde_json::to_value(&read).unwrap();
        assert!(
            self.is_valid(&written) || (self.gap)(text),
            "{text:?} is valid, and {written} is not"
        );
        let again: T = serde_json::from_value(written).unwrap();
        assert_eq!(again, read, "{text:?}");
        true
    }

    /// The schema allows it and serde refuses it, or writes it as what the schema refuses: a gap that is documented.
    #[track_caller]
    pub fn gap(self, text: &str) -> Self {
        let json = Value::from(text);
        assert!(self.is_valid(&json), "{text:?} is refused: no gap");
        assert!((self.gap)(text), "{text:?} is no gap of the list");
        if let Ok(read) = serde_json::from_value::<T>(json) {
            let written = serde_json::to_value(&read).unwrap();
            assert!(!self.is_valid(&written), "{text:?} is read: no gap");
        }
        self
    }

    /// Both refuse it.
    #[track_caller]
    pub fn refuses(self, texts: &[&str]) -> Self {
        for text in texts {
            let json = Value::from(*text);
            assert!(!self.is_valid(&json), "{text:?} is valid");
            let read = serde_json::from_value::<T>(json);
            assert!(read.is_err(), "{text:?} is read as {read:?}");
        }
        self
    }

    /// serde reads it and the schema does not allow it.
    #[track_caller]
    pub fn wider_reading(self, values: &[Value]) -> Self {
        for value in values {
            assert!(!self.is_valid(value), "{value} is valid");
            let read = serde_json::from_value::<T>(value.clone());
            assert!(read.is_ok(), "{value} is refused: {read:?}");
        }
        self
    }

    /// serde writes it and the schema does not allow it: a gap that is documented.
    #[track_caller]
    pub fn written_outside(self, value: T) -> Self {
        let written = serde_json::to_value(&value).unwrap();
        assert!(!self.is_valid(&written), "{written} is valid: no gap");
        self
    }
}

/// Texts with one character more, less or other.
fn mutations(text: &str, random: &mut Random) -> Vec<String> {
    const OTHER: &[char] = &[
        '0',
        '1',
        '2',
        '3',
        '5',
        '6',
        '9',
        '-',
        '+',
        '.',
        ':',
        'T',
        't',
        'Z',
        'z',
        'P',
        ' ',
        '/',
        '%',
        '[',
        ']',
        '|',
        '_',
        'e',
        'E',
        'a',
        'f',
        'G',
        '\n',
        '٣',
        '\u{1F600}',
    ];
    let characters: Vec<char> = text.chars().collect();
    let mut found = Vec::new();
    for _ in 0..6 {
        let at = random.below(characters.len());
        let mut changed = characters.clone();
        match random.below(4) {
            0 => changed.insert(at, *random.pick(OTHER)),
            1 => {
                changed.remove(at);
            }
            2 => changed.push(*random.pick(OTHER)),
            _ => changed[at] = *random.pick(OTHER),
        }
        found.push(changed.into_iter().collect());
    }
    found
}
