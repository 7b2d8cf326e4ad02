//! The message of a failing build: what is wrong once for all profiles, in four parts, and how much of it.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)] // a failing test may panic

use std::collections::HashMap;
use std::panic::catch_unwind;

use isoform::{StructuredOutput, structured_output};
use isoform_compiler::gate::{self, Gate, MAX_VIOLATIONS};
use isoform_compiler::ir::{
    Additional, Definition, Identity, Kind, KindSet, Link, Literal, Object, Property, Schema, Shape,
};
use isoform_compiler::profiles::{ANTHROPIC, GEMINI, OPENAI};
use isoform_compiler::rules::Rule;
use serde_json::Value;

#[structured_output]
#[allow(dead_code)] // only its schema is looked at
struct Reply {
    #[structured(length(max = 80))]
    title: String,
    payload: Value,
    #[structured(length(min = 2))]
    tags: Vec<String>,
    labels: HashMap<String, Value>,
    #[structured(length(max = 9))]
    text: String,
}

#[test]
fn what_several_profiles_refuse_is_said_once() {
    let gates = [
        (&OPENAI, KindSet::NONE),
        (&ANTHROPIC, KindSet::of(&[Kind::NumericBounds])),
        (&GEMINI, KindSet::NONE),
    ];
    // Each line of words accepts all that its profile lacks, and keeps what was accepted before.
    let expected = "\
`Reply` is not lossless on `openai` (profile 2026-09), `anthropic` (2026-11) and `gemini` (2026-11)
  rule: any_json
  at:   $.payload
  at:   $.labels.*
  why:  the provider has no form for arbitrary JSON
  fix:  name a type, or send it as text: #[structured(encode = json_text)], in a list or map inner(encode = json_text)
`Reply` is not lossless on `openai` (profile 2026-09) and `anthropic` (2026-11)
  rule: map
  at:   $.labels
  why:  the provider has no form for an object with arbitrary keys
  fix:  close the type, or send it as entries: #[structured(encode = entries)]
`Reply` is not lossless on `anthropic` (profile 2026-11) and `gemini` (2026-11)
  rule: string_length
  at:   $.title
  at:   $.text
  why:  the provider does not enforce the length of strings
  fix:  accept the check after the answer: profiles(anthropic(check_locally(numeric_bounds, string_length, item_count)), gemini(check_locally(string_length)))
`Reply` is not lossless on `anthropic` (profile 2026-11)
  rule: item_count
  at:   $.tags
  why:  the provider does not enforce this number of items
  fix:  accept the check after the answer: profiles(anthropic(check_locally(numeric_bounds, string_length, item_count)))";
    assert_eq!(message_on(&gates, Reply::SCHEMA), expected);
}

#[test]
fn constraints_of_one_profile_are_accepted_by_one_line() {
    #[structured_output]
    #[allow(dead_code)] // only its schema is looked at
    struct Titles {
        #[structured(length(min = 2), inner(length(max = 9), pattern("^a")))]
        titles: Vec<String>,
    }
    let expected = "\
`Reply` is not lossless on `gemini` (profile 2026-11)
  rule: string_length
  at:   $.titles[]
  why:  the provider does not enforce the length of strings
  rule: pattern
  at:   $.titles[]
  why:  the provider does not enforce this pattern
  fix:  accept the check after the answer: profiles(gemini(check_locally(string_length, pattern)))";
    let found = message_on(&[(&GEMINI, KindSet::NONE)], Titles::SCHEMA);
    assert_eq!(found, expected);
}

#[test]
fn a_message_lists_so_many_violations_for_each_profile_and_counts_the_rest() {
    let properties: Vec<(&str, &Schema<'_>)> = (0..MAX_VIOLATIONS + 3)
        .map(|i| (&*format!("p{i}").leak(), Value::SCHEMA))
        .collect();
    let message = message_on(
        &[(&OPENAI, KindSet::NONE), (&GEMINI, KindSet::NONE)],
        object(properties),
    );
    assert_eq!(
        message.matches("\n  at:   $.p").count(),
        MAX_VIOLATIONS,
        "{message}"
    );
    assert!(
        message.ends_with("\nand 3 more on `openai`\nand 3 more on `gemini`"),
        "{message}"
    );
}

#[test]
fn a_message_of_many_profiles_names_them_all() {
    let named: Vec<_> = (0..40)
        .map(|i| OPENAI.named(format!("gateway_{i}").leak()))
        .collect();
    let gates: Vec<Gate<'_>> = named
        .iter()
        .map(|profile| (profile, KindSet::NONE))
        .collect();
    let message = message_on(&gates, <Value as StructuredOutput>::SCHEMA);
    assert_eq!(message.matches("rule: any_json").count(), 1, "{message}");
    assert!(
        message.contains(", `gateway_30` (2026-09) and `gateway_31` (2026-09)\n"),
        "{message}"
    );
}

#[test]
fn more_types_than_the_check_can_hold_are_refused_where_they_stand() {
    let types = (0..600u64).map(|i| (&*format!("t{i}").leak(), named(i, BOOLEAN)));
    let message = message(object(types.collect()));
    assert_four_parts(&message, Rule::TypeCount);
    assert!(message.contains("at:   $\n"), "{message}");
}

#[test]
fn a_large_enum_with_long_values_is_refused_on_openai() {
    let values: Vec<String> = (0..251).map(|i| format!("{i:060}")).collect();
    let literals = values
        .iter()
        .map(|value| Literal::String(value.clone().leak()));
    let schema = Schema::of(Shape::Literals(literals.collect::<Vec<_>>().leak()));
    let message = message(Box::leak(Box::new(schema)));
    assert_four_parts(&message, Rule::LargeEnum);
    assert!(message.contains("(15060 of at most 15000)"), "{message}");
}

#[test]
fn more_types_than_the_check_can_hold_are_refused_once() {
    let mut next: &Schema<'_> = BOOLEAN;
    for i in 0..600u64 {
        next = named(i, object(vec![("next", next)]));
    }
    let message = message(next);
    assert_four_parts(&message, Rule::TypeCount);
    assert_eq!(message.matches("rule: type_count").count(), 1, "{message}");
}

const BOOLEAN: &Schema<'static> = &Schema::of(Shape::Boolean);

fn object(properties: Vec<(&'static str, &'static Schema<'static>)>) -> &'static Schema<'static> {
    let properties: Vec<_> = (properties.into_iter())
        .map(|(name, schema)| Property {
            name,
            schema,
            required: true,
        })
        .collect();
    Box::leak(Box::new(Schema::of(Shape::Object(Object {
        properties: properties.leak(),
        additional: Additional::Closed,
        min_properties: None,
        max_properties: None,
    }))))
}

/// A named type of its own.
fn named(index: u64, schema: &Schema<'static>) -> &'static Schema<'static> {
    let definition = Definition {
        name: format!("T{index}").leak(),
        identity: Identity::of("named", "T", file!(), line!(), column!(), "", index),
        id: None,
        version: None,
        schema: *schema,
        gates: &[],
    };
    let link = Link::to(Box::leak(Box::new(definition)));
    Box::leak(Box::new(Schema::of(Shape::Reference(link))))
}

/// The message of a failing check, as the build would print it.
fn message(schema: &'static Schema<'static>) -> String {
    message_on(&[(&OPENAI, KindSet::NONE)], schema)
}

fn message_on(gates: &[Gate<'_>], schema: &'static Schema<'static>) -> String {
    let gates = gates.to_vec();
    let failed = catch_unwind(|| gate::schema(&gates, "Reply", schema));
    *failed.unwrap_err().downcast::<String>().unwrap()
}

#[track_caller]
fn assert_four_parts(message: &str, rule: Rule) {
    for part in [
        format!("rule: {}\n", rule.name()),
        "at:   $".to_owned(),
        format!("why:  {}", rule.why()),
        format!("fix:  {}", rule.fix()),
    ] {
        assert!(message.contains(&part), "{part} in\n{message}");
    }
}
