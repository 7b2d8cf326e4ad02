//! One small change to a value.

use crate::json::Value;
use crate::random::Random;

/// The value with one change somewhere.
pub fn mutated(value: &Value, random: &mut Random) -> Value {
    let mut changed = value.clone();
    let mut places = count(&changed);
    let at = random.below(places);
    places = at;
    change(&mut changed, &mut places, random);
    changed
}

fn count(value: &Value) -> usize {
    1 + match value {
        Value::Array(items) => items.iter().map(count).sum(),
        Value::Object(members) => members.iter().map(|(_, value)| count(value)).sum(),
        _ => 0,
    }
}

/// Walks to the place where `left` reaches zero and changes it; whether that was done.
fn change(value: &mut Value, left: &mut usize, random: &mut Random) -> bool {
    if *left == 0 {
        *value = other(value, random);
        return true;
    }
    *left -= 1;
    match value {
        Value::Array(items) => items.iter_mut().any(|item| change(item, left, random)),
        Value::Object(members) => members
            .iter_mut()
            .any(|(_, value)| change(value, left, random)),
        _ => false,
    }
}

fn other(value: &Value, random: &mut Random) -> Value {
    if random.one_in(5) {
        return random
            .pick(&[
                Value::Null,
                Value::Boolean(true),
                Value::integer(0),
                Value::Number("1.5".to_owned()),
                Value::String(String::new()),
                Value::String("null".to_owned()),
                Value::String("{}".to_owned()),
                Value::Array(Vec::new()),
                Value::Object(Vec::new()),
            ])
            .clone();
    }
    match value {
        Value::Null => Value::String("null".to_owned()),
        Value::Boolean(value) => Value::Boolean(!value),
        Value::Number(text) => match text.parse::<i128>() {
            Ok(number) => Value::integer(
                (number + random.pick(&[-1, 1])).clamp(i64::MIN.into(), u64::MAX.into()),
            ),
            Err(_) => Value::Number(text.trim_start_matches('-').to_owned()),
        },
        Value::String(text) => match random.below(4) {
            0 => Value::String(text.to_uppercase()),
            1 => Value::String(format!("{text}x")),
            2 => Value::String(text.chars().skip(1).collect()),
            _ => Value::String(text.to_lowercase()),
        },
        Value::Array(items) => {
            let mut items = items.clone();
            match items.pop() {
                Some(last) if random.one_in(2) => items.extend([last.clone(), last]),
                _ => {}
            }
            Value::Array(items)
        }
        Value::Object(members) => {
            let mut members = members.clone();
            match random.below(3) {
                0 if !members.is_empty() => {
                    members.remove(random.below(members.len()));
                }
                1 => members.push(("more".to_owned(), Value::Null)),
                _ => random.shuffle(&mut members),
            }
            Value::Object(members)
        }
    }
}
