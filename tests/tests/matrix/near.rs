//! Values that are nearly what a type reads.

use isoform_tests::json::Value;
use isoform_tests::mutate::mutated;
use isoform_tests::random::Random;

/// Numbers beside the ends of types, and numbers in other spellings.
const NUMBERS: &[&str] = &[
    "0",
    "-0",
    "-0.0",
    "1.0",
    "1e2",
    "10e-1",
    "1.5",
    "-1",
    "127",
    "128",
    "-129",
    "255",
    "256",
    "65536",
    "2147483648",
    "4294967296",
    "9007199254740993",
    "9223372036854775808",
    "-9223372036854775808",
    "-9223372036854775809",
    "18446744073709551615",
    "18446744073709551616",
    "1e20",
    "3.4028235e38",
    "3.4028236e38",
    "-3.5e38",
    "1e308",
    "5e-324",
];

const TEXTS: &[&str] = &[
    "",
    "a",
    "ab",
    "\u{1F600}",
    "\u{1F600}\u{1F600}",
    "\0",
    "0",
    "-0",
    "null",
    "{}",
    "1",
];

/// The value with one change, or two.
pub(crate) fn near(value: &Value, words: &[&str], random: &mut Random) -> Value {
    let mut value = value.clone();
    for _ in 0..1 + random.below(2) {
        value = if random.one_in(2) {
            mutated(&value, random)
        } else {
            changed(&value, words, random)
        };
    }
    value
}

/// Changes one part, found on the way down.
fn changed(value: &Value, words: &[&str], random: &mut Random) -> Value {
    let mut value = value.clone();
    match &mut value {
        Value::Array(items) if !items.is_empty() && !random.one_in(3) => {
            let at = random.below(items.len());
            items[at] = changed(&items[at], words, random);
            return value;
        }
        Value::Object(members) if !members.is_empty() && !random.one_in(3) => {
            let at = random.below(members.len());
            members[at].1 = changed(&members[at].1, words, random);
            return value;
        }
        _ => {}
    }
    let text = |random: &mut Random| {
        let all = if words.is_empty() || random.one_in(4) {
            TEXTS
        } else {
            words
        };
        random.pick(all).to_string()
    };
    match (&mut value, random.below(6)) {
        (_, 0) => Value::Array(vec![value]),
        (Value::Array(items), 1) if items.len() == 1 => items[0].clone(),
        (Value::Array(items), 2) => {
            items.extend(items.clone());
            value
        }
        (Value::Object(members), 1) => {
            Value::Array(members.iter().map(|(_, value)| value.clone()).collect())
        }
        (Value::Object(members), 2) if !members.is_empty() => {
            let at = random.below(members.len());
            let name = text(random);
            if members.iter().all(|(known, _)| *known != name) {
                members[at].0 = name;
            }
            value
        }
        (Value::Object(members), 3) if !members.is_empty() => {
            members.remove(random.below(members.len()));
            value
        }
        (Value::Object(members), _) => {
            let name = text(random);
            let held = members
                .first()
                .map_or(Value::Null, |(_, held)| held.clone());
            if members.iter().all(|(known, _)| *known != name) {
                members.push((name, held));
            }
            value
        }
        (Value::Number(_), 1..=4) => Value::Number(random.pick(NUMBERS).to_string()),
        (Value::String(_), 1..=4) => Value::String(text(random)),
        (_, 1) => Value::Null,
        (_, 2) => Value::Number(random.pick(NUMBERS).to_string()),
        (_, 3) => Value::String(text(random)),
        (_, 4) => Value::Object(vec![(text(random), value)]),
        _ => Value::Array(Vec::new()),
    }
}
