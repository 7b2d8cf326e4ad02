//! One type in one place, judged by serde and by the validator.

use std::collections::BTreeMap;
use std::fmt;

use isoform::parse::{Limits, parse};
use isoform::{Code, Contract, OutputError, StructuredOutput};
use isoform_compiler::ir::Schema;
use isoform_tests::json;
use isoform_tests::judge::validator;
use isoform_tests::original::Originals;
use isoform_tests::random::Random;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use super::difference::{Difference, differences};
use super::draw::Draw;
use super::near::near;

/// How many values of each cell are tried each way, and a few more where they fall at random on its places.
pub(crate) const CASES: usize = 500;

/// What of a type the judges look at.
pub(crate) struct Cell {
    pub(crate) name: String,
    schema: &'static Schema<'static>,
    contract: Contract,
    validator: jsonschema::Validator,
    write: fn(&mut Random) -> Result<String, serde_json::Error>,
    read: fn(Value) -> Result<String, serde_json::Error>,
    accept: fn(&Contract, Value) -> Result<String, OutputError>,
    /// How a value may differ that was read and written again.
    allowed: Vec<Difference>,
    /// Names and texts that nearly fit.
    words: &'static [&'static str],
}

/// What was seen of a cell.
#[derive(Default)]
pub(crate) struct Seen {
    pub(crate) written: usize,
    pub(crate) read: usize,
    /// Near misses that both take, that both refuse, and that serde alone reads.
    pub(crate) both: usize,
    pub(crate) neither: usize,
    pub(crate) wider: usize,
    pub(crate) differences: Vec<Difference>,
    /// How many values were written and read in each place.
    places: BTreeMap<String, [usize; 2]>,
    failures: Vec<String>,
}

impl Cell {
    pub(crate) fn of<T>(name: impl Into<String>, allowed: &[Difference]) -> Cell
    where
        T: StructuredOutput + Serialize + DeserializeOwned + Draw,
    {
        let contract = T::contract();
        Cell {
            name: name.into(),
            schema: T::SCHEMA,
            validator: validator(contract.schema().get()),
            contract,
            write: |random| serde_json::to_string(&T::draw(random)),
            read: |value| serde_json::to_string(&serde_json::from_value::<T>(value)?),
            accept: |contract, value| {
                Ok(serde_json::to_string(&contract.accept_value::<T>(value)?).unwrap())
            },
            allowed: allowed.to_vec(),
            words: &[],
        }
    }

    pub(crate) fn words(mut self, words: &'static [&'static str]) -> Cell {
        self.words = words;
        self
    }

    /// Tries so many values each way in each of these places, which are the variants of an enum.
    pub(crate) fn judge(&self, each: usize, places: usize) -> Seen {
        let cases = if places > 1 {
            places * each * 6 / 5
        } else {
            each
        };
        let mut seen = Seen::default();
        let mut random = Random::new(
            self.name
                .bytes()
                .fold(7, |seed, byte| seed * 31 % 1_000_003 + u64::from(byte)),
        );
        let mut source = Originals::new(&[], random.bits());
        for _ in 0..4 * cases {
            if seen.written == cases {
                break;
            }
            // A variant that is skipped is not written.
            let Ok(text) = (self.write)(&mut random) else {
                continue;
            };
            seen.written += 1;
            seen.place(json::Value::parse(&text).as_ref(), 0);
            self.written(&text, &mut seen);
            if let Some(value) = json::Value::parse(&text) {
                self.near_miss(&near(&value, self.words, &mut random), &mut seen);
            }
        }
        for _ in 0..4 * cases {
            if seen.read == cases {
                break;
            }
            let Some(value) = source.draw(self.schema) else {
                continue;
            };
            if let Ok(strict) = strict(&value.to_string())
                && self.is_valid(&strict)
            {
                seen.read += 1;
                seen.place(Some(&value), 1);
                self.valid(&strict, &mut seen);
            }
            self.near_miss(&near(&value, self.words, &mut random), &mut seen);
        }
        for (what, count) in [("written", seen.written), ("read", seen.read)] {
            if count < cases {
                seen.failures
                    .push(format!("only {count} of {cases} values {what}"));
            }
        }
        if places > 1 && seen.places.len() != places {
            seen.failures
                .push(format!("not {places} places: {:?}", seen.places));
        }
        for (place, counts) in seen.places.iter().filter(|_| places > 1) {
            if counts.iter().any(|count| *count < each) {
                seen.failures.push(format!("{place}: {counts:?} values"));
            }
        }
        if seen.neither == 0 && seen.wider == 0 && self.name != "Value" {
            seen.failures.push("no near miss was refused".to_owned());
        }
        seen
    }

    /// What serde writes is valid and read as the same.
    fn written(&self, text: &str, seen: &mut Seen) {
        let Ok(value) = strict(text) else {
            return seen.fail(format!("serde writes {text}, which is not parsed"));
        };
        if let Err(error) = self.validator.validate(&value) {
            return seen.fail(format!("serde writes {text}: {error}"));
        }
        match (self.accept)(&self.contract, value.clone()) {
            Ok(again) => {
                let found = differences(&value, &strict(&again).unwrap_or_default());
                // What is only written is read as its default.
                let may_differ = self.allows(Difference::Changed);
                let same =
                    |found: &Difference| *found == Difference::Reordered && self.allows(*found);
                if !may_differ && !found.iter().all(same) {
                    seen.fail(format!("serde writes {text}, and again {again}"));
                }
            }
            Err(error) => seen.fail(format!("serde writes {text} and does not read it: {error}")),
        }
    }

    /// What is valid is read, and written as the same.
    fn valid(&self, value: &Value, seen: &mut Seen) {
        let text = match (self.accept)(&self.contract, value.clone()) {
            Ok(text) => text,
            Err(error) => {
                seen.note(Difference::Refused);
                if !self.allows(Difference::Refused) {
                    seen.fail(format!("{value} is valid and not read: {error}"));
                }
                return;
            }
        };
        let Ok(after) = strict(&text) else {
            return seen.fail(format!("{value} is written as {text}, which is not parsed"));
        };
        if !self.is_valid(&after) {
            seen.note(Difference::Outside);
            if !self.allows(Difference::Outside) {
                seen.fail(format!("{value} is written as {after}, which is not valid"));
            }
            return;
        }
        let found = differences(value, &after);
        for difference in &found {
            seen.note(*difference);
            if !self.allows(*difference) {
                seen.fail(format!("{difference:?}: {value} is written as {after}"));
            }
        }
        if !found.is_empty() {
            match (self.read)(after.clone()).map(|again| strict(&again)) {
                Ok(Ok(again))
                    if differences(&after, &again)
                        .iter()
                        .all(|d| *d == Difference::Reordered) => {}
                other => seen.fail(format!(
                    "{value} is written as {after} and then as {other:?}"
                )),
            }
        }
    }

    /// What serde refuses is not valid; what is not valid serde does not write.
    fn near_miss(&self, value: &json::Value, seen: &mut Seen) {
        let Ok(value) = strict(&value.to_string()) else {
            return;
        };
        if self.is_valid(&value) {
            seen.both += 1;
            return self.valid(&value, seen);
        }
        match (self.read)(value.clone()) {
            Err(_) => seen.neither += 1,
            Ok(text) => {
                seen.wider += 1;
                if strict(&text).is_ok_and(|after| differences(&value, &after).is_empty()) {
                    seen.fail(format!("{value} is read and written, and refused"));
                }
            }
        }
    }

    fn is_valid(&self, value: &Value) -> bool {
        self.validator.is_valid(&exact(value.clone()))
    }

    /// What becomes of a text.
    pub(crate) fn outcome(&self, text: &str) -> Outcome {
        let value = match strict(text) {
            Ok(value) => value,
            Err(error) => return Outcome::NotParsed(error.code()),
        };
        if !self.is_valid(&value) {
            let refused = (self.accept)(&self.contract, value).unwrap_err();
            assert!(!refused.issues().is_empty(), "{}: {refused}", self.name);
            return Outcome::NotValid;
        }
        match (self.accept)(&self.contract, value).map(|written| strict(&written).unwrap()) {
            Err(_) => Outcome::Refused,
            Ok(after) if !self.is_valid(&after) => Outcome::Outside(after),
            Ok(after) => Outcome::ReadAs(after),
        }
    }

    fn allows(&self, difference: Difference) -> bool {
        self.allowed.contains(&difference)
    }
}

impl Seen {
    fn place(&mut self, value: Option<&json::Value>, way: usize) {
        if let Some(json::Value::Object(members)) = value
            && let [(name, _)] = members.as_slice()
        {
            self.places.entry(name.clone()).or_default()[way] += 1;
        }
    }

    /// What was wrong: a few of a kind say as much as a thousand.
    pub(crate) fn failed(&self, name: &str) -> Vec<String> {
        let count = self.failures.len();
        self.failures
            .iter()
            .take(3)
            .map(|what| format!("{name} ({count}): {what}"))
            .collect()
    }

    fn fail(&mut self, what: String) {
        self.failures.push(what);
    }

    fn note(&mut self, difference: Difference) {
        if !self.differences.contains(&difference) {
            self.differences.push(difference);
        }
    }
}

impl fmt::Display for Seen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Seen {
            written,
            read,
            both,
            neither,
            wider,
            differences,
            ..
        } = self;
        write!(
            f,
            "{written} written, {read} read, near: {both} by both, {neither} by none, {wider} by serde alone; {differences:?}"
        )
    }
}

/// What becomes of a text, step by step.
#[derive(Debug, PartialEq)]
pub(crate) enum Outcome {
    NotParsed(Code),
    NotValid,
    /// Valid, and refused by serde.
    Refused,
    /// Written again as this.
    ReadAs(Value),
    /// Written again as this, which is not valid.
    Outside(Value),
}

/// The judge holds the double that a number was rounded to. One that is `i64::MIN` was written below it, since integers
/// of 64 bits are never held as doubles.
fn exact(value: Value) -> Value {
    match value {
        Value::Number(number) if number.is_f64() && number.as_f64() == Some(i64::MIN as f64) => {
            Value::from((i64::MIN as f64).next_down())
        }
        Value::Array(items) => items.into_iter().map(exact).collect(),
        Value::Object(members) => members
            .into_iter()
            .map(|(name, value)| (name, exact(value)))
            .collect(),
        other => other,
    }
}

/// A text as an answer is read.
pub(crate) fn strict(text: &str) -> Result<Value, OutputError> {
    parse(text.as_bytes(), Limits::default())
}
