//! Enums in every spelling.

use isoform::structured_output;
use isoform_tests::typed::Typed;

#[structured_output]
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(super) enum Color {
    Red,
    DarkGreen,
    #[serde(rename = "größe")]
    Size,
}

/// One value only.
#[structured_output]
pub(super) enum Single {
    Only,
}

#[structured_output]
pub(super) enum Internal {
    Unit,
    Named {
        /// What it is called.
        name: String,
        count: u8,
    },
    Inner(Plain),
    Empty {},
}

#[structured_output]
pub(super) struct Plain {
    pub a: bool,
    #[structured(optional)]
    pub b: Option<i64>,
}

#[structured_output]
#[serde(tag = "t", content = "c")]
pub(super) enum Adjacent {
    Unit,
    Newtype(String),
    Pair(u8, bool),
    Named { x: f64 },
    Optional(Option<u16>),
}

#[structured_output(tagging = external)]
pub(super) enum External {
    Unit,
    Other,
    Newtype(Plain),
    Pair(i32, String),
    Named { x: Option<f32> },
}

#[structured_output]
#[serde(untagged)]
pub(super) enum Untagged {
    Number(i64),
    Text(String),
    Flag(bool),
    Nothing,
    Object { a: String },
    Other { b: Vec<u8> },
}

/// A root that is a tagged union in an object.
#[structured_output]
pub(super) struct Holder {
    pub first: Internal,
    pub second: Option<Adjacent>,
    #[structured(optional)]
    pub third: Option<External>,
    pub colors: Vec<Color>,
}

#[structured_output(tagging = external)]
pub(super) enum Lonely {
    Case { a: u32 },
}

pub(super) fn all() -> Vec<Typed> {
    let plain = |b| Plain { a: true, b };
    vec![
        Typed::of("unit enum", &[Color::Red, Color::DarkGreen, Color::Size]),
        Typed::of("one-value enum", &[Single::Only]),
        Typed::of(
            "internal enum",
            &[
                Internal::Unit,
                Internal::Named {
                    name: "😀".to_owned(),
                    count: 255,
                },
                Internal::Inner(plain(Some(i64::MIN))),
                Internal::Inner(plain(None)),
                Internal::Empty {},
            ],
        ),
        Typed::of(
            "adjacent enum",
            &[
                Adjacent::Unit,
                Adjacent::Newtype(String::new()),
                Adjacent::Pair(0, false),
                Adjacent::Named { x: -0.0 },
                Adjacent::Optional(None),
                Adjacent::Optional(Some(7)),
            ],
        ),
        Typed::of(
            "external enum",
            &[
                External::Unit,
                External::Other,
                External::Newtype(plain(None)),
                External::Pair(i32::MIN, "x".to_owned()),
                External::Named { x: None },
                External::Named { x: Some(1.5) },
            ],
        ),
        Typed::of(
            "untagged enum",
            &[
                Untagged::Number(i64::MAX),
                Untagged::Text("t".to_owned()),
                Untagged::Flag(true),
                Untagged::Nothing,
                Untagged::Object { a: "a".to_owned() },
                Untagged::Other { b: vec![1, 2] },
            ],
        ),
        Typed::of(
            "enums in a struct",
            &[Holder {
                first: Internal::Unit,
                second: None,
                third: None,
                colors: vec![Color::Size],
            }],
        ),
        Typed::of("one-case external enum", &[Lonely::Case { a: u32::MAX }]),
    ]
}
