//! JSON text with line breaks; order and number text stay as they are.

/// The text with two spaces for each level and a line end behind it. The text must be JSON without blanks.
pub(super) fn pretty(text: &str) -> String {
    let mut out = String::with_capacity(text.len() * 2);
    let mut depth = 0;
    let mut rest = text.chars().peekable();
    let line = |out: &mut String, depth: usize| {
        out.push('\n');
        out.extend(std::iter::repeat_n("  ", depth));
    };
    while let Some(c) = rest.next() {
        match c {
            '"' => {
                out.push(c);
                // Up to the quote that no backslash stands before.
                while let Some(inside) = rest.next() {
                    out.push(inside);
                    match inside {
                        '\\' => out.extend(rest.next()),
                        '"' => break,
                        _ => {}
                    }
                }
            }
            '{' | '[' => {
                out.push(c);
                if let Some(end) = rest.next_if(|next| matches!(next, '}' | ']')) {
                    out.push(end);
                } else {
                    depth += 1;
                    line(&mut out, depth);
                }
            }
            '}' | ']' => {
                depth = depth.saturating_sub(1);
                line(&mut out, depth);
                out.push(c);
            }
            ',' => {
                out.push(c);
                line(&mut out, depth);
            }
            ':' => out.push_str(": "),
            _ => out.push(c),
        }
    }
    out.push('\n');
    out
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)] // a failing test may panic

    use serde_json::{Value, json};

    use super::pretty;

    #[test]
    fn the_value_is_the_same_and_the_form_is_the_usual_one() {
        for value in [
            json!({ "a": [1, { "b,\\\"{[:": "x\\" }], "c": {}, "d": [], "e": [[]], "f": "é😀\n" }),
            json!("{"),
            json!([1.5, -0.0, 18_446_744_073_709_551_615_u64, null, true]),
        ] {
            let text = pretty(&value.to_string());
            assert_eq!(serde_json::from_str::<Value>(&text).unwrap(), value);
            assert_eq!(
                text.trim_end(),
                serde_json::to_string_pretty(&value).unwrap()
            );
        }
    }

    #[test]
    fn order_and_number_text_stay() {
        assert_eq!(
            pretty(r#"{"z":1.50,"a":1e2}"#),
            "{\n  \"z\": 1.50,\n  \"a\": 1e2\n}\n"
        );
    }
}
