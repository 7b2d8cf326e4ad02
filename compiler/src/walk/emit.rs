//! Parts of the sent schema's text.

use super::{Count, NONE, Walk};
use crate::ir::{Annotations, NumberBound};
use crate::text::same;

/// The characters of `_` and the number of the last entry of the largest table that a build uses.
const MAX_SUFFIX: u64 = 4;

/// How a node is written.
#[derive(Clone, Copy)]
pub(crate) struct Style {
    /// Whether `null` is allowed beside what the node allows.
    pub(crate) nullable: bool,
    /// Whether the node's own hints are written here; they stand further out otherwise.
    pub(crate) annotated: bool,
}

impl Style {
    /// The node as it is.
    pub(crate) const PLAIN: Style = Style {
        nullable: false,
        annotated: true,
    };
    /// The node without its hints.
    pub(crate) const BARE: Style = Style {
        nullable: false,
        annotated: false,
    };
}

impl Walk<'_, '_> {
    /// Writes the hints that the profile takes.
    pub(crate) const fn annotations(&mut self, annotations: &Annotations<'_>, style: Style) {
        if !style.annotated || !self.text.on {
            return;
        }
        if let Some(title) = annotations.title
            && self.profile.titles.holds()
        {
            self.text.key("title");
            self.text.string(title);
        }
        if let Some(description) = annotations.description {
            self.text.key("description");
            self.text.string(description);
        }
        if !annotations.examples.is_empty() && self.profile.examples.holds() {
            self.text.key("examples");
            self.text.open(b'[');
            let mut i = 0;
            while i < annotations.examples.len() {
                self.text.comma();
                self.text.text(annotations.examples[i]);
                i += 1;
            }
            self.text.close(b']');
        }
    }

    /// Whether there are hints that the profile is given.
    pub(crate) const fn has_hints(&self, annotations: &Annotations<'_>) -> bool {
        !annotations.is_empty() || !annotations.examples.is_empty() && self.profile.examples.holds()
    }

    /// Writes `"type": name`.
    pub(crate) const fn type_name(&mut self, name: &str) {
        self.text.key("type");
        self.text.string(name);
    }

    /// Writes a keyword with a whole number, where there is one.
    pub(crate) const fn count(&mut self, key: &str, value: Option<u64>) {
        if let Some(value) = value {
            self.text.key(key);
            self.text.integer(value as i128);
        }
    }

    /// Writes a bound under its inclusive or exclusive keyword, where there is one.
    pub(crate) const fn bound(
        &mut self,
        inclusive: &str,
        exclusive: &str,
        bound: Option<NumberBound<'_>>,
    ) {
        if let Some(bound) = bound {
            self.text.key(if bound.exclusive {
                exclusive
            } else {
                inclusive
            });
            self.text.text(bound.text);
        }
    }

    /// Writes `{"type":"null"}` as one more branch.
    pub(crate) const fn null_branch(&mut self) {
        self.text.comma();
        self.text.text("{\"type\":\"null\"}");
    }

    /// Writes the name of a definition as it stands under `$defs`.
    ///
    /// Characters outside `A-Za-z0-9_-` become `_`, since the name stands in a URI fragment. A name that was taken by
    /// an earlier type, or that looks like such a replacement, gets a number behind it, so that no two names agree.
    pub(crate) const fn definition_name(&mut self, index: usize) {
        if let Some(definition) = self.entries[index].definition {
            let bytes = definition.name.as_bytes();
            let mut i = 0;
            while i < bytes.len() {
                if bytes[i] & 0xc0 != 0x80 {
                    self.text.byte(plain(bytes[i]));
                }
                i += 1;
            }
            let number = self.suffix(index);
            if number > 0 {
                self.text.byte(b'_');
                self.text.integer(number as i128);
            }
        }
    }

    /// The name of a definition as text, outside const evaluation.
    pub(crate) fn definition_text(&self, index: usize) -> String {
        let mut name = String::new();
        if let Some(definition) = self.entries[index].definition {
            name.extend(definition.name.chars().map(|c| {
                if c.is_ascii() {
                    char::from(plain(c as u8))
                } else {
                    '_'
                }
            }));
        }
        match self.suffix(index) {
            0 => name,
            number => format!("{name}_{number}"),
        }
    }

    /// Counts the earlier entries that are sent under the name of a new one, where names are sent or counted.
    pub(crate) const fn count_namesakes(&mut self, index: usize, name: &str) {
        let bucket = plain_hash(name) as usize % self.entries.len();
        self.entries[index].name_next = self.entries[bucket].name_head;
        self.entries[bucket].name_head = index;
        let mut i = self.entries[index].name_next;
        while i != NONE {
            if let Some(other) = self.entries[i].definition
                && same_plain(other.name, name)
            {
                self.entries[index].namesakes = self.entries[i].namesakes + 1;
                return;
            }
            i = self.entries[i].name_next;
        }
    }

    /// How many characters the number behind a definition's name takes; the most that it can, where bytes are counted.
    pub(crate) const fn suffix_len(&self, index: usize) -> u64 {
        if matches!(self.count, Count::Bytes) {
            return MAX_SUFFIX;
        }
        let mut number = self.suffix(index);
        let mut len = if number > 0 { 1 } else { 0 };
        while number > 0 {
            len += 1;
            number /= 10;
        }
        len
    }

    /// The number behind a definition's name; 0 for none.
    const fn suffix(&self, index: usize) -> usize {
        let Some(definition) = self.entries[index].definition else {
            return 0;
        };
        let namesakes = self.entries[index].namesakes;
        if namesakes > 0 {
            namesakes + 1
        } else if ends_in_number(definition.name) {
            1
        } else {
            0
        }
    }
}

const fn plain(byte: u8) -> u8 {
    if byte.is_ascii_alphanumeric() || byte == b'-' {
        byte
    } else {
        b'_'
    }
}

/// A hash that names which become the same plain name share.
const fn plain_hash(name: &str) -> u32 {
    let bytes = name.as_bytes();
    let (mut hash, mut i, end) = (0x811c_9dc5_u64, 0, bytes.len());
    while i < end {
        let byte = match bytes[i] {
            byte @ (b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9') => byte,
            byte if byte & 0xc0 == 0x80 => {
                i += 1;
                continue;
            }
            byte => plain(byte),
        };
        hash = ((hash ^ byte as u64) * 0x0100_0193) & 0xffff_ffff;
        i += 1;
    }
    (hash ^ hash >> 16) as u32
}

/// Whether two names become the same plain name.
const fn same_plain(a: &str, b: &str) -> bool {
    if same(a, b) {
        return true;
    }
    let (a, b) = (a.as_bytes(), b.as_bytes());
    let (mut i, mut k) = (0, 0);
    loop {
        while i < a.len() && a[i] & 0xc0 == 0x80 {
            i += 1;
        }
        while k < b.len() && b[k] & 0xc0 == 0x80 {
            k += 1;
        }
        if i == a.len() || k == b.len() {
            return i == a.len() && k == b.len();
        }
        if plain(a[i]) != plain(b[k]) {
            return false;
        }
        i += 1;
        k += 1;
    }
}

/// Whether a name ends in `_` and digits, as a numbered one does.
const fn ends_in_number(name: &str) -> bool {
    let bytes = name.as_bytes();
    let mut i = bytes.len();
    while i > 0 && bytes[i - 1].is_ascii_digit() {
        i -= 1;
    }
    i < bytes.len() && i > 0 && plain(bytes[i - 1]) == b'_'
}
