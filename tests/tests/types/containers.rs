//! Options, lists, sets, maps, tuples and what stands at the root.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use isoform::structured_output;
use isoform_tests::typed::Typed;
use serde_json::json;

use super::enums::Color;

#[structured_output]
pub(super) struct Presence {
    pub required: Option<String>,
    #[structured(optional)]
    pub absent: Option<String>,
    #[serde(default)]
    pub defaulted: u32,
    #[structured(optional)]
    pub list: Option<Vec<Option<i8>>>,
}

#[structured_output]
pub(super) struct Everything {
    pub small: i8,
    pub wide: i64,
    pub unsigned: u64,
    pub single: f32,
    pub double: f64,
    pub letter: char,
    pub unit: (),
    pub text: Box<str>,
    pub nonzero: std::num::NonZeroI8,
}

#[structured_output]
pub(super) struct Tuples {
    pub pair: (u8, String),
    pub nested: ((bool, Option<u8>), [i16; 3]),
    pub fixed: [[f64; 2]; 2],
    #[structured(optional)]
    pub maybe: Option<(u8, u8)>,
}

#[structured_output]
pub(super) struct Sets {
    pub words: BTreeSet<String>,
    pub colors: BTreeSet<Color>,
    pub pairs: BTreeSet<(u8, bool)>,
}

#[structured_output]
pub(super) struct Maps {
    #[structured(encode = entries)]
    pub plain: BTreeMap<String, i32>,
    #[structured(encode = entries)]
    pub nested: HashMap<String, Option<u8>>,
    #[structured(encode = entries)]
    pub maybe: Option<BTreeMap<String, (u8, u8)>>,
}

/// Only where a profile has maps.
#[structured_output]
pub(super) struct DirectMap {
    pub counts: BTreeMap<String, Option<u8>>,
}

#[structured_output]
pub(super) struct Free {
    #[structured(encode = json_text)]
    pub payload: serde_json::Value,
    pub note: String,
}

#[structured_output]
pub(super) struct Inner {
    pub a: String,
}

/// Stands for another type at the root.
#[structured_output]
pub(super) struct Newtype(pub Inner);

#[structured_output]
pub(super) struct Meters(pub f64);

#[structured_output]
pub(super) struct Triple(pub u8, pub Meters, pub Option<String>);

#[structured_output]
pub(super) struct Empty {}

#[structured_output]
pub(super) struct Names {
    #[serde(rename = "größe")]
    pub size: u16,
    #[serde(rename = "with space")]
    pub space: Option<bool>,
    #[serde(rename = "日本語")]
    #[structured(optional)]
    pub japan: Option<String>,
    #[serde(rename = "a/b~c")]
    pub pointer: String,
    #[serde(rename = "quote\"d")]
    pub quoted: String,
}

pub(super) mod other {
    use isoform::structured_output;

    /// Another type of the same short name.
    #[structured_output]
    pub(crate) struct Inner {
        pub b: Vec<super::Inner>,
    }
}

#[structured_output]
pub(super) struct SameName {
    pub mine: Inner,
    pub theirs: other::Inner,
    /// A description beside a reference.
    pub again: Option<Inner>,
}

#[structured_output]
pub(super) struct Page<T> {
    pub items: Vec<T>,
    pub next: Option<Box<T>>,
}

#[structured_output]
pub(super) struct Deep {
    pub a: Deep1,
}
#[structured_output]
pub(super) struct Deep1 {
    pub a: Vec<Deep2>,
}
#[structured_output]
pub(super) struct Deep2 {
    pub a: (Option<Deep3>, u8),
}
#[structured_output]
pub(super) struct Deep3 {
    #[structured(optional)]
    pub a: Option<Box<Inner>>,
    pub b: [Inner; 2],
}

pub(super) fn all() -> Vec<Typed> {
    let inner = || Inner { a: "a".to_owned() };
    vec![
        Typed::of(
            "presence",
            &[
                Presence {
                    required: None,
                    absent: None,
                    defaulted: 0,
                    list: None,
                },
                Presence {
                    required: Some("r".to_owned()),
                    absent: Some(String::new()),
                    defaulted: 1,
                    list: Some(vec![None, Some(-128)]),
                },
            ],
        ),
        Typed::of(
            "scalars",
            &[Everything {
                small: i8::MIN,
                wide: i64::MIN,
                unsigned: u64::MAX,
                single: f32::MAX,
                double: -0.0,
                letter: '😀',
                unit: (),
                text: "t".into(),
                nonzero: std::num::NonZeroI8::MIN,
            }],
        ),
        Typed::of(
            "tuples",
            &[Tuples {
                pair: (1, "x".to_owned()),
                nested: ((true, None), [1, 2, 3]),
                fixed: [[0.5, 1.0], [2.0, -1.0]],
                maybe: None,
            }],
        ),
        Typed::of(
            "sets",
            &[Sets {
                words: ["a".to_owned()].into(),
                colors: [Color::Red].into(),
                pairs: [(1, true)].into(),
            }],
        ),
        Typed::of(
            "maps as entries",
            &[Maps {
                plain: [("k".to_owned(), 1)].into(),
                nested: [(String::new(), None)].into(),
                maybe: None,
            }],
        ),
        Typed::of(
            "direct map",
            &[DirectMap {
                counts: [("k".to_owned(), None)].into(),
            }],
        ),
        Typed::of(
            "any JSON as text",
            &[Free {
                payload: json!({"a": [null, 1.5, "x"]}),
                note: String::new(),
            }],
        ),
        Typed::of("newtype", &[Newtype(inner())]),
        Typed::of("transparent number", &[Meters(1.25)]),
        Typed::of("tuple struct", &[Triple(1, Meters(0.0), None)]),
        Typed::of("empty struct", &[Empty {}]),
        Typed::of(
            "names",
            &[Names {
                size: 1,
                space: None,
                japan: None,
                pointer: String::new(),
                quoted: String::new(),
            }],
        ),
        Typed::of(
            "same short name",
            &[SameName {
                mine: inner(),
                theirs: other::Inner { b: vec![inner()] },
                again: None,
            }],
        ),
        Typed::of(
            "generic",
            &[Page {
                items: vec![inner()],
                next: Some(Box::new(inner())),
            }],
        ),
        Typed::of(
            "deep",
            &[Deep {
                a: Deep1 {
                    a: vec![Deep2 {
                        a: (
                            Some(Deep3 {
                                a: None,
                                b: [inner(), inner()],
                            }),
                            0,
                        ),
                    }],
                },
            }],
        ),
        Typed::of("root list", &[vec![Some(1u8), None]]),
        Typed::of("root text", &["x".to_owned()]),
        Typed::of("root boolean", &[true, false]),
        Typed::of("root option", &[Some(5i32), None]),
        Typed::of("root tuple", &[(1u8, "x".to_owned(), [true, false])]),
        Typed::of("root map", &[BTreeMap::from([("k".to_owned(), 1.5f64)])]),
        Typed::of("root enum list", &[vec![Color::Red]]),
    ]
}
