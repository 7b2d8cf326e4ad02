//! Values of a sent schema, drawn from its JSON text alone.

use crate::json::Value;
use crate::original::any;
use crate::random::Random;
use crate::samples::{FORMATS, PATTERNS, known, sized};

/// Draws values of one plain JSON Schema of the subset that is sent.
pub struct Answers<'s> {
    root: &'s Value,
    random: Random,
    room: i64,
}

/// How many references a value may go through.
const MAX_DEPTH: u32 = 40;

impl<'s> Answers<'s> {
    /// A source of values; the root holds the definitions.
    pub fn new(root: &'s Value, seed: u64) -> Answers<'s> {
        Answers {
            root,
            random: Random::new(seed),
            room: 0,
        }
    }

    /// A value that is nearly always valid; `None` where none was found.
    pub fn draw(&mut self) -> Option<Value> {
        self.room = *self.random.pick(&[4, 12, 30, 60]);
        self.value(self.root, MAX_DEPTH)
    }

    fn value(&mut self, schema: &'s Value, depth: u32) -> Option<Value> {
        self.room -= 1;
        // A type without an end would be searched for one in every way there is.
        if self.room < -2_000 {
            return None;
        }
        if let Some(target) = schema.get("$ref") {
            return self.value(target_of(self.root, target.text()?), depth.checked_sub(1)?);
        }
        if let Some(branches) = schema.get("anyOf") {
            let mut branches: Vec<&Value> = branches.items().iter().collect();
            self.random.shuffle(&mut branches);
            if self.room < 0 {
                branches.sort_by_key(|branch| branch.to_string().len());
            }
            return branches
                .into_iter()
                .find_map(|branch| self.value(branch, depth));
        }
        if let Some(constant) = schema.get("const") {
            return Some(constant.clone());
        }
        if let Some(listed) = schema.get("enum") {
            return Some(self.random.pick(listed.items()).clone());
        }
        let name = match schema.get("type") {
            Some(Value::Array(names)) => {
                let names: Vec<&str> = names.iter().filter_map(Value::text).collect();
                *self.random.pick(&names)
            }
            Some(name) => name.text()?,
            None => return Some(any(&mut self.random, 3)),
        };
        match name {
            "null" => Some(Value::Null),
            "boolean" => Some(Value::Boolean(self.random.one_in(2))),
            "integer" => self.integer(schema),
            "number" => self.number(schema),
            "string" => Some(Value::String(self.string(schema))),
            "array" => self.array(schema, depth),
            "object" => self.object(schema, depth),
            _ => None,
        }
    }

    fn integer(&mut self, schema: &Value) -> Option<Value> {
        let read = |key: &str| -> Option<i128> {
            match schema.get(key)? {
                Value::Number(text) => text.parse().ok(),
                _ => None,
            }
        };
        let (low, high) = (read("minimum"), read("maximum"));
        let step = read("multipleOf").unwrap_or(1);
        let mut candidates: Vec<i128> = vec![
            0,
            1,
            -1,
            7,
            255,
            256,
            i64::MIN.into(),
            i64::MAX.into(),
            u64::MAX.into(),
            i32::MIN.into(),
            1 << 53,
        ];
        for base in [low, high].into_iter().flatten() {
            candidates.extend((-2..3).map(|k| (base.div_euclid(step) + k) * step));
            candidates.push(base);
        }
        candidates.extend((-3..4).map(|k| k * step));
        let span = low.unwrap_or(-1000).max(i64::MIN.into())..=high.unwrap_or(1000);
        if span.start() < span.end() {
            let width = (span.end() - span.start()).min(i64::MAX.into()) as u64;
            candidates.push(span.start() + i128::from(self.random.bits() % width));
        }
        candidates.retain(|value| {
            low.is_none_or(|low| *value >= low)
                && high.is_none_or(|high| *value <= high)
                && value.rem_euclid(step) == 0
                && (i128::from(i64::MIN)..=i128::from(u64::MAX)).contains(value)
        });
        (!candidates.is_empty()).then(|| Value::integer(*self.random.pick(&candidates)))
    }

    fn number(&mut self, schema: &Value) -> Option<Value> {
        let read = |key: &str| schema.get(key).and_then(Value::number);
        let (low, high) = (read("minimum"), read("maximum"));
        let (above, below) = (read("exclusiveMinimum"), read("exclusiveMaximum"));
        let mut candidates = vec![
            0.0,
            -0.0,
            0.5,
            -0.5,
            1.0,
            f64::MAX,
            f64::MIN,
            f64::from(f32::MAX),
            1e39,
            5e-324,
        ];
        candidates.extend([low, high, above, below].into_iter().flatten());
        if let Some(step) = read("multipleOf") {
            candidates = (-12..13).map(|k| f64::from(k) * step).collect();
        }
        candidates.extend(
            [above, below]
                .into_iter()
                .flatten()
                .flat_map(|end| [end.next_up(), end.next_down()]),
        );
        candidates.retain(|value| {
            value.is_finite()
                && low.is_none_or(|end| *value >= end)
                && high.is_none_or(|end| *value <= end)
                && above.is_none_or(|end| *value > end)
                && below.is_none_or(|end| *value < end)
        });
        (!candidates.is_empty()).then(|| Value::float(*self.random.pick(&candidates)))
    }

    fn string(&mut self, schema: &Value) -> String {
        for (key, table) in [("pattern", PATTERNS), ("format", FORMATS)] {
            if let Some(name) = schema.get(key).and_then(Value::text)
                && let Some(found) = known(name, table, &mut self.random)
            {
                return found;
            }
        }
        let read = |key: &str| schema.get(key).and_then(Value::number).map(|n| n as u64);
        match self.random.below(5) {
            // Text that an encoding may read: JSON, numbers, samples.
            0 if schema.get("maxLength").is_none() && schema.get("minLength").is_none() => {
                any(&mut self.random, 2).to_string()
            }
            1 if schema.get("maxLength").is_none() && schema.get("minLength").is_none() => {
                let table = if self.random.one_in(2) {
                    PATTERNS
                } else {
                    FORMATS
                };
                let sample = self.random.pick(table);
                known(sample.name, table, &mut self.random).unwrap_or_default()
            }
            _ => sized(
                read("minLength").unwrap_or(0),
                read("maxLength"),
                &mut self.random,
            ),
        }
    }

    fn array(&mut self, schema: &'s Value, depth: u32) -> Option<Value> {
        let read = |key: &str| schema.get(key).and_then(Value::number).map(|n| n as usize);
        let prefix = schema.get("prefixItems").map_or(&[][..], Value::items);
        let min = read("minItems").unwrap_or(0);
        let max = read("maxItems").unwrap_or(min + 4).min(min + 20);
        let mut count = min + self.random.below(max.saturating_sub(min) + 1);
        if self.room < 0 {
            count = min;
        }
        let mut items: Vec<Value> = Vec::new();
        for index in 0..count {
            // Equal neighbours are what `uniqueItems` and unique keys are about.
            if index > 0 && self.random.one_in(5) && prefix.is_empty() {
                items.push(items[index - 1].clone());
                continue;
            }
            let schema = prefix.get(index).or(schema.get("items"))?;
            items.push(self.value(schema, depth)?);
        }
        Some(Value::Array(items))
    }

    fn object(&mut self, schema: &'s Value, depth: u32) -> Option<Value> {
        let required: Vec<&str> = schema
            .get("required")
            .map_or(&[][..], Value::items)
            .iter()
            .filter_map(Value::text)
            .collect();
        let mut members = Vec::new();
        for (name, property) in schema.get("properties").map_or(&[][..], Value::members) {
            let needed = required.contains(&name.as_str());
            if !needed && (self.room < 0 || self.random.one_in(2)) {
                continue;
            }
            match self.value(property, depth) {
                Some(value) => members.push((name.clone(), value)),
                None if needed => return None,
                None => {}
            }
        }
        if let Some(values @ Value::Object(_)) = schema.get("additionalProperties") {
            for i in 0..self.random.below(4) {
                let name = format!("{}{i}", sized(0, Some(3), &mut self.random));
                if let Some(value) = self.value(values, depth) {
                    members.push((name, value));
                }
            }
        }
        Some(Value::Object(members))
    }
}

/// The schema that `#/$defs/Name` or `#` points at.
pub fn target_of<'s>(root: &'s Value, reference: &str) -> &'s Value {
    match reference.strip_prefix("#/$defs/") {
        Some(name) => root
            .get("$defs")
            .and_then(|definitions| definitions.get(name))
            .unwrap_or_else(|| panic!("`{reference}` points at nothing")),
        None => panic!("`{reference}` is no reference into `$defs`"),
    }
}
