use std::collections::{BTreeMap, HashMap};

use chrono::{NaiveDate, Weekday};
use isoform::{StructuredOutput, structured_output};
use isoform_compiler::ir::KindSet;
use isoform_compiler::profiles::{GEMINI, JSON_SCHEMA, OPENAI};
use isoform_compiler::project::{original, project};
use isoform_tests::random::Random;
use serde_json::{Value, json};
use uuid::Uuid;

use super::standard::judge;

#[structured_output]
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
enum Level {
    Low,
    VeryHigh,
    #[serde(rename = "größte!")]
    Top,
}

#[structured_output]
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
struct Name(#[structured(length(min = 1, max = 3))] String);

#[structured_output]
#[derive(Debug, PartialEq)]
enum Answer {
    Scores {
        by_level: BTreeMap<Level, Option<u8>>,
        by_name: HashMap<Name, u8>,
        by_day: BTreeMap<NaiveDate, BTreeMap<char, bool>>,
    },
}

fn level(random: &mut Random) -> Level {
    *random.pick(&[Level::Low, Level::VeryHigh, Level::Top])
}

fn name(random: &mut Random) -> Name {
    Name(random.pick(&["a", "ä\u{1F600}", "\"\\\n"]).to_string())
}

fn properties(schema: &str) -> Value {
    let schema: Value = serde_json::from_str(schema).unwrap();
    schema["properties"].clone()
}

#[test]
fn a_map_by_an_enum_is_a_closed_object() {
    judge::<BTreeMap<Level, u8>>(
        |random| (0..random.below(4)).map(|_| (level(random), 7)).collect(),
        &[
            json!({"low": 256}),
            json!({"Low": 1}),
            json!({"middle": 1}),
            json!([]),
            json!({"low": null}),
        ],
        &[],
    );
    judge::<HashMap<Level, Option<u8>>>(
        |random| {
            (0..random.below(4))
                .map(|_| (level(random), random.one_in(2).then_some(7)))
                .collect()
        },
        &[json!({"": null})],
        &[],
    );
    let text = original(<BTreeMap<Level, u8>>::SCHEMA, &[]).schema;
    let names: Vec<usize> = ["\"low\"", "\"very_high\"", "\"größte!\""]
        .iter()
        .map(|name| text.find(name).unwrap())
        .collect();
    assert!(names.is_sorted(), "in declared order: {text}");
    assert_eq!(properties(&text).as_object().unwrap().len(), 3);
    assert!(text.contains("\"additionalProperties\":false"), "{text}");
}

#[test]
fn a_map_by_an_enum_is_carried_where_maps_are_not() {
    let sent = project(<BTreeMap<Level, u8>>::SCHEMA, &[], &OPENAI, KindSet::NONE);
    assert!(sent.violations.is_empty(), "{:?}", sent.violations);
    judge::<HashMap<Weekday, u8>>(
        |random| [(Weekday::try_from(random.below(7) as u8).unwrap(), 1)].into(),
        &[json!({"Someday": 1})],
        &[json!({"monday": 1})],
    );
}

#[test]
fn names_are_as_the_key_demands() {
    judge::<BTreeMap<Uuid, u8>>(
        |random| {
            let key = Uuid::from_u64_pair(random.bits(), random.bits());
            [(key, 1)].into()
        },
        &[json!({"a": 1}), json!({"": 1})],
        &[json!({"67e5504410b1426f9247bb680e5fe0c8": 1})],
    );
    judge::<BTreeMap<char, u8>>(
        |random| [(*random.pick(&['a', '"', '\u{1F600}']), 1)].into(),
        &[json!({"": 1}), json!({"ab": 1})],
        &[],
    );
    judge::<HashMap<Name, u8>>(
        |random| [(name(random), 1)].into(),
        &[],
        &[json!({"": 1}), json!({"abcd": 1})],
    );
}

#[test]
fn maps_are_read_inside_a_tagged_enum() {
    judge::<Answer>(
        |random| Answer::Scores {
            by_level: [(level(random), None)].into(),
            by_name: [(name(random), 1)].into(),
            by_day: [(
                NaiveDate::from_ymd_opt(2024, 2, 29).unwrap(),
                [('x', true)].into(),
            )]
            .into(),
        },
        &[
            json!({"kind": "scores", "by_level": {}, "by_name": {}, "by_day": {"2023-02-29": {}}}),
            json!({"kind": "scores", "by_level": {"x": 1}, "by_name": {}, "by_day": {}}),
        ],
        &[],
    );
}

#[test]
fn what_is_not_sent_of_names_is_listed() {
    let schema = <BTreeMap<Uuid, u8>>::SCHEMA;
    let own = project(schema, &[], &JSON_SCHEMA, KindSet::NONE);
    assert!(own.local.is_empty(), "{:?}", own.local);
    assert!(
        own.schema
            .contains(r#""propertyNames":{"type":"string","format":"uuid"}"#),
        "{}",
        own.schema
    );
    let sent = project(schema, &[], &GEMINI, KindSet::NONE);
    assert!(!sent.schema.contains("propertyNames"), "{}", sent.schema);
    let kinds: Vec<&str> = sent.local.iter().map(|local| local.kind.word()).collect();
    assert!(kinds.contains(&"type_domain"), "{kinds:?}");
    // A length that the author wrote needs consent.
    let named = project(<BTreeMap<Name, u8>>::SCHEMA, &[], &GEMINI, KindSet::NONE);
    let rules: Vec<&str> = named
        .violations
        .iter()
        .map(|violation| violation.rule.name())
        .collect();
    assert_eq!(rules, ["string_length"]);
}

#[structured_output]
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
struct Number(#[structured(range(max = 4_000))] u16);

#[structured_output(tagging = external)]
#[derive(Debug, PartialEq)]
enum Outside {
    Votes { by_number: BTreeMap<Number, u8> },
}

#[structured_output]
#[derive(Debug, PartialEq)]
enum Inside {
    Votes { by_number: BTreeMap<Number, u8> },
}

#[structured_output]
#[derive(Debug, PartialEq)]
struct Flattening {
    #[serde(flatten)]
    inner: Flattened,
}

#[structured_output]
#[derive(Debug, PartialEq)]
struct Flattened {
    by_number: BTreeMap<Number, u8>,
}

/// Names at and beside the ends of a type; serde says which of them it reads.
fn names(ends: &[i128]) -> Vec<String> {
    let mut names: Vec<String> = [
        "", "-0", "00", "01", "1.0", "1e0", "+1", " 1", "1 ", "٣", "0x1",
    ]
    .map(str::to_owned)
    .into();
    for end in ends {
        names.extend((-11..=11).map(|step| (end + step).to_string()));
        names.extend([end * 10, end / 10, end / 10 * 10 + 10].map(|number| number.to_string()));
    }
    names
}

macro_rules! integers {
    ($($key:ty)*) => {$(
        judge::<BTreeMap<$key, bool>>(
            |random| (0..random.below(4)).filter_map(|_| Some((<$key>::try_from(random.bits() as i128 >> random.below(64)).ok()?, true))).collect(),
            &[],
            &[],
        );
        let validator = isoform_tests::judge::validator(&original(<HashMap<$key, bool>>::SCHEMA, &[]).schema);
        for name in names(&[0, <$key>::MIN.into(), <$key>::MAX.into(), 99, 1_000]) {
            let value = json!({ name: true });
            let read = serde_json::from_value::<HashMap<$key, bool>>(value.clone());
            assert_eq!(validator.is_valid(&value), read.is_ok(), "{} {value}", stringify!($key));
        }
    )*};
}

#[test]
fn maps_by_integers_have_the_names_that_serde_reads() {
    integers!(u8 i8 u16 i16 u32 i32 u64 i64);
}

#[test]
fn a_written_bound_of_a_key_holds_for_names() {
    judge::<Outside>(
        |random| Outside::Votes {
            by_number: [(Number(random.below(4_001) as u16), 1)].into(),
        },
        &[
            json!({"Votes": {"by_number": {"-1": 1}}}),
            json!({"Votes": {"by_number": {"a": 1}}}),
        ],
        &[json!({"Votes": {"by_number": {"4001": 1}}})],
    );
}

#[test]
fn maps_by_integers_are_refused_where_serde_does_not_read_them() {
    let inside = json!({"kind": "votes", "by_number": {"1": 1}});
    let flat = json!({"by_number": {"1": 1}});
    assert!(
        serde_json::from_value::<Inside>(inside.clone()).is_err(),
        "read: the rule is not needed any more"
    );
    assert!(
        serde_json::from_value::<Flattening>(flat).is_err(),
        "read: the rule is not needed any more"
    );
    for schema in [
        Inside::SCHEMA,
        Flattening::SCHEMA,
        <Vec<Option<Inside>>>::SCHEMA,
    ] {
        let rules: Vec<&str> = original(schema, &[])
            .violations
            .iter()
            .map(|violation| violation.rule.name())
            .collect();
        assert_eq!(rules, ["number_key"]);
    }
    assert!(original(Outside::SCHEMA, &[]).violations.is_empty());
    let refused = Inside::contract()
        .accept_value::<Inside>(inside)
        .unwrap_err();
    assert_eq!(refused.code(), isoform::Code::InvalidSchema);
}

#[structured_output]
struct Entries {
    #[structured(encode = entries)]
    by_id: BTreeMap<Uuid, u8>,
}

#[test]
fn entries_have_keys_of_the_type() {
    let schema = &<BTreeMap<Uuid, u8>>::SCHEMA.encoded(isoform_compiler::ir::Encode::Entries);
    let sent = project(schema, &[], &OPENAI, KindSet::NONE);
    let key = r#""key":{"type":"string","format":"uuid"}"#;
    assert!(sent.schema.contains(key), "{}", sent.schema);
    let whole = project(Entries::SCHEMA, &[], &OPENAI, KindSet::NONE);
    assert!(whole.schema.contains(key), "{}", whole.schema);
}
