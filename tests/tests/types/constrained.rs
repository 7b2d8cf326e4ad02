//! Every constraint word.

use std::collections::BTreeMap;

use isoform::structured_output;
use isoform_tests::typed::Typed;

#[structured_output]
pub(super) struct Lengths {
    #[structured(length(min = 1, max = 4))]
    pub text: String,
    #[structured(length(equal = 2))]
    pub exact: String,
    #[structured(length(min = 2))]
    pub list: Vec<u8>,
    #[structured(length(max = 3), inner(length(min = 1)))]
    pub words: Vec<String>,
    #[structured(length(min = 1), encode = entries)]
    pub map: BTreeMap<String, u8>,
    #[structured(length(max = 2))]
    pub maybe: Option<String>,
}

#[structured_output]
pub(super) struct Ranges {
    #[structured(range(min = 1, max = 5))]
    pub stars: u8,
    #[structured(range(min = -10))]
    pub low: i64,
    #[structured(range(min = 0.0, exclusive_max = 1.0))]
    pub share: f64,
    #[structured(range(exclusive_min = 0))]
    pub above: u32,
    #[structured(multiple_of = 5)]
    pub fives: i32,
    #[structured(range(min = 1, max = 3))]
    #[structured(optional)]
    pub maybe: Option<u64>,
}

#[structured_output]
pub(super) struct Texts {
    #[structured(pattern("^[a-z]{2,4}$"))]
    pub anchored: String,
    #[structured(pattern("[0-9]"))]
    pub anywhere: String,
    #[structured(pattern(r"^\d{3}-\d{4}$"))]
    pub phone: Option<String>,
    #[structured(format = "date")]
    pub day: String,
    #[structured(format = "uri")]
    pub link: String,
    #[structured(format = "json-pointer")]
    pub pointer: String,
}

#[structured_output]
pub(super) struct Unique {
    #[structured(unique)]
    pub numbers: Vec<u8>,
    #[structured(unique, length(min = 1))]
    pub pairs: Vec<(u8, Option<bool>)>,
}

pub(super) fn all() -> Vec<Typed> {
    vec![
        Typed::of(
            "lengths",
            &[Lengths {
                text: "😀".to_owned(),
                exact: "e\u{301}".to_owned(),
                list: vec![1, 2],
                words: vec!["w".to_owned()],
                map: [(String::new(), 0)].into(),
                maybe: None,
            }],
        ),
        Typed::of(
            "ranges",
            &[Ranges {
                stars: 5,
                low: -10,
                share: 0.0,
                above: 1,
                fives: -5,
                maybe: None,
            }],
        ),
        Typed::of(
            "texts",
            &[Texts {
                anchored: "ab".to_owned(),
                anywhere: "a1".to_owned(),
                phone: None,
                day: "2024-02-29".to_owned(),
                link: "https://example.org".to_owned(),
                pointer: "/a".to_owned(),
            }],
        ),
        Typed::of(
            "unique items",
            &[Unique {
                numbers: vec![1, 2],
                pairs: vec![(0, None)],
            }],
        ),
    ]
}
