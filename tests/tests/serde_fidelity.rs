//! serde is the oracle of the schema: what it writes is valid, what the schema allows it reads and writes back equal.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)] // a failing test may panic
#![allow(missing_docs)] // the types stand for a user's own

use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet, VecDeque};
use std::num::NonZero;

use isoform::structured_output;
use isoform_tests::fidelity::judge;
use isoform_tests::independent::original;
use serde_json::{Value, json};

mod scalars {
    use super::*;

    #[test]
    fn booleans_and_unit() {
        judge::<bool>()
            .writes(true, json!(true))
            .refuses(json!(1))
            .refuses(json!("true"));
        judge::<()>().writes((), json!(null)).refuses(json!(0));
    }

    #[test]
    fn integers_at_their_limits() {
        judge::<i8>()
            .writes(i8::MIN, json!(-128))
            .refuses(json!(128))
            .refuses(json!("1"));
        judge::<u8>()
            .writes(255, json!(255))
            .refuses(json!(-1))
            .refuses(json!(256));
        judge::<i16>()
            .writes(i16::MIN, json!(-32768))
            .refuses(json!(32768));
        judge::<u16>()
            .writes(u16::MAX, json!(65535))
            .refuses(json!(65536));
        judge::<i32>()
            .writes(i32::MIN, json!(i32::MIN))
            .refuses(json!(2_147_483_648_u64));
        judge::<u32>()
            .writes(u32::MAX, json!(u32::MAX))
            .refuses(json!(4_294_967_296_u64));
        judge::<i64>()
            .writes(i64::MIN, json!(i64::MIN))
            .writes(i64::MAX, json!(i64::MAX))
            .refuses(json!(u64::MAX))
            .refuses(json!(0.5));
        judge::<u64>()
            .writes(u64::MAX, json!(u64::MAX))
            .writes(9_007_199_254_740_993, json!(9_007_199_254_740_993_u64))
            .refuses(json!(-1));
        judge::<usize>().writes(7, json!(7)).refuses(json!(-7));
        judge::<isize>().writes(-7, json!(-7)).refuses(json!("7"));
    }

    #[test]
    fn integers_that_are_never_zero() {
        judge::<NonZero<u8>>()
            .writes(NonZero::new(1).unwrap(), json!(1))
            .refuses(json!(0))
            .refuses(json!(256));
        judge::<NonZero<i64>>()
            .writes(NonZero::new(-1).unwrap(), json!(-1))
            .refuses(json!(0));
    }

    #[test]
    fn numbers() {
        judge::<f64>()
            .writes(0.5, json!(0.5))
            .writes(-0.0, json!(-0.0))
            .refuses(json!("0.5"));
        judge::<f32>()
            .writes(f32::MAX, json!(f32::MAX))
            .writes(1.5, json!(1.5));
        // serde reads it as infinity, which JSON cannot say again.
        judge::<f32>().wider_reading(json!(1e39));
    }

    #[test]
    fn text() {
        judge::<String>()
            .writes("ä\u{1F600}".to_owned(), json!("ä\u{1F600}"))
            .refuses(json!(1));
        judge::<char>()
            .writes('\u{1F600}', json!("\u{1F600}"))
            .refuses(json!(""))
            .refuses(json!("ab"));
        judge::<Cow<'static, str>>()
            .writes("a".into(), json!("a"))
            .refuses(json!(null));
        judge::<Box<str>>().writes("a".into(), json!("a"));
    }
}

mod containers {
    use super::*;

    #[test]
    fn options_and_pointers() {
        judge::<Option<u8>>()
            .writes(None, json!(null))
            .writes(Some(1), json!(1))
            .refuses(json!("1"));
        judge::<Box<u8>>().writes(Box::new(1), json!(1));
        judge::<Box<[u8]>>().writes(vec![1, 2].into(), json!([1, 2]));
    }

    #[test]
    fn lists() {
        judge::<Vec<u8>>()
            .writes(vec![], json!([]))
            .writes(vec![1], json!([1]))
            .refuses(json!(["1"]));
        judge::<VecDeque<bool>>().writes([true].into(), json!([true]));
        judge::<[u8; 2]>()
            .writes([1, 2], json!([1, 2]))
            .refuses(json!([1]))
            .refuses(json!([1, 2, 3]));
        judge::<[u8; 0]>().writes([], json!([])).refuses(json!([1]));
    }

    #[test]
    fn sets_and_maps() {
        judge::<BTreeSet<u8>>()
            .writes([1, 2].into(), json!([1, 2]))
            .wider_reading(json!([1, 1]));
        judge::<HashSet<String>>().writes(["a".to_owned()].into(), json!(["a"]));
        judge::<BTreeMap<String, u8>>()
            .writes([("a".to_owned(), 1)].into(), json!({"a": 1}))
            .refuses(json!({"a": "1"}));
        judge::<HashMap<String, Option<u8>>>()
            .writes([("a".to_owned(), None)].into(), json!({"a": null}));
    }

    #[test]
    fn tuples() {
        judge::<(u8,)>().writes((1,), json!([1])).refuses(json!(1));
        judge::<(u8, String)>()
            .writes((1, "a".to_owned()), json!([1, "a"]))
            .refuses(json!([1]))
            .refuses(json!(["a", 1]));
    }

    #[test]
    fn json_as_it_is() {
        judge::<Value>().writes(json!({"a": [null]}), json!({"a": [null]}));
        judge::<serde_json::Map<String, Value>>()
            .reads(json!({"a": 1}))
            .refuses(json!([]));
    }
}

mod structs {
    use super::*;

    #[structured_output]
    struct Named {
        count: u8,
        note: Option<String>,
        #[structured(optional)]
        extra: Option<u8>,
        #[structured(optional)]
        both: Option<Option<u8>>,
        #[serde(default)]
        filled: u8,
        #[serde(default)]
        nullable: Option<u8>,
        #[serde(skip)]
        _hidden: u8,
        #[serde(rename = "type")]
        r#type: bool,
    }

    #[test]
    fn presence_of_properties() {
        let all = json!({"count": 1, "note": null, "extra": 2, "both": null, "filled": 3, "nullable": null, "type": true});
        let least = json!({"count": 1, "note": "a", "nullable": 4, "type": false});
        let filled = json!({"count": 1, "note": "a", "nullable": 4, "type": false, "filled": 0});
        judge::<Named>()
            .reads(all.clone())
            .fills(least, filled.clone())
            .refuses(with(&all, "extra", json!(null)))
            .refuses(with(&all, "_hidden", json!(1)))
            .refuses(with(&all, "other", json!(1)))
            .refuses(without(&filled, "count"))
            .wider_reading(without(&filled, "note"))
            .wider_reading(without(&filled, "nullable"));
    }

    #[structured_output]
    #[serde(default)]
    #[derive(Default)]
    struct Defaulted {
        a: u8,
        b: Option<u8>,
    }

    #[test]
    fn container_default() {
        judge::<Defaulted>()
            .fills(json!({"b": null}), json!({"a": 0, "b": null}))
            .wider_reading(json!({"a": 1}));
    }

    #[structured_output]
    struct Open {
        #[structured(length(min = 1))]
        a: String,
    }

    #[structured_output]
    #[structured(open)]
    struct Opened {
        a: u8,
    }

    #[test]
    fn closed_and_open() {
        judge::<Open>()
            .reads(json!({"a": "x"}))
            .refuses(json!({"a": "x", "b": 1}));
        judge::<Opened>().fills(json!({"a": 1, "b": 2}), json!({"a": 1}));
    }

    #[structured_output]
    struct Unit;
    #[structured_output]
    struct Newtype(String);
    #[structured_output]
    struct Pair(u8, Option<bool>);
    #[structured_output]
    struct NoPositions();
    #[structured_output]
    struct NoFields {}
    #[structured_output]
    #[serde(transparent)]
    struct Transparent {
        inner: Vec<u8>,
        #[serde(skip)]
        _cache: u8,
    }

    #[test]
    fn other_styles() {
        judge::<Unit>().writes(Unit, json!(null)).refuses(json!({}));
        judge::<Newtype>()
            .writes(Newtype("a".to_owned()), json!("a"))
            .refuses(json!(["a"]));
        judge::<Pair>()
            .writes(Pair(1, None), json!([1, null]))
            .refuses(json!([1]));
        judge::<NoPositions>()
            .writes(NoPositions(), json!([]))
            .refuses(json!([1]));
        judge::<NoFields>()
            .writes(NoFields {}, json!({}))
            .refuses(json!({"a": 1}));
        judge::<Transparent>()
            .reads(json!([1]))
            .refuses(json!({"inner": [1]}));
    }

    #[structured_output]
    struct Borrowed<'a> {
        #[serde(borrow)]
        text: Cow<'a, str>,
    }

    #[test]
    fn lifetimes_are_no_parameters() {
        let schema = original::<Borrowed<'static>>();
        assert_eq!(schema["$ref"], "#/$defs/t0", "{schema:#}");
    }

    #[structured_output]
    struct Page<T, const N: usize> {
        items: Vec<T>,
        fixed: [T; 1],
        #[structured(optional)]
        next: Option<T>,
    }
    #[structured_output]
    struct Pages {
        first: Page<u8, 1>,
        second: Box<Page<Option<String>, 0>>,
    }

    #[test]
    fn generic_types_are_written_out() {
        judge::<Page<u8, 1>>()
            .reads(json!({"items": [1], "fixed": [2]}))
            .refuses(json!({"items": [1], "fixed": []}));
        judge::<Pages>().reads(json!({
            "first": {"items": [], "fixed": [1], "next": 3},
            "second": {"items": ["a", null], "fixed": [null]},
        }));
    }

    #[structured_output]
    struct Node {
        value: u8,
        next: Option<Box<Self>>,
        others: Vec<Node>,
        back: Option<Box<Other>>,
    }
    #[structured_output]
    struct Other {
        nodes: Vec<Node>,
    }

    #[test]
    fn recursion() {
        let leaf = json!({"value": 1, "next": null, "others": [], "back": null});
        judge::<Node>()
            .reads(json!({"value": 1, "next": leaf, "others": [leaf], "back": {"nodes": [leaf]}}))
            .refuses(json!({"value": 1, "next": {}, "others": [], "back": null}));
    }

    fn with(object: &Value, name: &str, value: Value) -> Value {
        let mut object = object.clone();
        object[name] = value;
        object
    }

    fn without(object: &Value, name: &str) -> Value {
        let mut object = object.clone();
        object.as_object_mut().unwrap().remove(name);
        object
    }
}

mod enums {
    use super::*;

    #[structured_output]
    struct Inner {
        a: u8,
        b: Option<u8>,
    }

    #[structured_output]
    enum Internal {
        UnitOne,
        Struct {
            first_field: u8,
        },
        Newtype(Inner),
        Boxed(Box<Inner>),
        #[serde(skip)]
        #[expect(dead_code)]
        Skipped(u8),
    }

    #[test]
    fn internal_by_default() {
        judge::<Internal>()
            .writes(Internal::UnitOne, json!({"kind": "unit_one"}))
            .writes(
                Internal::Struct { first_field: 1 },
                json!({"kind": "struct", "first_field": 1}),
            )
            .writes(
                Internal::Newtype(Inner { a: 1, b: None }),
                json!({"kind": "newtype", "a": 1, "b": null}),
            )
            .reads(json!({"kind": "boxed", "a": 1, "b": 2}))
            .refuses(json!({"kind": "unit_one", "other": 1}))
            .refuses(json!({"kind": "struct", "first_field": 1, "other": 1}))
            .refuses(json!({"kind": "newtype", "a": 1, "b": null, "other": 1}))
            .refuses(json!({"kind": "skipped"}))
            .refuses(json!({"first_field": 1}))
            .refuses(json!("unit_one"));
    }

    #[structured_output]
    #[serde(tag = "t", content = "c")]
    enum Adjacent {
        Unit,
        Struct { a: u8 },
        Newtype(Vec<u8>),
        Tuple(u8, u8),
        Maybe(Option<u8>),
        NoPositions(),
    }

    #[test]
    fn adjacent() {
        judge::<Adjacent>()
            .writes(Adjacent::Unit, json!({"t": "unit"}))
            .writes(
                Adjacent::Struct { a: 1 },
                json!({"t": "struct", "c": {"a": 1}}),
            )
            .writes(
                Adjacent::Newtype(vec![1]),
                json!({"t": "newtype", "c": [1]}),
            )
            .writes(Adjacent::Tuple(1, 2), json!({"t": "tuple", "c": [1, 2]}))
            .writes(Adjacent::Maybe(None), json!({"t": "maybe", "c": null}))
            .writes(
                Adjacent::NoPositions(),
                json!({"t": "no_positions", "c": []}),
            )
            .refuses(json!({"t": "struct", "c": {"a": 1, "b": 1}}))
            .refuses(json!({"t": "newtype", "c": [1], "d": 1}))
            .refuses(json!({"t": "newtype"}))
            .wider_reading(json!({"t": "unit", "c": null}));
    }

    #[structured_output(tagging = external)]
    enum External {
        UnitOne,
        Unit2,
        Struct { a: u8 },
        Newtype(Vec<u8>),
        Tuple(u8, u8),
        Empty {},
    }

    #[test]
    fn external() {
        judge::<External>()
            .writes(External::UnitOne, json!("UnitOne"))
            .writes(External::Unit2, json!("Unit2"))
            .writes(External::Struct { a: 1 }, json!({"Struct": {"a": 1}}))
            .writes(External::Newtype(vec![1]), json!({"Newtype": [1]}))
            .writes(External::Tuple(1, 2), json!({"Tuple": [1, 2]}))
            .writes(External::Empty {}, json!({"Empty": {}}))
            .refuses(json!({"Struct": {"a": 1, "b": 2}}))
            .refuses(json!({"Struct": {"a": 1}, "Newtype": []}))
            .refuses(json!("Struct"))
            .wider_reading(json!({"UnitOne": null}));
    }

    #[structured_output]
    #[serde(untagged)]
    enum Untagged {
        Unit,
        Struct { a: u8 },
        Newtype(bool),
        Tuple(u8, String),
    }

    #[test]
    fn untagged() {
        judge::<Untagged>()
            .writes(Untagged::Unit, json!(null))
            .writes(Untagged::Struct { a: 1 }, json!({"a": 1}))
            .writes(Untagged::Newtype(true), json!(true))
            .writes(Untagged::Tuple(1, "a".to_owned()), json!([1, "a"]))
            .refuses(json!({"a": 1, "b": 1}))
            .refuses(json!("a"));
    }

    #[structured_output]
    #[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
    enum Level {
        VeryLow,
        High2,
        #[serde(rename = "top!")]
        Top,
    }

    #[test]
    fn unit_enums_are_strings() {
        judge::<Level>()
            .writes(Level::VeryLow, json!("very_low"))
            .writes(Level::High2, json!("high2"))
            .writes(Level::Top, json!("top!"))
            .refuses(json!("VeryLow"))
            .refuses(json!({"kind": "very_low"}));
        judge::<Vec<Level>>().reads(json!(["top!", "high2"]));
        judge::<Option<Level>>()
            .reads(json!(null))
            .refuses(json!(""));
    }

    #[structured_output]
    #[serde(
        tag = "type",
        rename_all = "SCREAMING-KEBAB-CASE",
        rename_all_fields = "camelCase"
    )]
    enum Renamed {
        OneTwo {
            a_field: u8,
            #[serde(rename = "B")]
            b_field: u8,
        },
        #[serde(rename_all = "PascalCase")]
        ThreeFour { a_field: u8 },
    }

    #[test]
    fn renamed() {
        judge::<Renamed>()
            .writes(
                Renamed::OneTwo {
                    a_field: 1,
                    b_field: 2,
                },
                json!({"type": "ONE-TWO", "aField": 1, "B": 2}),
            )
            .writes(
                Renamed::ThreeFour { a_field: 1 },
                json!({"type": "THREE-FOUR", "AField": 1}),
            )
            .refuses(json!({"type": "one_two", "a_field": 1, "b_field": 2}));
    }

    #[structured_output]
    struct Nested {
        internal: Internal,
        adjacent: Option<Adjacent>,
        external: Vec<External>,
        untagged: Untagged,
        level: Level,
        pair: (Level, Option<Level>),
    }

    #[test]
    fn nested() {
        judge::<Nested>().reads(json!({
            "internal": {"kind": "unit_one"},
            "adjacent": {"t": "maybe", "c": 1},
            "external": ["Unit2", {"Tuple": [1, 2]}],
            "untagged": null,
            "level": "top!",
            "pair": ["high2", null],
        }));
    }

    #[structured_output]
    enum Tree {
        Leaf,
        Branch(Branch),
        Chain(Box<Chain>),
    }
    #[structured_output]
    struct Branch {
        left: Box<Tree>,
        right: Option<Box<Tree>>,
    }
    #[structured_output]
    struct Chain {
        next: Option<Box<Chain>>,
        trees: Vec<Tree>,
    }

    #[test]
    fn a_newtype_variant_may_lead_back_to_its_enum() {
        judge::<Tree>()
            .reads(json!({"kind": "branch", "left": {"kind": "leaf"}, "right": null}))
            .reads(json!({
                "kind": "chain",
                "next": {"next": null, "trees": [{"kind": "leaf"}]},
                "trees": [],
            }))
            .refuses(json!({"kind": "branch", "left": {"kind": "leaf"}, "right": 1}));
    }

    #[structured_output]
    enum Generic<T> {
        One { value: T },
        Many { values: Vec<T> },
    }

    #[test]
    fn generic() {
        judge::<Generic<Inner>>().reads(json!({"kind": "many", "values": [{"a": 1, "b": null}]}));
        judge::<Generic<Generic<u8>>>()
            .reads(json!({"kind": "one", "value": {"kind": "one", "value": 1}}));
    }
}

#[allow(non_snake_case)] // the names are the test
mod cases {
    use super::*;

    macro_rules! cases {
        ($($test:ident: $case:literal)*) => {$(
            #[test]
            fn $test() {
                #[structured_output]
                #[serde(rename_all = $case)]
                struct Fields {
                    one: u8,
                    two_words: u8,
                    _lead: u8,
                    double__under: u8,
                    größe_ä: u8,
                    r#type: u8,
                    with9digit: u8,
                }
                #[structured_output]
                #[serde(rename_all = $case)]
                #[expect(non_camel_case_types)]
                enum Variants { One, TwoWords, HTTPGet, With_Under, ÄÖ, V9x }

                let value = Fields {
                    one: 1, two_words: 1, _lead: 1, double__under: 1, größe_ä: 1, r#type: 1, with9digit: 1,
                };
                judge::<Fields>().reads(serde_json::to_value(&value).unwrap());
                for value in [
                    Variants::One, Variants::TwoWords, Variants::HTTPGet, Variants::With_Under, Variants::ÄÖ, Variants::V9x,
                ] {
                    judge::<Variants>().reads(serde_json::to_value(&value).unwrap());
                }
            }
        )*};
    }

    cases! {
        lower: "lowercase"
        upper: "UPPERCASE"
        pascal: "PascalCase"
        snake: "snake_case"
        screaming_snake: "SCREAMING_SNAKE_CASE"
        kebab: "kebab-case"
        screaming_kebab: "SCREAMING-KEBAB-CASE"
    }

    // serde's own derive panics on a variant that begins outside ASCII here.
    #[test]
    fn camel() {
        #[structured_output]
        #[serde(rename_all = "camelCase")]
        struct Fields {
            two_words: u8,
            _lead: u8,
            double__under: u8,
        }
        #[structured_output]
        #[serde(rename_all = "camelCase")]
        #[expect(non_camel_case_types)]
        enum Variants {
            TwoWords,
            HTTPGet,
            With_Under,
        }
        let value = Fields {
            two_words: 1,
            _lead: 1,
            double__under: 1,
        };
        judge::<Fields>().reads(serde_json::to_value(&value).unwrap());
        for value in [Variants::TwoWords, Variants::HTTPGet, Variants::With_Under] {
            judge::<Variants>().reads(serde_json::to_value(&value).unwrap());
        }
    }
}

mod own_spelling {
    use super::*;
    use serde::{Deserialize, Serialize};

    #[structured_output]
    #[derive(Serialize, Deserialize)]
    struct Struct {
        a: u8,
        b: Option<u8>,
        #[serde(skip_serializing_if = "Option::is_none")]
        #[structured(optional)]
        c: Option<u8>,
    }

    #[structured_output]
    #[derive(Serialize, Deserialize)]
    enum Data {
        Unit,
        Struct { a: u8 },
        Newtype(Struct),
        Tuple(u8, u8),
    }

    #[structured_output]
    #[derive(Serialize, Deserialize)]
    #[serde(tag = "type", rename_all = "camelCase")]
    enum Tagged {
        UnitOne,
        StructTwo { a_b: u8 },
    }

    #[structured_output]
    #[derive(serde::Serialize, serde::Deserialize)]
    enum Plain {
        OneTwo,
    }

    #[test]
    fn nothing_is_added_or_renamed() {
        judge::<Struct>()
            .fills(
                json!({"a": 1, "b": null, "more": true}),
                json!({"a": 1, "b": null}),
            )
            .reads(json!({"a": 1, "b": 2, "c": 3}))
            .wider_reading(json!({"a": 1, "b": null, "c": null}));
        judge::<Data>()
            .writes(Data::Unit, json!("Unit"))
            .writes(Data::Struct { a: 1 }, json!({"Struct": {"a": 1}}))
            .fills(
                json!({"Struct": {"a": 1, "b": 2}}),
                json!({"Struct": {"a": 1}}),
            )
            .writes(Data::Tuple(1, 2), json!({"Tuple": [1, 2]}))
            .reads(json!({"Newtype": {"a": 1, "b": 2}}));
        judge::<Tagged>()
            .writes(Tagged::UnitOne, json!({"type": "unitOne"}))
            .fills(
                json!({"type": "unitOne", "more": 1}),
                json!({"type": "unitOne"}),
            )
            .fills(
                json!({"type": "structTwo", "a_b": 1, "x": 1}),
                json!({"type": "structTwo", "a_b": 1}),
            );
        judge::<Plain>().writes(Plain::OneTwo, json!("OneTwo"));
    }
}

mod constraints {
    use super::*;

    #[structured_output]
    struct Words {
        #[structured(length(min = 1, max = 3), pattern("^[a-z]+$"))]
        text: String,
        #[structured(length(equal = 2), inner(range(min = -5, exclusive_max = 10)))]
        list: Vec<i32>,
        #[structured(range(min = 0, max = 1))]
        ratio: f64,
        #[structured(range(exclusive_min = 0.5))]
        single: Option<f32>,
        #[structured(optional, multiple_of = 5)]
        step: Option<u32>,
        #[structured(unique, inner(length(max = 2), inner(length(min = 1))))]
        nested: Vec<Option<Vec<String>>>,
        #[structured(length(max = 1), inner(length(max = 1)), encode = entries)]
        map: BTreeMap<String, String>,
    }

    #[test]
    fn constraint_words_narrow() {
        let good = json!({
            "text": "abc", "list": [-5, 9], "ratio": 1.0, "single": 0.75, "step": 10,
            "nested": [null, ["a"]], "map": {"a": "b"},
        });
        let mut judge = judge::<Words>().reads(good.clone());
        for (name, bad) in [
            ("text", json!("")),
            ("text", json!("abcd")),
            ("text", json!("A")),
            ("list", json!([1])),
            ("list", json!([1, 10])),
            ("list", json!([1, -6])),
            ("ratio", json!(1.5)),
            ("single", json!(0.5)),
            ("step", json!(7)),
            ("nested", json!([null, null])),
            ("nested", json!([["a", "b", "c"]])),
            ("nested", json!([[""]])),
            ("map", json!({"a": "bb"})),
            ("map", json!({"a": "b", "c": "d"})),
        ] {
            let mut value = good.clone();
            value[name] = bad;
            judge = judge.wider_reading(value);
        }
    }
}
