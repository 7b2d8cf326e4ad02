//! The hash of a schema.
//!
//! Keys are sorted and strings are written in one way; numbers keep their exact text, since writing them as doubles would
//! merge 2^53 and 2^53 + 1.

use std::collections::BTreeMap;

use serde_json::value::RawValue;
use sha2::{Digest, Sha256};

/// How many containers inside each other are hashed; a schema has fewer.
const MAX_DEPTH: u32 = 256;

/// The SHA-256 in lower-case hex.
pub(super) fn of(text: &RawValue) -> String {
    let mut canonical = String::with_capacity(text.get().len());
    write(text.get(), &mut canonical, MAX_DEPTH);
    Sha256::digest(canonical.as_bytes())
        .iter()
        .map(|byte| format!("{byte:02x}"))
        .collect()
}

/// Writes one JSON value in its canonical form.
fn write(text: &str, out: &mut String, depth: u32) {
    let Some(depth) = depth.checked_sub(1) else {
        return out.push_str(text);
    };
    match text.trim_start().as_bytes().first() {
        Some(b'{') => {
            // Text that is no object cannot stand here; it would be hashed as it is, never as an empty one.
            let Ok(members) = serde_json::from_str::<BTreeMap<String, &RawValue>>(text) else {
                return out.push_str(text);
            };
            out.push('{');
            for (index, (name, value)) in members.iter().enumerate() {
                out.push_str(if index == 0 { "" } else { "," });
                string(name, out);
                out.push(':');
                write(value.get(), out, depth);
            }
            out.push('}');
        }
        Some(b'[') => {
            let Ok(items) = serde_json::from_str::<Vec<&RawValue>>(text) else {
                return out.push_str(text);
            };
            out.push('[');
            for (index, value) in items.iter().enumerate() {
                out.push_str(if index == 0 { "" } else { "," });
                write(value.get(), out, depth);
            }
            out.push(']');
        }
        Some(b'"') => match serde_json::from_str::<String>(text) {
            Ok(value) => string(&value, out),
            Err(_) => out.push_str(text),
        },
        _ => out.push_str(text.trim()),
    }
}

fn string(text: &str, out: &mut String) {
    out.push_str(&serde_json::Value::from(text).to_string());
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)] // a failing test may panic

    use super::*;

    fn hash(text: &str) -> String {
        of(&RawValue::from_string(text.to_owned()).unwrap())
    }

    #[test]
    fn order_and_spelling_do_not_matter() {
        assert_eq!(
            hash(r#"{"b":[1,2],"a":"é"}"#),
            hash("{ \"a\": \"\\u00e9\", \"b\": [1, 2] }")
        );
    }

    #[test]
    fn numbers_that_doubles_would_merge_stay_apart() {
        assert_ne!(
            hash("{\"maximum\":9007199254740992}"),
            hash("{\"maximum\":9007199254740993}")
        );
    }
}
