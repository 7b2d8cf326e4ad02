//! Every representation of an enum, and every word of serde in each.

use std::collections::BTreeMap;

use isoform::structured_output;
use isoform_tests::laws::cases;
use isoform_tests::random::Random;
use serde::{Deserialize, Serialize};

use super::cell::{CASES, Cell};
use super::difference::Difference::{Changed, Dropped, Filled, Rounded};
use super::draw::{Draw, drawn};
use super::places::{Buffered, Direct, Held, Nullable};

mod hex {
    use serde::{Deserialize, Deserializer, Serializer};

    #[allow(clippy::trivially_copy_pass_by_ref)] // the shape that `serde(with)` asks for
    pub(super) fn serialize<S: Serializer>(value: &u8, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&format!("{value:02x}"))
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u8, D::Error> {
        let text = String::deserialize(deserializer)?;
        u8::from_str_radix(&text, 16).map_err(serde::de::Error::custom)
    }
}

/// Names that serde reads or once had, and those of variants.
const WORDS: &[&str] = &[
    "kind",
    "t",
    "c",
    "Unit",
    "unit",
    "Renamed",
    "größe!",
    "Aliased",
    "aliased",
    "old_name",
    "older",
    "was",
    "is",
    "now",
    "other_field",
    "otherField",
    "first_field",
    "firstField",
    "second",
    "third",
    "cache",
    "kept",
    "own",
    "held",
    "byte",
    "TWO-WORDS",
    "two_words",
    "twoWords",
    "Gone",
    "gone",
    "Empty",
    "empty",
    "Scalar",
    "scalar",
    "a",
    "b",
];

drawn! {
    #[structured_output]
    struct Inner { a: u8, b: Option<bool> }
}

drawn! {
    #[structured_output]
    #[derive(PartialEq, Eq, PartialOrd, Ord)]
    enum Level {
        Low,
        #[serde(alias = "mid", alias = "Low")]
        VeryHigh,
        #[serde(rename = "größe!")]
        Top,
    }
}

drawn! {
    #[structured_output]
    struct Unit;
}

macro_rules! enums {
    ($($name:ident [$(#[$meta:meta])*] { $($more:tt)* })*) => {$(
        drawn! {
            $(#[$meta])*
            enum $name {
                Unit,
                #[serde(rename = "größe!")]
                Renamed,
                #[serde(alias = "old_name", alias = "older")]
                Aliased { #[serde(rename = "is")] now: u8, other_field: Option<bool> },
                Defaults {
                    #[serde(default)] first_field: u8,
                    #[serde(default = "drawn")] second: Option<u8>,
                    #[serde(default, skip_serializing_if = "Option::is_none")] #[structured(optional)] third: Option<String>,
                },
                Skips { #[serde(skip)] cache: u8, kept: bool },
                Flat { own: u8, #[serde(flatten)] inner: Held<bool> },
                Coded { #[serde(with = "hex")] #[structured(with = String, pattern("^[0-9a-f]{2}$"))] byte: u8 },
                #[serde(rename_all = "SCREAMING-KEBAB-CASE")]
                Cased { two_words: u8 },
                Newtype(Inner),
                Boxed(Box<Inner>),
                Empty {},
                #[serde(skip)]
                Gone(u8),
                $($more)*
            }
        }
    )*};
}

enums! {
    InternalClosed [#[structured_output]] {
        WasCalled { #[serde(alias = "was", alias = "older")] is: u8, other_field: Option<bool> },
    }
    InternalOpen [#[structured_output(open)] #[serde(tag = "t", rename_all_fields = "camelCase")]] {}
    InternalOwn [#[structured_output] #[derive(Serialize, Deserialize)] #[serde(tag = "kind")]] {}
    AdjacentClosed [#[structured_output] #[serde(tag = "t", content = "c", rename_all_fields = "camelCase")]] {
        WasCalled { #[serde(alias = "was", alias = "older")] is: u8, other_field: Option<bool> },
        Scalar(u8), Tuple(u8, Option<bool>), Maybe(Option<u8>), NoPositions(), Nothing(Unit), Level(Level),
    }
    AdjacentOpen [#[structured_output(open)] #[serde(tag = "t", content = "c")]] {
        Scalar(u8), Tuple(u8, Option<bool>), Maybe(Option<u8>), NoPositions(), Nothing(Unit), Level(Level),
    }
    AdjacentOwn [#[structured_output] #[derive(Serialize, Deserialize)] #[serde(tag = "t", content = "c", deny_unknown_fields)]] {
        WasCalled { #[serde(alias = "was", alias = "older")] is: u8, other_field: Option<bool> },
        Scalar(u8), Tuple(u8, Option<bool>), Maybe(Option<u8>), NoPositions(), Nothing(Unit), Level(Level),
    }
    ExternalClosed [#[structured_output(tagging = external)] #[serde(rename_all = "snake_case", rename_all_fields = "camelCase")]] {
        WasCalled { #[serde(alias = "was", alias = "older")] is: u8, other_field: Option<bool> },
        Scalar(u8), Tuple(u8, Option<bool>), Maybe(Option<u8>), Nothing(Unit), Level(Level),
    }
    ExternalOpen [#[structured_output(tagging = external, open)]] {
        Scalar(u8), Tuple(u8, Option<bool>), Maybe(Option<u8>), Nothing(Unit), Level(Level),
    }
    ExternalOwn [#[structured_output] #[derive(Serialize, Deserialize)]] {
        Scalar(u8), Tuple(u8, Option<bool>), Maybe(Option<u8>), Nothing(Unit), Level(Level),
    }
}

macro_rules! untagged {
    ($($name:ident [$(#[$meta:meta])*])*) => {$(
        drawn! {
            $(#[$meta])*
            #[serde(untagged)]
            enum $name {
                Defaults {
                    #[serde(rename = "is")] now: bool,
                    #[serde(default)] first_field: u8,
                    #[serde(default, skip_serializing_if = "Option::is_none")] #[structured(optional)] third: Option<String>,
                },
                Skips { #[serde(skip)] cache: u8, kept: bool },
                Flat { own: u8, #[serde(flatten)] inner: Held<bool> },
                Coded { #[serde(with = "hex")] #[structured(with = String, pattern("^[0-9a-f]{2}$"))] byte: u8 },
                #[serde(rename_all = "SCREAMING-KEBAB-CASE")]
                Cased { two_words: u8 },
                Newtype(Inner),
                Level(Level),
                Tuple(bool, Option<u8>),
                Pair((u8, u8, u8)),
                Scalar(u8),
                Larger(i64),
                Unit,
                #[serde(skip)]
                Gone(u8),
            }
        }
    )*};
}

untagged! {
    UntaggedClosed [#[structured_output]]
    UntaggedOpen [#[structured_output(open)]]
    UntaggedOwn [#[structured_output] #[derive(Serialize, Deserialize)]]
}

drawn! {
    #[structured_output]
    #[serde(rename_all = "camelCase", expecting = "a record")]
    struct Closed {
        #[serde(alias = "was", alias = "older")] two_words: u8,
        #[serde(rename = "is")] now: Option<bool>,
        #[serde(default)] first_field: u8,
        #[serde(default)] second: Option<u8>,
        #[serde(default, skip_serializing_if = "Option::is_none")] #[structured(optional)] third: Option<String>,
        #[structured(optional)] both: Option<Option<bool>>,
        #[serde(skip)] cache: u8,
        r#type: bool,
        #[serde(with = "hex")] #[structured(with = String, pattern("^[0-9a-f]{2}$"))] byte: u8,
        unit: Unit,
        level: Level,
        by_level: BTreeMap<Level, u8>,
    }
}

drawn! {
    #[structured_output(open)]
    struct Open {
        a: u8,
        #[serde(flatten)] held: Held<bool>,
    }
}

drawn! {
    #[structured_output(open)]
    struct WriteOnly { a: u8, #[serde(skip_deserializing)] cost: u8 }
}

drawn! {
    #[structured_output]
    #[derive(Serialize, Deserialize)]
    struct Own { a: u8, b: Option<u8>, #[serde(default)] kept: bool }
}

drawn! {
    #[structured_output]
    #[derive(Serialize, Deserialize)]
    #[serde(deny_unknown_fields)]
    struct OwnClosed { a: u8, #[serde(alias = "was")] b: Option<u8> }
}

drawn! {
    #[structured_output]
    #[derive(Default)]
    #[serde(default)]
    struct Defaulted { a: u8, b: Option<bool>, #[serde(rename = "is")] c: String }
}

drawn! {
    #[structured_output]
    struct Flattened {
        own: u8,
        #[serde(flatten)] inner: Inner,
        #[serde(flatten)] defaulted: Defaults,
        #[serde(flatten)] boxed: Box<Held<Option<u8>>>,
    }
}

drawn! {
    #[structured_output]
    struct Defaults { #[serde(default)] kept: u8, #[structured(optional)] third: Option<bool>, is: u8 }
}

drawn! {
    #[structured_output]
    #[serde(crate = "serde", bound = "")]
    struct Code {
        #[serde(serialize_with = "hex::serialize", deserialize_with = "hex::deserialize")]
        #[structured(with = String, pattern("^[0-9a-f]{2}$"))]
        byte: u8,
    }
}

drawn! {
    #[structured_output]
    #[serde(transparent)]
    struct Transparent { inner: Vec<Inner>, #[serde(skip)] cache: u8 }
}

drawn! {
    #[structured_output]
    struct Tuple(u8, Option<bool>, Level);
}

drawn! {
    #[structured_output]
    struct NoPositions();
}

drawn! {
    #[structured_output]
    struct NoFields {}
}

drawn! {
    /// The first variant's type reads more than it writes.
    #[structured_output]
    #[serde(untagged)]
    enum Loose {
        Exact(rust_decimal::Decimal),
        Number(f64),
    }
}

macro_rules! cells {
    ($([$type:ty] $allowed:expr;)*) => {
        /// Each type at the root, and some in the places of a field.
        fn cells() -> Vec<fn() -> Cell> {
            vec![$(|| Cell::of::<$type>(stringify!($type), $allowed).words(WORDS)),*]
        }
    };
}

cells! {
    [InternalClosed] &[Filled];
    [InternalOpen] &[Filled, Dropped];
    [InternalOwn] &[Filled, Dropped];
    [AdjacentClosed] &[Filled];
    [AdjacentOpen] &[Filled, Dropped];
    [AdjacentOwn] &[Filled];
    [ExternalClosed] &[Filled];
    [ExternalOpen] &[Filled, Dropped];
    [ExternalOwn] &[Filled, Dropped];
    [UntaggedClosed] &[Filled];
    [UntaggedOpen] &[Filled, Dropped];
    [UntaggedOwn] &[Filled, Dropped];
    [Level] &[];
    [Unit] &[];
    [Closed] &[Filled];
    [Open] &[Filled, Dropped];
    [WriteOnly] &[Filled, Dropped, Rounded, Changed];
    [Own] &[Filled, Dropped];
    [OwnClosed] &[];
    [Defaulted] &[Filled];
    [Flattened] &[Filled];
    [Code] &[];
    [Transparent] &[];
    [Tuple] &[];
    [NoPositions] &[];
    [NoFields] &[];
    [Direct<InternalClosed>] &[Filled];
    [Direct<AdjacentOpen>] &[Filled, Dropped];
    [Direct<ExternalClosed>] &[Filled];
    [Direct<UntaggedClosed>] &[Filled];
    [Direct<Level>] &[Filled];
    [Direct<Closed>] &[Filled];
    [Nullable<InternalOpen>] &[Filled, Dropped];
    [Nullable<AdjacentClosed>] &[Filled];
    [Nullable<ExternalClosed>] &[Filled];
    [Nullable<Level>] &[];
    [Buffered<InternalClosed>] &[Filled];
    [Buffered<AdjacentClosed>] &[Filled];
    [Buffered<ExternalClosed>] &[Filled];
    [Buffered<UntaggedClosed>] &[Filled];
    [Buffered<Level>] &[];
    [Buffered<Closed>] &[Filled];
    [Buffered<Flattened>] &[Filled];
}

#[test]
fn every_word_in_every_representation() {
    let mut failed = Vec::new();
    for cell in cells() {
        let cell = cell();
        // An enum has many variants, and a place many more.
        let seen = cell.judge(cases(4 * CASES), 1);
        println!("{:32} {seen}", cell.name);
        failed.extend(seen.failed(&cell.name));
    }
    assert!(failed.is_empty(), "{}", failed.join("\n"));
}

#[test]
fn every_word_that_is_honoured_is_tried() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../macros/src/serde_words.rs");
    let source = std::fs::read_to_string(path).unwrap();
    let table: String = source
        .split("const WORDS")
        .nth(1)
        .unwrap()
        .split("];")
        .next()
        .unwrap()
        .split_whitespace()
        .collect();
    let own: String = include_str!("words.rs")
        .split("#[test]")
        .next()
        .unwrap()
        .to_owned()
        + include_str!("places.rs");
    let mut honoured = 0;
    for row in table
        .split("(\"")
        .skip(1)
        .filter(|row| row.contains("Honoured"))
    {
        let word = row.split('"').next().unwrap();
        // What is borrowed is not read from a value: `serde_words` reads it from its text.
        if word == "borrow" {
            continue;
        }
        honoured += 1;
        let tried = ["(", ", "].iter().any(|before| {
            [")", ",", " =", "("]
                .iter()
                .any(|after| own.contains(&format!("{before}{word}{after}")))
        });
        assert!(tried, "`{word}` stands in no type of the matrix");
    }
    assert!(honoured > 15, "{honoured}");
}
