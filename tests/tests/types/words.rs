//! Flattened structs, aliases, code of the author's own, and integers as decimal text.

use std::collections::BTreeMap;

use isoform::structured_output;
use isoform_tests::typed::Typed;

#[structured_output]
pub(super) struct Page {
    pub number: u32,
    #[structured(optional, encode = decimal)]
    pub cursor: Option<u64>,
    #[structured(encode = entries)]
    pub labels: BTreeMap<String, u8>,
}

#[structured_output]
pub(super) struct Flat {
    #[structured(length(max = 3))]
    pub first: String,
    #[serde(flatten)]
    pub page: Page,
    #[serde(alias = "end")]
    pub last: Option<bool>,
}

#[structured_output]
pub(super) enum FlatIn {
    Paged {
        #[serde(flatten)]
        page: Page,
        more: bool,
    },
    Whole(Flat),
    Nothing,
}

#[structured_output]
pub(super) struct Wide {
    #[structured(encode = decimal)]
    pub id: u64,
    #[structured(encode = decimal, range(min = -5))]
    pub signed: i64,
    #[structured(encode = decimal, multiple_of = 3)]
    pub step: Option<u64>,
    #[structured(inner(encode = decimal))]
    pub list: Vec<Option<i64>>,
}

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

#[structured_output]
pub(super) struct OwnCode {
    #[serde(with = "hex")]
    #[structured(with = String, pattern("^[0-9a-f]{2}$"))]
    pub byte: u8,
}

/// Every type with samples.
pub(super) fn all() -> Vec<Typed> {
    let page = |cursor| Page {
        number: u32::MAX,
        cursor,
        labels: [("a".to_owned(), 1)].into(),
    };
    let flat = || Flat {
        first: "abc".to_owned(),
        page: page(Some(u64::MAX)),
        last: None,
    };
    vec![
        Typed::of("flattened", &[flat()]),
        Typed::of(
            "flattened in variants",
            &[
                FlatIn::Paged {
                    page: page(None),
                    more: true,
                },
                FlatIn::Whole(flat()),
                FlatIn::Nothing,
            ],
        ),
        Typed::of(
            "integers as decimal text",
            &[Wide {
                id: u64::MAX,
                signed: i64::MAX,
                step: Some((1 << 53) + 1),
                list: vec![None, Some(i64::MIN)],
            }],
        ),
        Typed::of("code of its own", &[OwnCode { byte: 10 }]),
    ]
}
