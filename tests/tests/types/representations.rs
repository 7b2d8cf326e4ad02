//! Every representation of an enum, with every kind of variant, at the root and inside every other.

use isoform::structured_output;
use isoform_tests::typed::Typed;
use serde::Serialize;
use serde::de::DeserializeOwned;

use super::enums::{Color, Plain};

#[structured_output]
pub(super) struct Marker;

#[structured_output]
pub(super) struct Few(u8, Option<bool>);

#[structured_output]
pub(super) enum Internal {
    Unit,
    Held(Plain),
    Boxed(Box<Plain>),
    Named {
        a: u8,
        #[structured(optional)]
        b: Option<bool>,
    },
    Empty {},
}

macro_rules! all_variants {
    ($name:ident $(, #[$meta:meta])* $(; $more:ident())?) => {
        #[structured_output]
        $(#[$meta])*
        pub(super) enum $name {
            Unit,
            Other,
            Held(Plain),
            Scalar(u8),
            Maybe(Option<bool>),
            Marker(Marker),
            Colors(Vec<Color>),
            Pair(u8, Option<String>),
            Few(Few),
            Named {
                a: u8,
                #[structured(optional)]
                b: Option<bool>,
            },
            Empty {},
            $($more(),)?
        }

        impl $name {
            fn samples() -> Vec<$name> {
                vec![
                    $name::Unit,
                    $name::Other,
                    $name::Held(Plain { a: true, b: Some(i64::MIN) }),
                    $name::Scalar(255),
                    $name::Maybe(None),
                    $name::Maybe(Some(true)),
                    $name::Marker(Marker),
                    $name::Colors(vec![Color::Size]),
                    $name::Pair(0, None),
                    $name::Few(Few(1, None)),
                    $name::Named { a: 1, b: None },
                    $name::Named { a: 1, b: Some(false) },
                    $name::Empty {},
                    $($name::$more(),)?
                ]
            }
        }
    };
}

all_variants!(External, #[structured(tagging = external)]);
all_variants!(Adjacent, #[serde(tag = "tag", content = "content")]; NoPositions());

#[structured_output]
#[serde(untagged)]
pub(super) enum Untagged {
    Unit,
    Scalar(u8),
    Text(String),
    Pair(u8, Option<String>),
    Held(Plain),
    Named { c: u8 },
    Empty {},
}

/// In the places of a struct.
#[structured_output]
pub(super) struct Around<T> {
    one: T,
    many: Vec<T>,
    #[structured(optional)]
    absent: Option<T>,
    pair: (T, u8),
    fixed: [Box<T>; 1],
}

#[structured_output]
pub(super) enum InternalOf<T> {
    Nothing,
    Named { held: T },
    More { many: Vec<T>, other: u8 },
}

#[structured_output(tagging = external)]
pub(super) enum ExternalOf<T> {
    Nothing,
    Held(T),
    Pair(T, u8),
    Named { held: T },
}

#[structured_output]
#[serde(tag = "t", content = "c")]
pub(super) enum AdjacentOf<T> {
    Nothing,
    Held(T),
    Pair(T, u8),
    Named { held: T },
}

#[structured_output]
#[serde(untagged)]
pub(super) enum UntaggedOf<T> {
    Three(T, u8, bool),
    Named { held_here: T },
    Held(T),
}

fn inside<T>(names: [&'static str; 5], sample: fn() -> T) -> Vec<Typed>
where
    T: isoform::StructuredOutput + Serialize + DeserializeOwned,
{
    vec![
        Typed::of(
            names[0],
            &[Around {
                one: sample(),
                many: vec![sample(), sample()],
                absent: Some(sample()),
                pair: (sample(), 1),
                fixed: [Box::new(sample())],
            }],
        ),
        Typed::of(
            names[1],
            &[
                InternalOf::Nothing,
                InternalOf::Named { held: sample() },
                InternalOf::More {
                    many: vec![sample()],
                    other: 1,
                },
            ],
        ),
        Typed::of(
            names[2],
            &[
                ExternalOf::Nothing,
                ExternalOf::Held(sample()),
                ExternalOf::Pair(sample(), 1),
                ExternalOf::Named { held: sample() },
            ],
        ),
        Typed::of(
            names[3],
            &[
                AdjacentOf::Nothing,
                AdjacentOf::Held(sample()),
                AdjacentOf::Pair(sample(), 1),
                AdjacentOf::Named { held: sample() },
            ],
        ),
        Typed::of(
            names[4],
            &[
                UntaggedOf::Three(sample(), 1, true),
                UntaggedOf::Named {
                    held_here: sample(),
                },
                UntaggedOf::Held(sample()),
            ],
        ),
    ]
}

macro_rules! inside {
    ($name:literal, $sample:expr) => {
        inside(
            [
                concat!($name, " in a struct"),
                concat!($name, " in an internal enum"),
                concat!($name, " in an external enum"),
                concat!($name, " in an adjacent enum"),
                concat!($name, " in an untagged enum"),
            ],
            || $sample,
        )
    };
}

/// Every type with samples.
pub(super) fn all() -> Vec<Typed> {
    let mut all = vec![
        Typed::of("unit struct", &[Marker]),
        Typed::of(
            "every variant, internal",
            &[
                Internal::Unit,
                Internal::Held(Plain { a: true, b: None }),
                Internal::Boxed(Box::new(Plain {
                    a: true,
                    b: Some(1),
                })),
                Internal::Named { a: 1, b: None },
                Internal::Empty {},
            ],
        ),
        Typed::of("every variant, external", &External::samples()),
        Typed::of("every variant, adjacent", &Adjacent::samples()),
        Typed::of(
            "every variant, untagged",
            &[
                Untagged::Unit,
                Untagged::Scalar(1),
                Untagged::Text("a".to_owned()),
                Untagged::Pair(1, None),
                Untagged::Held(Plain { a: true, b: None }),
                Untagged::Named { c: 1 },
                Untagged::Empty {},
            ],
        ),
    ];
    all.extend(inside!(
        "an internal enum",
        Internal::Held(Plain { a: false, b: None })
    ));
    all.extend(inside!("an external enum", External::Pair(1, None)));
    all.extend(inside!("an adjacent enum", Adjacent::Maybe(None)));
    all.extend(inside!("an untagged enum", Untagged::Named { c: 2 }));
    all.extend(inside!("an enum of names", Color::Size));
    all
}
