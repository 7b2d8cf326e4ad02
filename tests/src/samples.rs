//! Strings that match patterns and formats, and strings that do not.

use std::collections::HashMap;
use std::sync::{LazyLock, Mutex};

use serde_json::json;

use crate::random::Random;

/// A pattern with strings that match it and strings that do not.
pub struct Sample {
    /// The pattern or the name of the format.
    pub name: &'static str,
    /// Strings that fit.
    pub good: &'static [&'static str],
    /// Strings that nearly fit.
    pub bad: &'static [&'static str],
}

/// Patterns, each enforced by at least one profile or by none.
pub const PATTERNS: &[Sample] = &[
    Sample {
        name: "^[a-z]{2,4}$",
        good: &["ab", "abc", "zzzz"],
        bad: &["a", "abcde", "aB", "ab\n", "äb"],
    },
    Sample {
        name: "^(a|bc)*$",
        good: &["", "a", "bc", "abca", "bcbc"],
        bad: &["b", "c", "ab"],
    },
    Sample {
        name: r"^\d{3}-\d{4}$",
        good: &["555-0199", "000-0000"],
        bad: &["5555-019", "555-01999", "٣٣٣-٣٣٣٣"],
    },
    Sample {
        name: "[0-9]",
        good: &["0", "a1b", "😀7"],
        bad: &["", "abc"],
    },
    Sample {
        name: r"^\p{L}+$",
        good: &["é", "abc", "Ωm"],
        bad: &["", "a1"],
    },
    Sample {
        name: "^(0|-?[1-9][0-9]*)$",
        good: &[
            "0",
            "-1",
            "255",
            "9007199254740993",
            "18446744073709551615",
            "-9223372036854775808",
            "99999999999999999999999999999999999999999",
        ],
        bad: &["-0", "01", "1.0", "1e2", ""],
    },
    Sample {
        name: "^[0-9a-f]{2}$",
        good: &["00", "0a", "ff"],
        bad: &["f", "FF", "0g"],
    },
    Sample {
        name: r"^(?:x|y)\.z$",
        good: &["x.z", "y.z"],
        bad: &["xaz", "z"],
    },
];

/// Formats of the providers' lists, and two that no provider lists.
pub const FORMATS: &[Sample] = &[
    Sample {
        name: "date",
        good: &["2024-02-29", "1999-12-31"],
        bad: &["2023-02-29", "2024-13-01", "24-1-1"],
    },
    Sample {
        name: "date-time",
        good: &["2024-02-29T23:59:59Z", "1985-04-12T23:20:50.52+01:00"],
        bad: &["2024-02-29", "2024-02-30T00:00:00Z"],
    },
    Sample {
        name: "ipv6",
        good: &["::1", "2001:db8::ffff:192.0.2.1"],
        bad: &["1::2::3", "[::1]", "fe80::1%1"],
    },
    Sample {
        name: "uuid",
        good: &["123e4567-e89b-12d3-a456-426614174000"],
        bad: &["123e4567", "123e4567-e89b-12d3-a456-42661417400g"],
    },
    Sample {
        name: "email",
        good: &["a@b.co", "first.last@example.org"],
        bad: &["a", "@b.co"],
    },
    Sample {
        name: "ipv4",
        good: &["127.0.0.1", "255.255.255.255"],
        bad: &["256.1.1.1", "1.2.3"],
    },
    Sample {
        name: "uri",
        good: &["https://example.org/a?b#c", "urn:x:y"],
        bad: &["a b", "//"],
    },
    Sample {
        name: "json-pointer",
        good: &["", "/a/b~1"],
        bad: &["a", "/~"],
    },
];

/// Characters that are counted, escaped or folded in odd ways somewhere.
const CHARACTERS: &[char] = &[
    'a',
    'Z',
    '0',
    ' ',
    '_',
    '"',
    '\\',
    '/',
    '\n',
    '\t',
    '\u{1}',
    '\u{7f}',
    'é',
    'ß',
    'İ',
    '\u{301}',
    '\u{2028}',
    '\u{200d}',
    '\u{fffd}',
    '中',
    '😀',
    '𝒳',
    '\u{10ffff}',
];

/// Texts of the types whose spelling is a pattern, and of integers that are names.
const SPELLINGS: &[&str] = &[
    "23:59:59",
    "00:00:00.123456789",
    "2024-02-29T23:59:59",
    "1999-12-31T00:00:00.5",
    "P1Y2M3W4DT5H6M7.8S",
    "-PT1.5S",
    "PT36H",
    "-79228162514264337593543950335",
    "0.0000000000000000000000000001",
    "192.0.2.1:65535",
    "[2001:db8::1%4]:0",
    "0",
    "1",
    "99",
    "-128",
];

/// Those of the spellings that the pattern takes.
fn spelled(pattern: &str) -> Vec<&'static str> {
    type Found = HashMap<String, Vec<&'static str>>;
    static FOUND: LazyLock<Mutex<Found>> = LazyLock::new(Mutex::default);
    let mut found = FOUND.lock().unwrap();
    if let Some(known) = found.get(pattern) {
        return known.clone();
    }
    let validator = jsonschema::validator_for(&json!({ "pattern": pattern })).unwrap();
    let fits = |text: &&&str| validator.is_valid(&json!(text));
    let fitting: Vec<&str> = SPELLINGS.iter().filter(fits).copied().collect();
    found.insert(pattern.to_owned(), fitting.clone());
    fitting
}

/// A string that the pattern or format takes, or one that it does not.
pub fn known(name: &str, table: &[Sample], random: &mut Random) -> Option<String> {
    let Some(sample) = table.iter().find(|sample| sample.name == name) else {
        let spelled = spelled(name);
        return (!spelled.is_empty()).then(|| (*random.pick(&spelled)).to_owned());
    };
    let list = if random.one_in(16) {
        sample.bad
    } else {
        sample.good
    };
    Some((*random.pick(list)).to_owned())
}

/// A string of so many characters; at the bounds more often than between.
pub fn sized(min: u64, max: Option<u64>, random: &mut Random) -> String {
    let top = max.unwrap_or(min + 6).min(min + 40);
    let length = match random.below(4) {
        0 => min,
        1 => top,
        _ => min + random.below((top - min + 1) as usize) as u64,
    };
    (0..length).map(|_| *random.pick(CHARACTERS)).collect()
}
