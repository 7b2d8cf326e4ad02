//! Integers just below `i64::MIN`, which look like it as doubles.

use serde_json::{Number, Value};

/// `i64::MIN` as a double. An integral value of 64 bits is held as an integer, so that this double stands for one that
/// lies below them all and was rounded to it.
const LEAST: f64 = i64::MIN as f64;

/// A copy in which each such number is the next double below, as it was written: below `i64::MIN`. `None` where there is
/// none, as in nearly every value.
pub(super) fn told_apart(value: &Value) -> Option<Value> {
    if !has_any(value) {
        return None;
    }
    let mut copy = value.clone();
    let mut open = vec![&mut copy];
    while let Some(value) = open.pop() {
        match value {
            Value::Array(items) => open.extend(items),
            Value::Object(members) => open.extend(members.values_mut()),
            Value::Number(number) if is_least(number) => {
                if let Some(below) = Number::from_f64(LEAST.next_down()) {
                    *number = below;
                }
            }
            _ => {}
        }
    }
    Some(copy)
}

fn has_any(value: &Value) -> bool {
    let mut open = vec![value];
    while let Some(value) = open.pop() {
        match value {
            Value::Array(items) => open.extend(items),
            Value::Object(members) => open.extend(members.values()),
            Value::Number(number) if is_least(number) => return true,
            _ => {}
        }
    }
    false
}

fn is_least(number: &Number) -> bool {
    number.is_f64() && number.as_f64() == Some(LEAST)
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::told_apart;

    #[test]
    fn only_the_double_is_another_number() {
        assert_eq!(told_apart(&json!([i64::MIN, {"a": -1.5}])), None);
        assert_eq!(
            told_apart(&json!([i64::MIN, {"a": -9_223_372_036_854_775_808.0}])),
            Some(json!([i64::MIN, {"a": -9_223_372_036_854_777_856.0}]))
        );
    }
}
