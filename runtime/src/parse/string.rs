//! Strings: escapes are read, everything else is kept to the byte.

use std::borrow::Cow;

use super::fault;
use crate::error::{Code, OutputError};

/// Reads the string at the start of `rest`, which begins with a quote at byte `at`; gives the length of its text, quotes included.
pub(super) fn read(rest: &str, at: usize) -> Result<(Cow<'_, str>, usize), OutputError> {
    let bytes = rest.as_bytes();
    let error =
        |offset: usize, message: &str| fault(Code::InvalidJson, at.saturating_add(offset), message);
    // What stands before the first escape can be borrowed; after one, `owned` holds all that was read so far.
    let mut owned: Option<String> = None;
    let mut run = 1;
    loop {
        let tail = bytes.get(run..).unwrap_or_default();
        let Some(plain) = tail
            .iter()
            .position(|&byte| byte == b'"' || byte == b'\\' || byte < 0x20)
        else {
            return Err(fault(
                Code::InvalidJson,
                at.saturating_add(bytes.len()),
                "the text ends inside a string",
            ));
        };
        let end = run + plain;
        // Quotes, backslashes and controls are single bytes, so both ends are on a character.
        let piece = rest.get(run..end).unwrap_or_default();
        match bytes.get(end) {
            Some(b'"') => {
                let text = match owned {
                    None => Cow::Borrowed(piece),
                    Some(mut text) => {
                        text.push_str(piece);
                        Cow::Owned(text)
                    }
                };
                return Ok((text, end + 1));
            }
            Some(b'\\') => {
                let text = owned.get_or_insert_with(String::new);
                text.push_str(piece);
                let (read, length) = escape(bytes.get(end..).unwrap_or_default())
                    .ok_or_else(|| error(end, "no such escape, or half of a surrogate pair"))?;
                text.push(read);
                run = end + length;
            }
            _ => {
                return Err(error(
                    end,
                    "a control character stands in a string without an escape",
                ));
            }
        }
    }
}

/// The character that an escape stands for, and the length of the escape.
fn escape(text: &[u8]) -> Option<(char, usize)> {
    let short = match text.get(1)? {
        b'"' => '"',
        b'\\' => '\\',
        b'/' => '/',
        b'b' => '\u{8}',
        b'f' => '\u{c}',
        b'n' => '\n',
        b'r' => '\r',
        b't' => '\t',
        b'u' => return unicode(text),
        _ => return None,
    };
    Some((short, 2))
}

/// Reads `\uXXXX`, or two of them where they form a surrogate pair.
fn unicode(text: &[u8]) -> Option<(char, usize)> {
    let first = unit(text)?;
    if let Some(character) = char::from_u32(first) {
        return Some((character, 6));
    }
    let second = unit(text.get(6..)?)?;
    if !(0xD800..0xDC00).contains(&first) || !(0xDC00..0xE000).contains(&second) {
        return None;
    }
    let joined = 0x1_0000 + ((first - 0xD800) << 10) + (second - 0xDC00);
    char::from_u32(joined).map(|character| (character, 12))
}

fn unit(text: &[u8]) -> Option<u32> {
    let [b'\\', b'u', hex @ ..] = text.get(..6)? else {
        return None;
    };
    hex.iter().try_fold(0, |unit, &digit| {
        Some(unit * 16 + char::from(digit).to_digit(16)?)
    })
}
