//! What the compiler says where a type is not lossless on a profile, and that it says nothing where it is.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)] // a failing test may panic

use std::fs;
use std::panic::catch_unwind;
use std::path::{Path, PathBuf};

use isoform_compiler::gate;
use isoform_compiler::ir::{
    Additional, Definition, Identity, Kind, KindSet, Link, Literal, Object, Property, Schema, Shape,
};
use isoform_compiler::profiles::OPENAI;
use isoform_compiler::rules::Rule;

#[test]
fn the_build_stops_or_passes() {
    let cases = trybuild::TestCases::new();
    cases.pass("ui/gate/pass/*.rs");
    cases.compile_fail("ui/gate/fail/*.rs");
}

/// The case that shows a rule; `None` where no Rust type of these profiles breaks it.
fn case(rule: Rule) -> Option<&'static str> {
    match rule {
        Rule::OpenObject => Some("open_object_openai"),
        Rule::Map => Some("map_openai"),
        Rule::AnyJson => Some("any_json_openai"),
        Rule::AbsentAndNull => Some("absent_and_null_openai"),
        Rule::AmbiguousEncoding => Some("ambiguous_encoding_openai"),
        Rule::Literal => Some("literal_gemini"),
        Rule::LiteralCase => Some("literal_case_anthropic"),
        Rule::Recursion => Some("recursion_anthropic"),
        Rule::NumberKey => Some("number_key"),
        Rule::PropertyName => Some("property_name_anthropic"),
        Rule::Depth => Some("depth_openai"),
        Rule::PropertyLimit => Some("property_limit_openai"),
        Rule::EnumLimit => Some("enum_limit_openai"),
        Rule::CharacterLimit => Some("character_limit_openai"),
        Rule::UnionLimit => Some("unions_anthropic"),
        Rule::OptionalLimit => Some("optionals_anthropic"),
        Rule::Local(Kind::NumericBounds) => Some("numeric_bounds_anthropic"),
        Rule::Local(Kind::MultipleOf) => Some("multiple_of_gemini"),
        Rule::Local(Kind::StringLength) => Some("string_length_anthropic"),
        Rule::Local(Kind::Pattern) => Some("pattern_gemini"),
        Rule::Local(Kind::Format) => Some("format_gemini"),
        Rule::Local(Kind::ItemCount) => Some("item_count_anthropic"),
        Rule::Local(Kind::UniqueItems) => Some("unique_items_openai"),
        Rule::Local(Kind::PropertyCount) => Some("property_count_gemini"),
        // Too large for a case: tests of their own below.
        Rule::LargeEnum | Rule::TypeCount => None,
        // Every shipped profile takes unions; the attribute writes none of which exactly one branch may match.
        Rule::Union | Rule::ExclusiveUnion => None,
        // The attribute refuses these where they are written.
        Rule::Empty => None,
        // Documents only.
        Rule::Unmodelled | Rule::Reference | Rule::Local(Kind::Unmodelled) => None,
        // Accepted by default, or by the word that asks for the encoding.
        Rule::Local(Kind::TypeDomain | Kind::UniqueKeys | Kind::JsonText | Kind::DecimalText) => {
            None
        }
        // Asked of a provider, never left to the validator.
        Rule::Local(Kind::LiteralCase | Kind::Required) => None,
    }
}

#[test]
fn every_rule_that_a_type_can_break_has_a_case_with_a_message_in_four_parts() {
    for &rule in Rule::ALL {
        let Some(name) = case(rule) else { continue };
        let message = fs::read_to_string(folder().join(name).with_extension("stderr")).unwrap();
        assert_four_parts(&message, rule);
    }
}

#[test]
fn cases_are_short_and_show_one_error() {
    let mut count = 0;
    for entry in fs::read_dir(folder()).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_none_or(|extension| extension != "rs") {
            continue;
        }
        count += 1;
        let source = fs::read_to_string(&path).unwrap();
        assert!(source.lines().count() <= 15, "{}", path.display());
        let message = fs::read_to_string(path.with_extension("stderr")).unwrap();
        let errors = message
            .lines()
            .filter(|line| line.starts_with("error"))
            .count();
        let together = path
            .file_stem()
            .is_some_and(|name| name == "two_violations");
        assert_eq!(errors, if together { 2 } else { 1 }, "{}", path.display());
    }
    assert!(count >= 26, "{count} cases");
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
    let mut next = Schema::of(Shape::Boolean);
    for i in 0..600u64 {
        let property = Property {
            name: "next",
            schema: Box::leak(Box::new(next)),
            required: true,
        };
        let definition = Definition {
            name: format!("T{i}").leak(),
            identity: Identity::of("chain", "T", file!(), line!(), column!(), "", i),
            id: None,
            version: None,
            schema: Schema::of(Shape::Object(Object {
                properties: vec![property].leak(),
                additional: Additional::Closed,
                min_properties: None,
                max_properties: None,
            })),
            gates: &[],
        };
        next = Schema::of(Shape::Reference(Link::to(Box::leak(Box::new(definition)))));
    }
    let message = message(Box::leak(Box::new(next)));
    assert_four_parts(&message, Rule::TypeCount);
    assert_eq!(message.matches("rule: type_count").count(), 1, "{message}");
}

/// The message of a failing check, as the build would print it.
fn message(schema: &'static Schema<'static>) -> String {
    let failed = catch_unwind(|| gate::schema(&[(&OPENAI, KindSet::NONE)], "Type", schema));
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
    if let Some(kind) = rule.consent() {
        assert!(
            message.contains(&format!("(check_locally({kind})))\n")),
            "{message}"
        );
    }
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("ui/gate/fail")
}
