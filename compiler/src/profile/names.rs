//! What a property's name may be.

use crate::text;

/// What a property's name may be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Names {
    /// Anything.
    Any,
    /// ASCII letters and digits and the given other characters, at most `max` of them, at least one.
    Ascii {
        /// Other characters.
        also: &'static str,
        /// The largest length.
        max: u64,
    },
}

impl Names {
    /// Whether the name may be sent as it is.
    pub const fn takes(&self, name: &str) -> bool {
        match self {
            Names::Any => true,
            Names::Ascii { also, max } => {
                let bytes = name.as_bytes();
                let end = bytes.len();
                if end == 0 || end as u64 > *max {
                    return false;
                }
                let mut i = 0;
                while i < end {
                    // Most characters are letters: a call for each would slow the build down.
                    let letter = matches!(bytes[i], b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9');
                    if !letter && !text::is_word(bytes[i], also) {
                        return false;
                    }
                    i += 1;
                }
                true
            }
        }
    }
}
