//! serde's words that are honoured, with serde as the judge.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)] // a failing test may panic
#![allow(missing_docs)] // the types stand for a user's own

use std::collections::BTreeMap;

use isoform::structured_output;
use isoform_tests::fidelity::judge;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

mod flatten {
    use super::*;

    #[structured_output]
    struct Page {
        number: u32,
        #[structured(optional)]
        cursor: Option<u64>,
    }
    #[structured_output]
    struct Window(Page);
    #[structured_output]
    struct Ratio {
        ratio: f32,
    }
    #[structured_output]
    struct Listing {
        first: u8,
        #[serde(flatten)]
        page: Page,
        middle: bool,
        /// Not sent: a flattened struct has no place for it.
        #[serde(flatten)]
        ratio: Box<Ratio>,
    }

    #[test]
    fn its_properties_stand_in_its_place() {
        let all =
            json!({"first": 1, "number": 2, "cursor": u64::MAX, "middle": true, "ratio": 0.5});
        let least = json!({"first": 1, "number": 2, "middle": true, "ratio": 0.5});
        judge::<Listing>()
            .writes(
                Listing {
                    first: 1,
                    page: Page {
                        number: 2,
                        cursor: Some(u64::MAX),
                    },
                    middle: true,
                    ratio: Box::new(Ratio { ratio: 0.5 }),
                },
                all.clone(),
            )
            .reads(least)
            .refuses(with(&all, "other", json!(1)))
            .refuses(with(&all, "page", json!({"number": 1})))
            .refuses(with(&all, "cursor", json!(null)))
            .refuses(with(&all, "number", json!(-1)))
            .refuses(json!({"first": 1, "middle": true, "ratio": 0.5}));
    }

    #[test]
    fn serde_writes_the_properties_in_the_order_of_the_schema() {
        let value = Listing {
            first: 1,
            page: Page {
                number: 2,
                cursor: None,
            },
            middle: true,
            ratio: Box::new(Ratio { ratio: 0.5 }),
        };
        assert_eq!(
            serde_json::to_string(&value).unwrap(),
            r#"{"first":1,"number":2,"middle":true,"ratio":0.5}"#
        );
        let names = isoform_tests::fidelity::properties::<Listing>();
        assert_eq!(names, ["first", "number", "cursor", "middle", "ratio"]);
    }

    #[structured_output]
    struct Outer {
        #[serde(flatten)]
        window: Window,
    }
    #[structured_output]
    struct Envelope<T> {
        id: u8,
        #[serde(flatten)]
        body: T,
    }

    #[structured_output]
    struct Signed {
        text: String,
        #[serde(flatten)]
        author: isoform_tests_types::Author,
    }

    #[test]
    fn a_struct_of_another_crate() {
        judge::<Signed>()
            .reads(json!({"text": "a", "name": "b"}))
            .refuses(json!({"text": "a"}))
            .refuses(json!({"text": "a", "name": "b", "author": {}}));
    }

    #[test]
    fn newtypes_and_type_parameters() {
        judge::<Outer>()
            .reads(json!({"number": 1}))
            .refuses(json!({"number": 1, "more": 1}));
        judge::<Envelope<Page>>()
            .reads(json!({"id": 1, "number": 1, "cursor": 1}))
            .refuses(json!({"id": 1}))
            .refuses(json!({"id": 1, "number": 1, "more": 1}));
        judge::<Envelope<Box<Window>>>().reads(json!({"id": 1, "number": 1}));
    }

    #[structured_output]
    enum Internal {
        Paged {
            a: u8,
            #[serde(flatten)]
            page: Page,
        },
        Held(Listing),
    }
    #[structured_output(tagging = external)]
    enum External {
        Paged {
            a: u8,
            #[serde(flatten)]
            page: Page,
        },
        Held(Listing),
    }
    #[structured_output]
    #[serde(tag = "t", content = "c")]
    enum Adjacent {
        Paged {
            #[serde(flatten)]
            page: Page,
        },
    }
    #[structured_output]
    #[serde(untagged)]
    enum Untagged {
        Paged {
            a: u8,
            #[serde(flatten)]
            page: Page,
        },
        Held(Listing),
    }

    #[test]
    fn in_variants_of_every_representation() {
        let held = json!({"first": 1, "number": 2, "middle": true, "ratio": 0.5});
        judge::<Internal>()
            .reads(json!({"kind": "paged", "a": 1, "number": 1}))
            .refuses(json!({"kind": "paged", "a": 1, "number": 1, "more": 1}))
            .refuses(json!({"kind": "paged", "a": 1}))
            .reads(with(&held, "kind", json!("held")))
            .refuses(with(&with(&held, "kind", json!("held")), "more", json!(1)));
        judge::<External>()
            .reads(json!({"Paged": {"a": 1, "number": 1}}))
            .refuses(json!({"Paged": {"a": 1, "number": 1, "more": 1}}))
            .reads(json!({"Held": held}));
        judge::<Adjacent>()
            .reads(json!({"t": "paged", "c": {"number": 1}}))
            .refuses(json!({"t": "paged", "c": {"number": 1, "more": 1}}));
        judge::<Untagged>()
            .reads(json!({"a": 1, "number": 1}))
            .reads(held.clone())
            .refuses(with(&held, "more", json!(1)));
    }

    #[structured_output]
    #[derive(Serialize, Deserialize)]
    struct OpenPage {
        number: u32,
    }
    #[structured_output]
    #[derive(Serialize, Deserialize)]
    struct OpenOuter {
        #[serde(flatten)]
        page: OpenPage,
        #[serde(flatten)]
        closed: Ratio,
    }
    #[structured_output]
    struct ClosedOuter {
        #[serde(flatten)]
        page: OpenPage,
    }

    #[test]
    fn the_outer_type_says_whether_it_is_closed() {
        let least = json!({"number": 1, "ratio": 0.5});
        judge::<OpenOuter>().fills(with(&least, "more", json!(1)), least);
        judge::<ClosedOuter>()
            .reads(json!({"number": 1}))
            .refuses(json!({"number": 1, "more": 1}));
    }

    #[structured_output]
    #[serde(default)]
    #[derive(Default)]
    struct Defaults {
        a: u8,
        b: Option<bool>,
    }
    #[structured_output]
    #[serde(default, rename_all = "camelCase")]
    #[derive(Default)]
    struct AllDefault {
        own_name: u8,
        #[serde(flatten)]
        defaults: Defaults,
        #[serde(flatten)]
        words: Words,
    }
    #[structured_output]
    #[derive(Default)]
    struct Words {
        two_words: String,
    }

    #[test]
    fn each_struct_keeps_its_own_defaults_and_case() {
        judge::<AllDefault>()
            .fills(
                json!({"b": null, "two_words": "x"}),
                json!({"ownName": 0, "a": 0, "b": null, "two_words": "x"}),
            )
            .refuses(json!({"b": null}))
            .refuses(json!({"b": null, "twoWords": "x"}));
    }

    fn with(object: &Value, name: &str, value: Value) -> Value {
        let mut object = object.clone();
        object[name] = value;
        object
    }
}

mod alias {
    use super::*;

    #[structured_output]
    struct Reply {
        #[serde(alias = "text", alias = "body")]
        answer: String,
    }
    #[structured_output]
    enum Step {
        #[serde(alias = "begin")]
        Start {
            #[serde(alias = "why")]
            reason: String,
        },
        #[serde(alias = "end")]
        Stop,
    }
    #[structured_output]
    enum Name {
        #[serde(alias = "first")]
        One,
        Two,
    }

    #[test]
    fn is_read_and_not_in_the_schema() {
        judge::<Reply>()
            .reads(json!({"answer": "a"}))
            .wider_reading(json!({"text": "a"}))
            .wider_reading(json!({"body": "a"}))
            .refuses(json!({"answer": "a", "text": "a"}));
        judge::<Step>()
            .reads(json!({"kind": "start", "reason": "a"}))
            .reads(json!({"kind": "stop"}))
            .wider_reading(json!({"kind": "begin", "reason": "a"}))
            .wider_reading(json!({"kind": "start", "why": "a"}))
            .wider_reading(json!({"kind": "end"}));
        judge::<Name>()
            .reads(json!("one"))
            .wider_reading(json!("first"));
    }

    #[test]
    fn an_answer_under_an_alias_is_refused() {
        let contract = <Reply as isoform::StructuredOutput>::contract();
        let refused = contract.accept_value::<Reply>(json!({"text": "a"}));
        assert_eq!(
            refused.map(|reply| reply.answer).unwrap_err().code(),
            isoform::Code::SchemaMismatch
        );
    }
}

mod own_code {
    use super::*;

    mod comma {
        use serde::{Deserialize, Deserializer, Serializer};

        pub(super) fn serialize<S: Serializer>(
            list: &[u8],
            serializer: S,
        ) -> Result<S::Ok, S::Error> {
            let parts: Vec<String> = list.iter().map(u8::to_string).collect();
            serializer.serialize_str(&parts.join(","))
        }

        pub(super) fn deserialize<'de, D: Deserializer<'de>>(
            deserializer: D,
        ) -> Result<Vec<u8>, D::Error> {
            let text = String::deserialize(deserializer)?;
            text.split(',')
                .filter(|part| !part.is_empty())
                .map(|part| part.parse().map_err(serde::de::Error::custom))
                .collect()
        }
    }
    mod maybe {
        use serde::{Deserializer, Serializer};

        // The shape that `serde(with)` asks for.
        #[allow(clippy::ref_option)]
        pub(super) fn serialize<S: Serializer>(
            list: &Option<Vec<u8>>,
            serializer: S,
        ) -> Result<S::Ok, S::Error> {
            super::comma::serialize(list.as_deref().unwrap_or_default(), serializer)
        }

        pub(super) fn deserialize<'de, D: Deserializer<'de>>(
            deserializer: D,
        ) -> Result<Option<Vec<u8>>, D::Error> {
            super::comma::deserialize(deserializer).map(Some)
        }
    }

    #[structured_output]
    struct Reply {
        #[serde(with = "comma")]
        #[structured(with = String, pattern("^([0-9]+(,[0-9]+)*)?$"))]
        both: Vec<u8>,
        #[serde(
            serialize_with = "comma::serialize",
            deserialize_with = "comma::deserialize"
        )]
        #[structured(with = String)]
        apart: Vec<u8>,
        #[serde(with = "maybe", default, skip_serializing_if = "Option::is_none")]
        #[structured(optional, with = Option<String>)]
        absent: Option<Vec<u8>>,
    }

    /// What the errors for `from`, `try_from`, `into` and `remote` say to write.
    #[structured_output]
    struct Converted {
        #[structured(with = String, pattern("^p-[0-9]+$"))]
        id: Id,
        #[serde(with = "Span")]
        #[structured(with = SpanOnTheWire)]
        span: std::ops::RangeInclusive<u8>,
    }
    #[derive(Serialize, Deserialize, Clone)]
    #[serde(try_from = "String", into = "String")]
    struct Id(u32);

    impl TryFrom<String> for Id {
        type Error = &'static str;

        fn try_from(text: String) -> Result<Id, &'static str> {
            let digits = text.strip_prefix("p-").ok_or("no prefix")?;
            digits.parse().map(Id).map_err(|_| "no number")
        }
    }

    impl From<Id> for String {
        fn from(id: Id) -> String {
            format!("p-{}", id.0)
        }
    }

    #[derive(Serialize, Deserialize)]
    #[serde(remote = "std::ops::RangeInclusive<u8>", deny_unknown_fields)]
    struct Span {
        #[serde(getter = "first")]
        first: u8,
        #[serde(getter = "last")]
        last: u8,
    }

    fn first(range: &std::ops::RangeInclusive<u8>) -> u8 {
        *range.start()
    }

    fn last(range: &std::ops::RangeInclusive<u8>) -> u8 {
        *range.end()
    }

    impl From<Span> for std::ops::RangeInclusive<u8> {
        fn from(span: Span) -> Self {
            span.first..=span.last
        }
    }

    #[structured_output]
    struct SpanOnTheWire {
        first: u8,
        last: u8,
    }

    #[test]
    fn converted_types_are_carried_by_the_types_that_stand_for_them() {
        let value = json!({"id": "p-7", "span": {"first": 1, "last": 2}});
        judge::<Converted>()
            .reads(value)
            .refuses(json!({"id": "7", "span": {"first": 1, "last": 2}}))
            .refuses(json!({"id": "p-7", "span": {"first": 1, "last": 2, "more": 3}}))
            .refuses(json!({"id": "p-7", "span": {"first": 1}}));
        let _ = |wire: SpanOnTheWire, read: Converted| (wire.first, wire.last, read.id, read.span);
    }

    #[test]
    fn has_the_schema_of_the_type_that_stands_for_it() {
        judge::<Reply>()
            .writes(
                Reply {
                    both: vec![1, 2],
                    apart: vec![],
                    absent: None,
                },
                json!({"both": "1,2", "apart": ""}),
            )
            .reads(json!({"both": "", "apart": "3", "absent": "4,5"}))
            .refuses(json!({"both": [1], "apart": ""}))
            .refuses(json!({"both": "", "apart": "", "absent": null}))
            .refuses(json!({"both": "x", "apart": ""}));
    }
}

mod write_only {
    use super::*;

    #[structured_output(open)]
    struct Reply {
        answer: u8,
        #[serde(skip_deserializing)]
        cost: u8,
        #[serde(skip_deserializing, default = "nine")]
        other: u8,
    }

    fn nine() -> u8 {
        9
    }

    #[test]
    fn an_open_type_reads_what_it_writes() {
        judge::<Reply>()
            .fills(
                json!({"answer": 1}),
                json!({"answer": 1, "cost": 0, "other": 9}),
            )
            .fills(
                json!({"answer": 1, "cost": "any", "other": 9}),
                json!({"answer": 1, "cost": 0, "other": 9}),
            );
        assert_eq!(isoform_tests::fidelity::properties::<Reply>(), ["answer"]);
    }
}

mod container {
    use super::*;

    #[structured_output]
    #[serde(bound = "T: Serialize + serde::de::DeserializeOwned")]
    struct Bound<T> {
        value: T,
        #[serde(bound = "T: Serialize + serde::de::DeserializeOwned")]
        list: Vec<T>,
    }
    #[structured_output]
    #[serde(expecting = "a point")]
    struct Point {
        x: u8,
    }
    #[structured_output]
    #[serde(transparent)]
    struct Positions(#[serde(skip)] (), Point);
    #[structured_output]
    #[serde(
        rename_all_fields = "camelCase",
        rename_all(serialize = "UPPERCASE", deserialize = "UPPERCASE")
    )]
    enum Step {
        GoOn { far_away: u8, r#type: u8 },
    }
    #[structured_output]
    #[serde(rename(serialize = "r", deserialize = "r"), crate = "serde")]
    struct Renamed {
        #[serde(rename(serialize = "b", deserialize = "b"))]
        a: u8,
    }
    #[structured_output]
    struct Borrowed<'a> {
        #[serde(borrow)]
        text: &'a str,
    }

    #[test]
    fn words_of_an_item() {
        judge::<Bound<u8>>().reads(json!({"value": 1, "list": [2]}));
        judge::<Point>()
            .reads(json!({"x": 1}))
            .refuses(json!({"x": 1, "y": 2}));
        judge::<Positions>()
            .writes(Positions((), Point { x: 1 }), json!({"x": 1}))
            .refuses(json!([{"x": 1}]));
        judge::<Step>()
            .reads(json!({"kind": "GOON", "farAway": 1, "type": 2}))
            .refuses(json!({"kind": "go_on", "far_away": 1, "type": 2}));
        judge::<Renamed>()
            .reads(json!({"b": 1}))
            .refuses(json!({"a": 1}));
    }

    #[test]
    fn borrowed_text_is_read_from_where_it_stands() {
        let text = r#"{"text":"a"}"#.to_owned();
        let read: Borrowed<'_> = serde_json::from_str(&text).unwrap();
        assert_eq!(
            (read.text, serde_json::to_string(&read).unwrap()),
            ("a", text.clone())
        );
        assert_eq!(
            isoform_tests::fidelity::properties::<Borrowed<'static>>(),
            ["text"]
        );
    }
}

/// What was stored before a type was annotated.
mod stored {
    use super::*;

    macro_rules! stored {
        ({ $($name:ident: $text:literal;)* } $($item:item)*) => {
            /// The types as they were.
            mod plain {
                use super::*;
                $(#[derive(Serialize, Deserialize)] $item)*
            }
            /// The same types, annotated.
            mod annotated {
                use super::*;
                $(#[isoform::structured_output] #[derive(Serialize, Deserialize)] $item)*
            }
            $(
                #[test]
                #[allow(non_snake_case)] // named like the type
                fn $name() {
                    let plain: plain::$name = serde_json::from_str($text).unwrap();
                    assert_eq!(serde_json::to_string(&plain).unwrap(), $text);
                    let annotated: annotated::$name = serde_json::from_str($text).unwrap();
                    assert_eq!(serde_json::to_string(&annotated).unwrap(), $text);
                    judge::<annotated::$name>().reads(serde_json::from_str($text).unwrap());
                }
            )*
        };
    }

    stored! {
        {
        Settings: r#"{"user-name":"a","level":"VeryHigh","tags":{"b":"c"},"Shape":{"Circle":{"radius_mm":1.5}},"pair":[1,null],"unit":null}"#;
        Level: r#""VeryHigh""#;
        Shape: r#"{"Square":2.0}"#;
        Event: r#"{"type":"keyDown","code":7}"#;
        Answer: r#"{"t":"Words","c":["a","b"]}"#;
        Either: r#"{"number":1}"#;
        Marker: "null";
        }

        pub(super) struct Settings {
            #[serde(rename = "user-name")]
            user: String,
            level: Level,
            tags: BTreeMap<String, String>,
            #[serde(rename = "Shape")]
            shape: Shape,
            pair: (u8, Option<bool>),
            unit: Marker,
        }
        pub(super) enum Level { Low, VeryHigh }
        pub(super) enum Shape { Circle { radius_mm: f64 }, Square(f64), Rect(f64, f64), Empty }
        #[serde(tag = "type", rename_all = "camelCase")]
        pub(super) enum Event { KeyDown { code: u8 }, Reset }
        #[serde(tag = "t", content = "c")]
        pub(super) enum Answer { Words(Vec<String>), None }
        #[serde(untagged)]
        pub(super) enum Either { Number { number: u8 }, Text(String) }
        pub(super) struct Marker;
    }
}
