//! Maps by what their keys are.

use super::{
    Additional, Decimal, Integer, Literal, Object, Property, Schema, Shape, Text, TextDomain,
};

/// The most variants that an enum of keys may have.
pub const KEY_CAPACITY: usize = 128;

/// How many references lead from a key's type to its text.
const HOPS: u32 = 24;

/// What the map of a type that is no key has in place of a schema; its field says so.
pub(super) const NO_KEY: &str = "map key";

/// The map from these keys to these values; `text` and `properties` are [`key_text`] and [`key_properties`] of the two.
pub const fn map(
    keys: &Schema<'static>,
    text: &'static Text<'static>,
    properties: &'static [Property<'static>; KEY_CAPACITY],
    values: &'static Schema<'static>,
) -> Schema<'static> {
    let (properties, additional): (&[Property<'_>], _) = match key(keys) {
        Key::Text(key) if is_any(&key) => (&[], Additional::Values(values)),
        Key::Text(_) | Key::Integer(_) => (&[], Additional::Keyed { keys: text, values }),
        Key::Names(names) => (properties.split_at(names.len()).0, Additional::Closed),
        Key::None => return Schema::of(Shape::Unmodelled(NO_KEY)),
    };
    Schema::of(Shape::Object(Object {
        properties,
        additional,
        min_properties: None,
        max_properties: None,
    }))
}

/// The pattern of an integer as a key; of no use where it is none.
pub const fn key_digits(keys: &Schema<'static>) -> Decimal {
    if let Key::Integer(integer) = key(keys)
        && let Some(pattern) = Decimal::of(&integer)
    {
        return pattern;
    }
    Decimal::none()
}

/// The text that a key is, with its [`key_digits`]; any text where it is none.
pub const fn key_text(keys: &Schema<'static>, digits: &'static Decimal) -> Text<'static> {
    match key(keys) {
        Key::Text(text) => text,
        Key::Integer(_) => Text::of(TextDomain::Integer(digits.as_str())),
        Key::Names(_) | Key::None => Text::of(TextDomain::Any),
    }
}

/// One optional property for each variant of an enum of keys, in declared order; what is behind them is of no use.
pub const fn key_properties(
    keys: &Schema<'static>,
    values: &'static Schema<'static>,
) -> [Property<'static>; KEY_CAPACITY] {
    let mut properties = [Property {
        name: "",
        schema: values,
        required: false,
    }; KEY_CAPACITY];
    if let Key::Names(names) = key(keys) {
        let mut i = 0;
        while i < names.len() {
            if let Literal::String(name) = names[i] {
                properties[i].name = name;
            }
            i += 1;
        }
    }
    properties
}

/// What a type is as a key.
enum Key {
    /// Text.
    Text(Text<'static>),
    /// An integer that a pattern describes.
    Integer(Integer),
    /// Listed names.
    Names(&'static [Literal<'static>]),
    /// No key.
    None,
}

const fn key(schema: &Schema<'static>) -> Key {
    let mut shape = schema.shape;
    let mut hops = 0;
    while hops < HOPS {
        match shape {
            Shape::Reference(link) => match link.resolve(&[]) {
                Some(definition) => shape = definition.schema.shape,
                None => return Key::None,
            },
            Shape::Literals(names) if names.len() <= KEY_CAPACITY && are_names(names) => {
                return Key::Names(names);
            }
            Shape::String(text) => return Key::Text(text),
            Shape::Integer(integer) if Decimal::of(&integer).is_some() => {
                return Key::Integer(integer);
            }
            _ => return Key::None,
        }
        hops += 1;
    }
    Key::None
}

const fn are_names(literals: &[Literal<'_>]) -> bool {
    let mut i = 0;
    while i < literals.len() {
        if !matches!(literals[i], Literal::String(_)) {
            return false;
        }
        i += 1;
    }
    true
}

const fn is_any(text: &Text<'_>) -> bool {
    matches!(
        text,
        Text {
            domain: TextDomain::Any,
            min_length: None,
            max_length: None,
            pattern: None,
            format: None,
        }
    )
}
