//! Tuples and arrays of fixed size as objects with one property per position.

use super::emit::Style;
use super::{Path, Step, Walk, What};
use crate::ir::Schema;
use crate::rules::Encoding;

impl<'a> Walk<'_, 'a> {
    pub(super) const fn positions(
        &mut self,
        schema: &'a Schema<'a>,
        items: PositionItems<'a>,
        at: &Path<'_>,
        depth: u64,
        style: Style,
    ) {
        self.note(What::Encoding(Encoding::Positions), at, None);
        self.counts.reach(depth + 1);
        let count = items.len();
        self.count_positions(count);
        if !self.text.on {
            self.check_positions(items, at, depth + 1);
            return;
        }
        self.text.open(b'{');
        self.type_name("object");
        self.annotations(&schema.annotations, style);
        self.text.key("properties");
        self.text.open(b'{');
        let mut i = 0;
        while i < count {
            self.text.comma();
            self.position_name(i);
            self.text.byte(b':');
            self.node(
                items.at(i),
                &at.to(Step::Position(i)),
                depth + 1,
                Style::PLAIN,
            );
            i += 1;
        }
        self.text.close(b'}');
        self.text.key("required");
        self.text.open(b'[');
        let mut i = 0;
        while i < count {
            self.text.comma();
            self.position_name(i);
            i += 1;
        }
        self.text.close(b']');
        self.text.text(",\"additionalProperties\":false}");
    }

    /// Walks positions without writing them.
    const fn check_positions(&mut self, items: PositionItems<'a>, at: &Path<'_>, depth: u64) {
        let (mut i, end) = (0, items.len());
        while i < end {
            let item = items.at(i);
            if !item.is_bare() {
                self.node(item, &at.to(Step::Position(i)), depth, Style::PLAIN);
            }
            i += 1;
        }
    }

    /// Counts positions as properties, each named `_` and a number.
    const fn count_positions(&mut self, count: usize) {
        let (mut characters, mut i) = (0, 0);
        while i < count {
            characters += if i < 10 { 2 } else { 3 };
            i += 1;
        }
        self.counts.properties = self.counts.properties.saturating_add(count as u64);
        self.counts.characters = self.counts.characters.saturating_add(characters);
    }

    const fn position_name(&mut self, index: usize) {
        self.text.text("\"_");
        self.text.integer(index as i128);
        self.text.byte(b'"');
    }
}

/// What stands at the positions of a tuple or of an array of fixed size.
#[derive(Clone, Copy)]
pub(super) enum PositionItems<'a> {
    Same(&'a Schema<'a>, usize),
    Each(&'a [&'a Schema<'a>]),
}

impl<'a> PositionItems<'a> {
    const fn len(&self) -> usize {
        match self {
            PositionItems::Same(_, count) => *count,
            PositionItems::Each(items) => items.len(),
        }
    }

    const fn at(&self, index: usize) -> &'a Schema<'a> {
        match self {
            PositionItems::Same(schema, _) => schema,
            PositionItems::Each(items) => items[index],
        }
    }
}
