//! Facts about the tools that a request declares.

use super::{Fact, Profile};
use crate::text;

/// Facts about the tools that a request declares; their parameters are schemas, for which the other facts hold.
#[derive(Clone, Copy, Debug)]
pub struct Tools {
    /// What a tool's name may be.
    pub names: Fact<ToolNames>,
    /// Whether `minItems` and `maxItems` are enforced in parameters as far as elsewhere.
    pub item_counts: Fact<bool>,
    /// The most tools of one request.
    pub count: Fact<Option<u64>>,
    /// `anyOf` nodes and type lists of all tools of one request, counted as in one schema.
    pub unions: Fact<Option<u64>>,
    /// Properties left out of `required` in all tools of one request, counted as in one schema.
    pub optionals: Fact<Option<u64>>,
}

/// What a tool's name may be: ASCII letters and digits and some other characters, at least one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ToolNames {
    /// What it may begin with.
    pub first: First,
    /// Other characters.
    pub also: &'static str,
    /// The largest length.
    pub max: u64,
}

/// What a tool's name may begin with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum First {
    /// Any character that it may have.
    Any,
    /// A letter or `_`.
    Letter,
}

impl Profile {
    /// What the channel accepts and enforces in a tool's parameters.
    pub const fn for_tools(mut self) -> Profile {
        let Fact { source, date, .. } = self.tools.item_counts;
        if !self.tools.item_counts.holds() {
            self.arrays.min_items = Fact::unknown(0, source, date);
            self.arrays.max_items = Fact::unknown(false, source, date);
            // Nothing would end the list behind its positions.
            self.arrays.prefix_items = Fact::unknown(false, source, date);
        }
        self
    }
}

impl ToolNames {
    /// Whether a tool may have this name.
    pub const fn takes(&self, name: &str) -> bool {
        let bytes = name.as_bytes();
        let end = bytes.len();
        if end == 0 || end as u64 > self.max {
            return false;
        }
        if matches!(self.first, First::Letter)
            && !bytes[0].is_ascii_alphabetic()
            && bytes[0] != b'_'
        {
            return false;
        }
        let mut i = 0;
        while i < end {
            if !text::is_word(bytes[i], self.also) {
                return false;
            }
            i += 1;
        }
        true
    }
}

#[cfg(test)]
mod tests {
    use super::{First, ToolNames};

    #[test]
    fn a_name_is_held_against_length_alphabet_and_beginning() {
        let names = ToolNames {
            first: First::Letter,
            also: "_-",
            max: 4,
        };
        for taken in ["a", "_a-1", "Z9"] {
            assert!(names.takes(taken), "{taken}");
        }
        for refused in ["", "abcde", "1a", "-a", "a.b", "ä"] {
            assert!(!names.takes(refused), "{refused}");
        }
        let any = ToolNames {
            first: First::Any,
            ..names
        };
        assert!(any.takes("1a") && any.takes("-a"));
    }
}
