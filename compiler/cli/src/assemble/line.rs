//! JSON on one line.

use std::io;

use serde_json::value::RawValue;

/// The same JSON without the blanks between its tokens; strings and numbers keep their exact text.
pub(super) fn one_line(value: &RawValue) -> io::Result<Box<RawValue>> {
    let mut inside_string = false;
    let mut escaped = false;
    let line = value
        .get()
        .chars()
        .filter(|&character| {
            let kept = inside_string || !matches!(character, ' ' | '\t' | '\n' | '\r');
            if escaped {
                escaped = false;
            } else if character == '"' {
                inside_string = !inside_string;
            } else {
                escaped = inside_string && character == '\\';
            }
            kept
        })
        .collect();
    Ok(RawValue::from_string(line)?)
}

#[cfg(test)]
mod tests {
    // A test that fails should say where.
    #![allow(clippy::unwrap_used)]

    use super::*;

    #[test]
    fn blanks_go_and_texts_stay() {
        let value =
            RawValue::from_string("{ \"a b\" :\n [ 1.50 , \"\\\" \\\\\" , 1E400 ] }".to_owned())
                .unwrap();
        assert_eq!(
            one_line(&value).unwrap().get(),
            "{\"a b\":[1.50,\"\\\" \\\\\",1E400]}"
        );
    }
}
