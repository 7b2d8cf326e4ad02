//! The strict parser against `serde_json`, on generated texts and on mutations of them.
// A test that fails should say where.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use serde_json::Value;

use super::{Limits, parse};
use crate::error::Code;

/// A small generator of numbers, so that a failure can be run again (xorshift64*).
struct Dice(u64);

impl Dice {
    fn roll(&mut self, sides: usize) -> usize {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        usize::try_from(self.0.wrapping_mul(0x2545_F491_4F6C_DD1D) >> 33).unwrap() % sides
    }

    fn pick<'a>(&mut self, from: &[&'a str]) -> &'a str {
        from[self.roll(from.len())]
    }
}

const NUMBERS: [&str; 24] = [
    "0",
    "-0",
    "-0.0",
    "1",
    "-1",
    "1.0",
    "1.5",
    "1e2",
    "1E-2",
    "0.1e1",
    "123456789012",
    "9007199254740993",
    "18446744073709551615",
    "18446744073709551616",
    "-9223372036854775808",
    "-9223372036854775809",
    "1e19",
    "1e20",
    "1e308",
    "1e309",
    "-1E400",
    "0e9999",
    "1e-400",
    "3.14159265358979",
];
const STRINGS: [&str; 14] = [
    "",
    "a",
    "b",
    "é",
    "😀",
    "\\u0061",
    "\\u00e9",
    "\\uD83D\\uDE00",
    "\\n",
    "\\\"",
    "\\\\",
    "\\/",
    "{\\\"a\\\":1}",
    "a long text without escapes",
];
const BLANKS: [&str; 6] = ["", "", "", " ", "\n", "\t\r\n "];

fn generate(dice: &mut Dice, depth: usize, out: &mut String) {
    out.push_str(dice.pick(&BLANKS));
    match dice.roll(if depth == 0 { 4 } else { 6 }) {
        0 => out.push_str(dice.pick(&["null", "true", "false"])),
        1 | 2 => out.push_str(dice.pick(&NUMBERS)),
        3 => string(dice, out),
        4 => list(dice, out, ('[', ']'), |dice, out| {
            generate(dice, depth - 1, out)
        }),
        _ => list(dice, out, ('{', '}'), |dice, out| {
            string(dice, out);
            out.push_str(dice.pick(&BLANKS));
            out.push(':');
            generate(dice, depth - 1, out);
        }),
    }
    out.push_str(dice.pick(&BLANKS));
}

fn string(dice: &mut Dice, out: &mut String) {
    out.push('"');
    for _ in 0..dice.roll(3) {
        out.push_str(dice.pick(&STRINGS));
    }
    out.push('"');
}

fn list(
    dice: &mut Dice,
    out: &mut String,
    ends: (char, char),
    item: impl Fn(&mut Dice, &mut String),
) {
    out.push(ends.0);
    for n in 0..dice.roll(4) {
        if n > 0 {
            out.push(',');
        }
        item(dice, out);
    }
    out.push(ends.1);
}

fn mutate(dice: &mut Dice, bytes: &mut Vec<u8>) {
    const PIECES: &[u8] = b"{}[]\",:\\0123456789eE+-.tfnu \n\x00\x1f\x7f\xff\xc3\xed\xa0";
    for _ in 0..=dice.roll(3) {
        let at = dice.roll(bytes.len() + 1);
        match dice.roll(4) {
            0 => bytes.insert(at, PIECES[dice.roll(PIECES.len())]),
            1 if at < bytes.len() => drop(bytes.remove(at)),
            2 if at < bytes.len() => bytes[at] = PIECES[dice.roll(PIECES.len())],
            _ => bytes.truncate(at.max(1)),
        }
    }
}

/// Equal but for the spelling of numbers. The oracle's doubles may be off by their last bit: it reads them the fast way.
fn same(ours: &Value, theirs: &Value) -> bool {
    match (ours, theirs) {
        (Value::Number(a), Value::Number(b)) => {
            if let (Some(a), Some(b)) = (a.as_i128(), b.as_i128()) {
                return a == b;
            }
            let (a, b) = (a.as_f64().unwrap(), b.as_f64().unwrap());
            (a - b).abs() <= a.abs() * f64::EPSILON
        }
        (Value::Array(a), Value::Array(b)) => {
            a.len() == b.len() && a.iter().zip(b).all(|(a, b)| same(a, b))
        }
        (Value::Object(a), Value::Object(b)) => {
            a.len() == b.len()
                && a.iter()
                    .all(|(key, a)| b.get(key).is_some_and(|b| same(a, b)))
        }
        (a, b) => a == b,
    }
}

/// Whether the number that begins at a byte is infinite when it is read as a double.
fn is_infinite(text: &[u8], offset: Option<u64>) -> bool {
    let from = &text[usize::try_from(offset.unwrap()).unwrap()..];
    let literal = from
        .iter()
        .take_while(|byte| b"+-.eE0123456789".contains(byte));
    let literal: String = literal.map(|&byte| char::from(byte)).collect();
    literal.parse::<f64>().unwrap().is_infinite()
}

fn agree(text: &[u8]) {
    let shown = String::from_utf8_lossy(text);
    match (
        parse(text, Limits::default()),
        serde_json::from_slice::<Value>(text),
    ) {
        (Ok(ours), Ok(theirs)) => assert!(same(&ours, &theirs), "{shown}: {ours} for {theirs}"),
        (Ok(ours), Err(theirs)) => {
            panic!("{shown}: accepted as {ours}, refused by the oracle: {theirs}")
        }
        (Err(ours), Ok(_)) => match ours.code() {
            Code::DuplicateKey => {}
            // Some features of the oracle let it hold any number.
            Code::NumberOutOfRange => assert!(is_infinite(text, ours.offset()), "{shown}: {ours}"),
            _ => panic!("{shown}: {ours}"),
        },
        (Err(_), Err(_)) => {}
    }
}

#[test]
fn agrees_with_serde_json_on_generated_and_mutated_texts() {
    let mut dice = Dice(0x5EED_0001);
    for _ in 0..20_000 {
        let mut text = String::new();
        generate(&mut dice, 4, &mut text);
        agree(text.as_bytes());
        for _ in 0..4 {
            let mut bytes = text.clone().into_bytes();
            mutate(&mut dice, &mut bytes);
            agree(&bytes);
        }
    }
}

#[test]
fn what_was_read_and_written_is_read_as_the_same_value() {
    let mut dice = Dice(0x5EED_0002);
    for _ in 0..5_000 {
        let mut text = String::new();
        generate(&mut dice, 4, &mut text);
        if let Ok(value) = parse(text.as_bytes(), Limits::default()) {
            let again = parse(value.to_string().as_bytes(), Limits::default()).unwrap();
            assert!(same(&again, &value), "{text}: {again} for {value}");
        }
    }
}
