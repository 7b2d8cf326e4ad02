//! Scalars and what is written of them.

use std::borrow::Cow;
use std::num::{NonZeroI8, NonZeroU8};

use isoform::structured_output;

use super::{Group, Holds, shapes};

/// One field with one word.
macro_rules! fields {
    ($($name:ident: $type:ty, $word:meta;)*) => {
        $(
            #[structured_output]
            struct $name {
                #[$word]
                value: $type,
            }
        )*
    };
}

fields! {
    Stars: u8, structured(range(min = 1, max = 5));
    Percent: u8, structured(range(min = 0, max = 100));
    Above: i64, structured(range(min = 1));
    Share: f64, structured(range(min = 0.0, exclusive_max = 1.0));
    Fives: u32, structured(multiple_of = 5);
    Length: String, structured(length(min = 1, max = 10));
    Anchored: String, structured(pattern("^[a-z]{2,4}$"));
    Anywhere: String, structured(pattern("[0-9]"));
    Letters: String, structured(pattern(r"^\p{L}+$"));
    DateTime: String, structured(format = "date-time");
    Uuid: String, structured(format = "uuid");
    Uri: String, structured(format = "uri");
}

pub(super) const GROUPS: &[Group] = &[
    Group {
        title: "Scalars",
        shapes: shapes! {
            "`bool`" => Holds<bool>,
            "`()`" => Holds<()>,
            "`u8`" => Holds<u8>,
            "`i64`" => Holds<i64>,
            "`u64`" => Holds<u64>,
            "`NonZeroU8`" => Holds<NonZeroU8>,
            "`NonZeroI8`" => Holds<NonZeroI8>,
            "`f32`" => Holds<f32>,
            "`f64`" => Holds<f64>,
            "`char`" => Holds<char>,
            "`String`" => Holds<String>,
            "`Cow<str>`" => Holds<Cow<'static, str>>,
        },
    },
    Group {
        title: "Written constraints of scalars",
        shapes: shapes! {
            "integer from 1 to 5" => Stars,
            "integer from 0 to 100" => Percent,
            "`i64` from 1" => Above,
            "number from 0 to below 1" => Share,
            "`multiple_of`" => Fives,
            "string of 1 to 10 characters" => Length,
            "pattern `^[a-z]{2,4}$`" => Anchored,
            "pattern `[0-9]`" => Anywhere,
            "pattern `^\\p{L}+$`" => Letters,
            "format `date-time`" => DateTime,
            "format `uuid`" => Uuid,
            "format `uri`" => Uri,
        },
    },
];
