//! Values of an original schema, drawn near its bounds.

use isoform_compiler::ir::{
    Additional, Array, Definition, Integer, Literal, Number, NumberDomain, Object, Schema, Shape,
    Text, TextDomain,
};

use crate::json::Value;
use crate::random::Random;
use crate::samples::{FORMATS, PATTERNS, known, sized};

/// Draws values of one schema.
pub struct Originals<'a> {
    links: &'a [Definition<'a>],
    random: Random,
    /// How many more nodes the current value may grow to before it is closed as fast as can be.
    room: i64,
}

/// How many named types a value may go through.
const MAX_DEPTH: u32 = 40;

impl<'a> Originals<'a> {
    /// A source of values.
    pub fn new(links: &'a [Definition<'a>], seed: u64) -> Originals<'a> {
        Originals {
            links,
            random: Random::new(seed),
            room: 0,
        }
    }

    /// A value that is nearly always valid; `None` where none was found.
    pub fn draw(&mut self, schema: &Schema<'a>) -> Option<Value> {
        self.room = *self.random.pick(&[4, 12, 30, 60]);
        self.value(schema, MAX_DEPTH)
    }

    fn value(&mut self, schema: &Schema<'a>, depth: u32) -> Option<Value> {
        self.room -= 1;
        // A type without an end would be searched for one in every way there is.
        if self.room < -2_000 {
            return None;
        }
        match &schema.shape {
            Shape::Any => Some(any(&mut self.random, 3)),
            Shape::Null => Some(Value::Null),
            Shape::Boolean => Some(Value::Boolean(self.random.one_in(2))),
            Shape::Integer(integer) => self.integer(integer),
            Shape::Number(number) => self.number(number),
            Shape::String(text) => Some(Value::String(self.string(text))),
            Shape::Literals(literals) => Some(literal(self.random.pick(literals))),
            Shape::Array(array) => self.array(array, depth),
            Shape::Tuple(tuple) => tuple
                .items
                .iter()
                .map(|item| self.value(item, depth))
                .collect::<Option<_>>()
                .map(Value::Array),
            Shape::Object(object) => self.object(object, depth),
            Shape::Union(union) => {
                let mut branches = union.branches.to_vec();
                self.random.shuffle(&mut branches);
                if self.room < 0 {
                    branches.sort_by_key(|branch| weight(branch));
                }
                branches
                    .into_iter()
                    .find_map(|branch| self.value(branch, depth))
            }
            Shape::Reference(link) => {
                let depth = depth.checked_sub(1)?;
                self.value(&link.resolve(self.links)?.schema, depth)
            }
            Shape::Unmodelled(_) => None,
        }
    }

    fn integer(&mut self, integer: &Integer) -> Option<Value> {
        let low = integer.lower().unwrap_or(i64::MIN.into());
        let high = integer.upper().unwrap_or(u64::MAX.into());
        let step = i128::from(integer.multiple_of.unwrap_or(1));
        let mut candidates = vec![
            low,
            low + 1,
            high,
            high - 1,
            -1,
            0,
            1,
            i32::MIN.into(),
            u32::MAX.into(),
            1 << 53,
            (1 << 53) + 1,
            i64::MAX.into(),
        ];
        let (first, last) = (
            low.div_euclid(step) + i128::from(low.rem_euclid(step) != 0),
            high.div_euclid(step),
        );
        candidates.extend([first * step, last * step]);
        if last >= first {
            let span = (last - first + 1).min(i64::MAX.into()) as u64;
            for _ in 0..4 {
                candidates.push((first + i128::from(self.random.bits() % span)) * step);
            }
        }
        candidates.retain(|value| {
            (low..=high).contains(value)
                && value.rem_euclid(step) == 0
                && !(integer.domain.nonzero && *value == 0)
        });
        if candidates.is_empty() {
            return None;
        }
        Some(Value::integer(*self.random.pick(&candidates)))
    }

    fn number(&mut self, number: &Number<'_>) -> Option<Value> {
        let end = |bound: Option<isoform_compiler::ir::NumberBound<'_>>| {
            bound.and_then(|bound| bound.text.parse::<f64>().ok())
        };
        let edge = match number.domain {
            NumberDomain::Single => f64::from(f32::MAX),
            NumberDomain::Double => f64::MAX,
        };
        let (low, high) = (
            end(number.minimum).unwrap_or(-edge),
            end(number.maximum).unwrap_or(edge),
        );
        let step = number.multiple_of.and_then(|text| text.parse::<f64>().ok());
        let mut candidates = vec![
            low,
            high,
            0.0,
            -0.0,
            0.5,
            -1.25,
            5e-324,
            1e21,
            1e-7,
            2.0,
            f64::from(f32::MAX),
        ];
        let unit = (self.random.bits() >> 11) as f64 / (1u64 << 53) as f64;
        candidates.push(low / 2.0 + unit * (high / 2.0 - low / 2.0) * 2.0 + low / 2.0);
        if let Some(step) = step {
            candidates = (-8..9).map(|k| f64::from(k) * step).collect();
        }
        candidates.retain(|value| {
            value.is_finite()
                && *value >= low
                && *value <= high
                && !(number.minimum.is_some_and(|bound| bound.exclusive) && *value == low)
                && !(number.maximum.is_some_and(|bound| bound.exclusive) && *value == high)
        });
        if candidates.is_empty() {
            return None;
        }
        let value = *self.random.pick(&candidates);
        // An integral number is written either way.
        if value == value.trunc() && value.abs() < 1e15 && self.random.one_in(2) && value != 0.0 {
            return Some(Value::integer(value as i128));
        }
        Some(Value::float(value))
    }

    fn string(&mut self, text: &Text<'_>) -> String {
        // Beside a format a type's own pattern says little.
        let own = match text.domain {
            TextDomain::FormatAndPattern(..) => None,
            domain => domain.pattern(),
        };
        if let Some(pattern) = text.pattern.or(own)
            && let Some(found) = known(pattern, PATTERNS, &mut self.random)
        {
            return found;
        }
        let format = text.domain.format().or(text.format);
        if let Some(found) = format.and_then(|name| known(name, FORMATS, &mut self.random)) {
            return found;
        }
        match text.domain {
            TextDomain::Char => sized(1, Some(1), &mut self.random),
            _ => sized(
                text.min_length.unwrap_or(0),
                text.max_length,
                &mut self.random,
            ),
        }
    }

    fn array(&mut self, array: &Array<'a>, depth: u32) -> Option<Value> {
        let min = array.min_items.unwrap_or(0);
        let top = array.max_items.unwrap_or(min + 3).min(min + 20);
        let mut count = match self.random.below(4) {
            0 => min,
            1 => top,
            _ => min + self.random.below((top - min + 1) as usize) as u64,
        };
        if self.room < 0 {
            count = min;
        }
        let mut items: Vec<Value> = Vec::new();
        let mut tries = count + 8;
        while (items.len() as u64) < count && tries > 0 {
            tries -= 1;
            match self.value(array.items, depth) {
                Some(item) if array.unique && items.iter().any(|other| same(other, &item)) => {}
                Some(item) => items.push(item),
                None => break,
            }
        }
        ((items.len() as u64) >= min).then_some(Value::Array(items))
    }

    fn object(&mut self, object: &Object<'a>, depth: u32) -> Option<Value> {
        let mut members = Vec::new();
        for property in object.properties {
            if !property.required && (self.room < 0 || self.random.one_in(2)) {
                continue;
            }
            match self.value(property.schema, depth) {
                Some(value) => members.push((property.name.to_owned(), value)),
                None if property.required => return None,
                None => {}
            }
        }
        let min = object.min_properties.unwrap_or(0) as usize;
        let max = object.max_properties.unwrap_or(6) as usize;
        let more = if self.room < 0 {
            0
        } else {
            self.random.below(3)
        };
        let wanted = (members.len() + more).clamp(min, max.max(min));
        // Names may be few.
        let mut tries = 2 * wanted + 8;
        while members.len() < wanted && tries > 0 {
            tries -= 1;
            let name = match object.additional {
                Additional::Keyed { keys, .. } => self.string(keys),
                _ => format!("{}{}", sized(0, Some(3), &mut self.random), members.len()),
            };
            let value = match object.additional {
                Additional::Closed => break,
                Additional::Open => Some(any(&mut self.random, 2)),
                Additional::Values(values) | Additional::Keyed { values, .. } => {
                    self.value(values, depth)
                }
            };
            let Some(value) = value else { break };
            if !members.iter().any(|(known, _)| *known == name) {
                members.push((name, value));
            }
        }
        // The author of a value need not keep the schema's order.
        if self.random.one_in(3) {
            self.random.shuffle(&mut members);
        }
        Some(Value::Object(members))
    }
}

/// How fast a branch closes a value.
fn weight(schema: &Schema<'_>) -> u8 {
    match &schema.shape {
        Shape::Null | Shape::Boolean | Shape::Literals(_) | Shape::Integer(_) => 0,
        Shape::Number(_) | Shape::String(_) | Shape::Any | Shape::Unmodelled(_) => 1,
        Shape::Array(_) => 2,
        Shape::Object(object) => 3 + object.properties.len().min(200) as u8,
        Shape::Tuple(_) | Shape::Union(_) => 210,
        Shape::Reference(_) => 211,
    }
}

/// A listed value.
pub fn literal(literal: &Literal<'_>) -> Value {
    match literal {
        Literal::Null => Value::Null,
        Literal::Boolean(value) => Value::Boolean(*value),
        Literal::Integer(value) => Value::integer(*value),
        Literal::Number(text) => Value::Number((*text).to_owned()),
        Literal::String(text) => Value::String((*text).to_owned()),
    }
}

/// Any JSON.
pub fn any(random: &mut Random, depth: u32) -> Value {
    match random.below(if depth == 0 { 6 } else { 8 }) {
        0 => Value::Null,
        1 => Value::Boolean(random.one_in(2)),
        2 => Value::integer(*random.pick(&[0, -1, i64::MIN.into(), u64::MAX.into()])),
        3 => Value::float(*random.pick(&[-0.0, 0.1, 1e300, 5e-324, 3.0])),
        4 | 5 => Value::String(sized(0, Some(4), random)),
        6 => Value::Array(
            (0..random.below(3))
                .map(|_| any(random, depth - 1))
                .collect(),
        ),
        _ => Value::Object(
            (0..random.below(3))
                .map(|i| {
                    (
                        format!("{}{i}", sized(0, Some(2), random)),
                        any(random, depth - 1),
                    )
                })
                .collect(),
        ),
    }
}

/// Equality as JSON Schema sees it: of numbers by value, of objects without order.
fn same(a: &Value, b: &Value) -> bool {
    match (a, b) {
        (Value::Number(x), Value::Number(y)) => {
            x == y || a.number() == b.number() && (x.contains(['.', 'e']) || y.contains(['.', 'e']))
        }
        (Value::Array(x), Value::Array(y)) => {
            x.len() == y.len() && x.iter().zip(y).all(|(x, y)| same(x, y))
        }
        (Value::Object(x), Value::Object(_)) => {
            x.len() == b.members().len()
                && x.iter()
                    .all(|(name, x)| b.get(name).is_some_and(|y| same(x, y)))
        }
        _ => a == b,
    }
}
