//! In what way a value differs that was read and written again.

use serde_json::{Number, Value};

/// A kind of difference.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Difference {
    /// Valid, and refused by serde.
    Refused,
    /// Read, and written as what the schema refuses.
    Outside,
    /// A number was rounded to what the type holds.
    Rounded,
    /// The same value in another spelling.
    Respelled,
    /// The items stand in another order.
    Reordered,
    /// A default stands where nothing did.
    Filled,
    /// What an open type does not know is gone.
    Dropped,
    /// Of two items that are one to the type, one is left.
    Merged,
    /// Something else altogether.
    Changed,
}

/// How `after` differs from `before`.
pub(crate) fn differences(before: &Value, after: &Value) -> Vec<Difference> {
    let mut found = Vec::new();
    compare(before, after, &mut found);
    found
}

fn compare(before: &Value, after: &Value, found: &mut Vec<Difference>) {
    match (before, after) {
        (Value::Number(x), Value::Number(y)) => {
            if !equal(x, y) {
                found.push(Difference::Rounded);
            }
        }
        (Value::String(x), Value::String(y)) => {
            if x != y {
                found.push(Difference::Respelled);
            }
        }
        (Value::Array(x), Value::Array(y)) if x.len() == y.len() => {
            let mut rest: Vec<&Value> = y.iter().collect();
            if x == y {
                return;
            }
            let matched = x.iter().all(|item| {
                let at = rest
                    .iter()
                    .position(|other| differences(item, other).is_empty());
                at.map(|at| rest.swap_remove(at)).is_some()
            });
            let in_place = x.iter().zip(y).all(|(x, y)| differences(x, y).is_empty());
            if matched && !in_place {
                return found.push(Difference::Reordered);
            }
            x.iter().zip(y).for_each(|(x, y)| compare(x, y, found));
        }
        (Value::Array(x), Value::Array(y)) if x.len() > y.len() => found.push(Difference::Merged),
        (Value::Object(x), Value::Object(y)) => {
            for (name, x) in x {
                match y.get(name) {
                    Some(y) => compare(x, y, found),
                    None => found.push(Difference::Dropped),
                }
            }
            if y.keys().any(|name| !x.contains_key(name)) {
                found.push(Difference::Filled);
            }
        }
        (x, y) if x == y => {}
        _ => found.push(Difference::Changed),
    }
}

/// Equality of what two numbers are, not of how they are held.
fn equal(x: &Number, y: &Number) -> bool {
    let whole = |number: &Number| match (number.as_i64(), number.as_u64(), number.as_f64()) {
        (Some(whole), ..) => Some(i128::from(whole)),
        (_, Some(whole), _) => Some(i128::from(whole)),
        (.., Some(double)) if double == double.trunc() && double.abs() < 1e38 => {
            Some(double as i128)
        }
        _ => None,
    };
    match (whole(x), whole(y)) {
        (Some(x), Some(y)) => x == y,
        (None, None) => x.as_f64() == y.as_f64(),
        _ => false,
    }
}
