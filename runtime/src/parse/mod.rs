//! Strict reading of one JSON value.
//!
//! What is accepted is RFC 8259 and nothing more: one value, nothing around it but blanks, no property twice, no lone surrogate, no
//! byte order mark. A number whose value is integral and fits 64 bits becomes that integer (`1.0`, `1e2`, `-0`); any other must be
//! finite as a double. Size and depth are bounded, and the stack does not grow with the input.

mod lexer;
mod number;
mod string;
mod value;

use serde_json::Value;

use crate::error::{Code, OutputError};

/// How large and how deep a text may be.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Limits {
    /// The most bytes of text.
    pub max_bytes: usize,
    /// The most containers on a path: `[[1]]` has two.
    pub max_depth: usize,
}

impl Default for Limits {
    /// 8 MiB and 128 containers, more than any answer of a model and little enough to hold.
    fn default() -> Self {
        Self {
            max_bytes: 8 << 20,
            max_depth: 128,
        }
    }
}

/// Reads one JSON value from text.
///
/// ```
/// use isoform::Code;
/// use isoform::parse::{Limits, parse};
///
/// assert_eq!(parse(b"[1.0, 1e2]", Limits::default())?, serde_json::json!([1, 100]));
///
/// let error = parse(br#"{"a":1,"\u0061":2}"#, Limits::default()).unwrap_err();
/// assert_eq!((error.code(), error.offset()), (Code::DuplicateKey, Some(7)));
/// # Ok::<(), isoform::OutputError>(())
/// ```
///
/// # Errors
///
/// `TOO_LARGE`, `TOO_DEEP`, `INVALID_JSON`, `TRAILING_CONTENT`, `DUPLICATE_KEY` (properties are compared after their escapes are
/// read) and `NUMBER_OUT_OF_RANGE`, each with the byte at which the fault begins.
pub fn parse(text: &[u8], limits: Limits) -> Result<Value, OutputError> {
    if text.len() > limits.max_bytes {
        let message = format!(
            "the text has {} bytes where {} are allowed",
            text.len(),
            limits.max_bytes
        );
        return Err(fault(Code::TooLarge, limits.max_bytes, message));
    }
    let text = std::str::from_utf8(text).map_err(|error| {
        fault(
            Code::InvalidJson,
            error.valid_up_to(),
            "the text is not UTF-8",
        )
    })?;
    value::read(text, limits.max_depth)
}

/// An error of this layer at a byte of the text.
fn fault(code: Code, offset: usize, message: impl Into<String>) -> OutputError {
    OutputError::new(code, message).at_offset(u64::try_from(offset).unwrap_or(u64::MAX))
}

#[cfg(test)]
mod oracle;
#[cfg(test)]
mod tests;
