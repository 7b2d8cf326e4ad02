//! The traps of composition, each with the smallest schema that falls into it: right rules break together otherwise.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)] // a failing test may panic

use isoform_compiler::codec::Codec;
use isoform_compiler::ir::*;
use isoform_compiler::profile::Profile;
use isoform_compiler::profiles::{ANTHROPIC, GEMINI, OPENAI};
use isoform_compiler::project::{Projection, Verdict, project};
use isoform_tests::json::Value;
use isoform_tests::laws::{Tally, everything, report};

const fn of(shape: Shape<'static>) -> Schema<'static> {
    Schema::of(shape)
}

const STRING: &Schema<'static> = &of(Shape::String(Text::of(TextDomain::Any)));
const NUMBER: &Schema<'static> = &of(Shape::Number(Number::of(NumberDomain::Double)));
const BOOLEAN: &Schema<'static> = &of(Shape::Boolean);
const ANY_TEXT: &Schema<'static> = &of(Shape::Any).encoded(Encode::JsonText);
const NULLABLE: &Schema<'static> = &of(Shape::Union(Union {
    branches: &[STRING, &NULL],
    exclusive: false,
}));

const fn closed(properties: &'static [Property<'static>]) -> Schema<'static> {
    of(Shape::Object(Object {
        properties,
        additional: Additional::Closed,
        min_properties: None,
        max_properties: None,
    }))
}

const fn property(name: &'static str, schema: &'static Schema<'static>) -> Property<'static> {
    Property {
        name,
        schema,
        required: true,
    }
}

const fn optional(name: &'static str, schema: &'static Schema<'static>) -> Property<'static> {
    Property {
        name,
        schema,
        required: false,
    }
}

const fn union(branches: &'static [&'static Schema<'static>]) -> Schema<'static> {
    of(Shape::Union(Union {
        branches,
        exclusive: false,
    }))
}

const fn list(items: &'static Schema<'static>, unique: bool) -> Schema<'static> {
    of(Shape::Array(Array {
        items,
        min_items: None,
        max_items: None,
        unique,
    }))
}

const fn named(
    name: &'static str,
    identity: usize,
    schema: Schema<'static>,
) -> Definition<'static> {
    Definition {
        name,
        identity: Identity::entry(identity),
        id: None,
        version: None,
        schema,
        gates: &[],
    }
}

const fn link(index: usize) -> Schema<'static> {
    of(Shape::Reference(Link::entry(index)))
}

fn sent(
    schema: &'static Schema<'static>,
    links: &'static [Definition<'static>],
    profile: &Profile,
) -> Projection {
    project(schema, links, profile, everything())
}

fn rules(projection: &Projection) -> Vec<&'static str> {
    projection
        .violations
        .iter()
        .map(|violation| violation.rule.name())
        .collect()
}

/// Holds the schema to the laws, on the profiles that carry it.
fn lawful(name: &str, schema: &'static Schema<'static>, links: &'static [Definition<'static>]) {
    let mut tally = Tally::default();
    for profile in [&OPENAI, &ANTHROPIC, &GEMINI] {
        tally.hold(name, schema, links, profile, 400);
    }
    report(name, &tally);
}

// (1) any encoding below `uniqueItems` makes it local

#[test]
fn unique_items_that_change_form_are_checked_after_the_answer() {
    // No shipped profile enforces `uniqueItems`; one that did could not enforce it on items in another form.
    let mut enforcing = OPENAI;
    enforcing.arrays.unique = isoform_compiler::profile::Fact::chosen(true);
    static ITEMS: Schema<'static> = list(&closed(&[optional("a", STRING)]), true);
    static PLAIN: Schema<'static> = list(&closed(&[property("a", STRING)]), true);
    static ROOT: Schema<'static> =
        closed(&[property("encoded", &ITEMS), property("plain", &PLAIN)]);
    let projection = sent(&ROOT, &[], &enforcing);
    let local: Vec<_> = projection
        .local
        .iter()
        .map(|finding| (finding.path.as_str(), finding.kind))
        .collect();
    assert_eq!(local, [("$.encoded", Kind::UniqueItems)]);
    assert_eq!(projection.schema.matches("uniqueItems").count(), 1);
    lawful("unique items", &ROOT, &[]);
}

// (2) absent <-> null makes a property count local

#[test]
fn a_property_count_is_local_where_null_stands_for_absent() {
    static ROOT: Schema<'static> = closed(&[property("inner", &COUNTED)]);
    static COUNTED: Schema<'static> = of(Shape::Object(Object {
        properties: &[optional("a", STRING), optional("b", STRING)],
        additional: Additional::Closed,
        min_properties: Some(1),
        max_properties: None,
    }));
    let mut counting = OPENAI;
    counting.objects.count = isoform_compiler::profile::Fact::chosen(true);
    let projection = sent(&ROOT, &[], &counting);
    assert_eq!(projection.local[0].kind, Kind::PropertyCount);
    assert!(!projection.schema.contains("minProperties"));
    lawful("property count", &ROOT, &[]);
}

// (3) under a union every branch keeps its form, or is told apart in both forms

#[test]
fn an_encoded_branch_that_overlaps_another_is_refused() {
    static A: Schema<'static> = closed(&[property("x", STRING), optional("y", STRING)]);
    static B: Schema<'static> = closed(&[property("x", STRING)]);
    static ROOT: Schema<'static> = closed(&[property("either", &EITHER)]);
    static EITHER: Schema<'static> = union(&[&A, &B]);
    assert_eq!(rules(&sent(&ROOT, &[], &OPENAI)), ["ambiguous_encoding"]);
    // Nothing changes form where properties may be left out.
    assert_eq!(sent(&ROOT, &[], &ANTHROPIC).verdict, Verdict::Exact);
}

#[test]
fn branches_apart_before_but_not_after_encoding_are_refused() {
    // A tuple becomes an object, and a map an array: apart by type before, alike after.
    static PAIR: Schema<'static> = of(Shape::Tuple(Tuple {
        items: &[STRING, STRING],
    }));
    static OBJECT: Schema<'static> = closed(&[property("_0", STRING), property("_1", STRING)]);
    static ROOT: Schema<'static> = closed(&[property("either", &EITHER)]);
    static EITHER: Schema<'static> = union(&[&PAIR, &OBJECT]);
    assert_eq!(rules(&sent(&ROOT, &[], &OPENAI)), ["ambiguous_encoding"]);
    assert_eq!(sent(&ROOT, &[], &GEMINI).verdict, Verdict::Exact);

    static TEXT_OR_ANY: Schema<'static> = union(&[STRING, ANY_TEXT]);
    static TEXTS: Schema<'static> = closed(&[property("either", &TEXT_OR_ANY)]);
    assert_eq!(rules(&sent(&TEXTS, &[], &OPENAI)), ["ambiguous_encoding"]);
}

#[test]
fn tagged_branches_with_encodings_below_are_carried() {
    static ONE: Schema<'static> = closed(&[
        property("kind", &of(Shape::Literals(&[Literal::String("one")]))),
        optional("a", STRING),
    ]);
    static TWO: Schema<'static> = closed(&[
        property("kind", &of(Shape::Literals(&[Literal::String("two")]))),
        property(
            "a",
            &of(Shape::Tuple(Tuple {
                items: &[NUMBER, BOOLEAN],
            })),
        ),
    ]);
    static ROOT: Schema<'static> = union(&[&ONE, &TWO]);
    assert_eq!(sent(&ROOT, &[], &OPENAI).verdict, Verdict::Encoded);
    lawful("tagged", &ROOT, &[]);
}

// (4) a literal set stays injective after its spelling

#[test]
fn literals_that_would_be_spelled_alike_are_refused() {
    static CLASH: Schema<'static> = of(Shape::Literals(&[
        Literal::Boolean(true),
        Literal::String("true"),
    ]));
    static ROOT: Schema<'static> = closed(&[property("a", &CLASH)]);
    assert_eq!(rules(&sent(&ROOT, &[], &OPENAI)), ["literal"]);
    // Both booleans together are a type, and need no spelling.
    static APART: Schema<'static> = of(Shape::Literals(&[
        Literal::Boolean(true),
        Literal::Boolean(false),
        Literal::String("true"),
    ]));
    static FINE: Schema<'static> = closed(&[property("a", &APART)]);
    assert_eq!(sent(&FINE, &[], &OPENAI).verdict, Verdict::Exact);
    lawful("literals", &FINE, &[]);
}

#[test]
fn literals_of_one_case_are_refused_where_case_is_not_kept() {
    static CASES: Schema<'static> = of(Shape::Literals(&[
        Literal::String("Größe"),
        Literal::String("GRÖßE"),
    ]))
    .encoded(Encode::FoldCase);
    static ROOT: Schema<'static> = closed(&[property("a", &CASES)]);
    assert_eq!(rules(&sent(&ROOT, &[], &ANTHROPIC)), ["literal_case"]);
    assert_eq!(sent(&ROOT, &[], &OPENAI).verdict, Verdict::Exact);
}

// (5) limits are counted on what is sent

#[test]
fn limits_count_the_wrapper_and_the_objects_that_encodings_add() {
    // Nine objects and a pair inside: the pair is an object when sent, the root list is wrapped.
    const PAIR: &Schema<'static> = &of(Shape::Tuple(Tuple {
        items: &[STRING, STRING],
    }));
    static ROOT: Schema<'static> = list(PAIR, false);
    let counts = sent(&ROOT, &[], &OPENAI).counts;
    assert_eq!((counts.depth, counts.properties), (2, 3));
    assert_eq!(counts.characters, "value_0_1".len() as u64);
    assert_eq!(sent(&ROOT, &[], &GEMINI).counts.depth, 0);
    let shallow = OPENAI.with_max_depth(1);
    assert_eq!(rules(&sent(&ROOT, &[], &shallow)), ["depth"]);
    lawful("counts", &ROOT, &[]);
}

// (6) an optional and nullable property on an all-required profile

#[test]
fn absent_and_null_are_not_made_one() {
    static ROOT: Schema<'static> = closed(&[optional("a", NULLABLE)]);
    assert_eq!(rules(&sent(&ROOT, &[], &OPENAI)), ["absent_and_null"]);
    assert_eq!(sent(&ROOT, &[], &ANTHROPIC).verdict, Verdict::Exact);
    assert_eq!(sent(&ROOT, &[], &GEMINI).verdict, Verdict::Exact);
    lawful("absent and null", &ROOT, &[]);
}

// Faults found by the laws.

#[test]
fn a_root_that_only_stands_for_another_type_is_sent_as_that_type() {
    static LINKS: [Definition<'static>; 3] = [
        named("Outer", 0, link(1)),
        named("Middle", 1, link(2)),
        named("Inner", 2, closed(&[property("a", STRING)])),
    ];
    static ROOT: Schema<'static> = link(0);
    for profile in [&OPENAI, &ANTHROPIC, &GEMINI] {
        let projection = sent(&ROOT, &LINKS, profile);
        assert_eq!(
            projection.schema,
            r#"{"type":"object","properties":{"a":{"type":"string"}},"required":["a"],"additionalProperties":false}"#
        );
    }
    lawful("newtype root", &ROOT, &LINKS);
}

#[test]
fn a_type_that_is_itself_with_nothing_in_between_is_refused() {
    static LINKS: [Definition<'static>; 4] = [
        named("Me", 0, link(0)),
        named("Left", 1, union(&[STRING, &link(2)])),
        named("Right", 2, link(1)),
        named("Chain", 3, union(&[&list(&link(3), false), &NULL])),
    ];
    for index in 0..3 {
        let root: &'static Schema<'static> = Box::leak(Box::new(link(index)));
        let projection = sent(root, &LINKS, &OPENAI);
        assert_eq!(projection.verdict, Verdict::Impossible, "{index}");
        assert!(rules(&projection).contains(&"reference"), "{index}");
    }
    static CHAIN: Schema<'static> = link(3);
    assert_eq!(sent(&CHAIN, &LINKS, &OPENAI).verdict, Verdict::Encoded);
    lawful("chain", &CHAIN, &LINKS);
}

#[test]
fn an_encoding_in_a_part_of_a_cycle_that_is_visited_later_is_seen() {
    // `Whole` changes form only through `Leaf`; the union that asks is visited before `Leaf` is.
    static LINKS: [Definition<'static>; 3] = [
        named(
            "Whole",
            0,
            closed(&[
                property("leaf", &link(2)),
                property("more", &list(&link(1), false)),
            ]),
        ),
        named(
            "Either",
            1,
            union(&[
                &closed(&[
                    property("leaf", &closed(&[property("a", STRING)])),
                    property("more", &list(BOOLEAN, false)),
                ]),
                &link(0),
            ]),
        ),
        named("Leaf", 2, closed(&[optional("a", STRING)])),
    ];
    static ROOT: Schema<'static> = link(0);
    let projection = sent(&ROOT, &LINKS, &OPENAI);
    assert_eq!(
        rules(&projection),
        ["ambiguous_encoding"],
        "{}",
        projection.schema
    );
}

#[test]
fn an_optional_value_that_is_sent_as_text_may_be_absent() {
    // JSON's own null is the text `null`, so that null is free to stand for absent.
    static ROOT: Schema<'static> = closed(&[optional("a", ANY_TEXT)]);
    let projection = sent(&ROOT, &[], &OPENAI);
    assert_eq!(
        projection.verdict,
        Verdict::Encoded,
        "{:?}",
        projection.violations
    );
    let codec = Codec::new(&ROOT, &[], &OPENAI);
    for (value, form) in [
        (r#"{}"#, r#"{"a":null}"#),
        (r#"{"a":null}"#, r#"{"a":"null"}"#),
    ] {
        let value = Value::parse(value).unwrap();
        let encoded = codec.encode(value.clone()).unwrap();
        assert_eq!(encoded.to_string(), form);
        assert_eq!(codec.decode(encoded).unwrap(), value);
    }
    lawful("optional text", &ROOT, &[]);
}

#[test]
fn tagged_branches_may_have_names_that_are_sent_under_others() {
    static ONE: Schema<'static> = closed(&[
        property("kind", &of(Shape::Literals(&[Literal::String("one")]))),
        property("größe", NUMBER),
    ]);
    static TWO: Schema<'static> = closed(&[
        property("kind", &of(Shape::Literals(&[Literal::String("two")]))),
        property("maß", STRING),
    ]);
    static ROOT: Schema<'static> = union(&[&ONE, &TWO]);
    let projection = sent(&ROOT, &[], &ANTHROPIC);
    assert_eq!(
        projection.verdict,
        Verdict::Encoded,
        "{:?}",
        projection.violations
    );
    lawful("renamed branches", &ROOT, &[]);
}

#[test]
fn a_range_without_values_is_refused() {
    static EMPTY: Schema<'static> = of(Shape::Array(Array {
        items: STRING,
        min_items: Some(3),
        max_items: Some(2),
        unique: false,
    }));
    static ROOT: Schema<'static> = closed(&[property("a", &EMPTY)]);
    assert_eq!(rules(&sent(&ROOT, &[], &OPENAI)), ["empty"]);
}

#[test]
fn a_number_listed_twice_is_refused() {
    static TWICE: Schema<'static> =
        of(Shape::Literals(&[Literal::Integer(1), Literal::Integer(1)]));
    static ROOT: Schema<'static> = closed(&[property("a", &TWICE)]);
    assert_eq!(rules(&sent(&ROOT, &[], &ANTHROPIC)), ["literal"]);
}

#[test]
fn branches_that_only_a_deep_look_tells_apart_do_not_keep_order() {
    // FIXME: both branches are objects with an `a`, so that the first one decides the order inside it.
    static FIRST: Schema<'static> = closed(&[property(
        "a",
        &closed(&[property("x", BOOLEAN), property("y", BOOLEAN)]),
    )]);
    static SECOND: Schema<'static> = closed(&[property(
        "a",
        &closed(&[property("y", STRING), property("x", STRING)]),
    )]);
    static ROOT: Schema<'static> = closed(&[property("either", &EITHER)]);
    static EITHER: Schema<'static> = union(&[&FIRST, &SECOND]);
    let value = Value::parse(r#"{"either":{"a":{"y":"","x":""}}}"#).unwrap();
    let encoded = Codec::new(&ROOT, &[], &OPENAI).encode(value).unwrap();
    assert_eq!(encoded.to_string(), r#"{"either":{"a":{"x":"","y":""}}}"#);
}
