//! Examples of what no Rust type of a readable length shows.

use isoform_compiler::ir::{
    Additional, Definition, Identity, Integer, IntegerDomain, Link, Literal, Number, NumberDomain,
    Object, Property, Schema, Shape, Text, TextDomain, Union,
};
use isoform_compiler::profile::Profile;
use isoform_compiler::profiles::OPENAI;

/// A schema that breaks the rule on the profile, and one that does not.
pub(crate) struct Pair {
    pub(crate) example: &'static Schema<'static>,
    pub(crate) instead: &'static Schema<'static>,
    pub(crate) profile: &'static Profile,
}

const INTEGER: Schema<'static> = Schema::of(Shape::Integer(Integer::of(IntegerDomain::ANY)));
const NUMBER: Schema<'static> = Schema::of(Shape::Number(Number::of(NumberDomain::Double)));
const STRING: Schema<'static> = Schema::of(Shape::String(Text::of(TextDomain::Any)));
const BOOLEAN: Schema<'static> = Schema::of(Shape::Boolean);

pub(crate) fn pair(name: &str) -> Option<Pair> {
    let (example, instead) = match name {
        "exclusive_union" => (one_of(&[&INTEGER, &NUMBER]), one_of(&[&INTEGER, &STRING])),
        "large_enum" => (
            listed((0..251).map(|i| format!("{i:060}"))),
            listed((0..251).map(|i| format!("p{i}"))),
        ),
        "type_count" => (wide(600), wide(300)),
        "unmodelled" => (
            Schema::of(Shape::Unmodelled("patternProperties")),
            object(vec![("x-note", STRING)]),
        ),
        "reference" => (
            Schema::of(Shape::Reference(Link::entry(0))),
            named("present".to_owned(), 0, BOOLEAN),
        ),
        _ => return None,
    };
    Some(Pair {
        example: Box::leak(Box::new(example)),
        instead: Box::leak(Box::new(instead)),
        profile: &OPENAI,
    })
}

const fn one_of(branches: &'static [&'static Schema<'static>]) -> Schema<'static> {
    Schema::of(Shape::Union(Union {
        branches,
        exclusive: true,
    }))
}

fn listed(values: impl Iterator<Item = String>) -> Schema<'static> {
    let literals = values.map(|value| Literal::String(value.leak()));
    Schema::of(Shape::Literals(literals.collect::<Vec<_>>().leak()))
}

fn object(properties: Vec<(&'static str, Schema<'static>)>) -> Schema<'static> {
    let property = |(name, schema)| Property {
        name,
        schema: Box::leak(Box::new(schema)),
        required: true,
    };
    let properties: Vec<Property<'static>> = properties.into_iter().map(property).collect();
    Schema::of(Shape::Object(Object {
        properties: properties.leak(),
        additional: Additional::Closed,
        min_properties: None,
        max_properties: None,
    }))
}

fn named(name: String, index: u64, schema: Schema<'static>) -> Schema<'static> {
    let definition = Definition {
        name: name.leak(),
        identity: Identity::of("by_hand", "T", file!(), line!(), column!(), "", index),
        id: None,
        version: None,
        schema,
        gates: &[],
    };
    Schema::of(Shape::Reference(Link::to(Box::leak(Box::new(definition)))))
}

/// An object with so many properties, each of a named type of its own.
fn wide(count: u64) -> Schema<'static> {
    let property = |index: u64| {
        let name: &'static str = format!("t{index}").leak();
        (name, named(format!("T{index}"), index, BOOLEAN))
    };
    object((0..count).map(property).collect())
}
