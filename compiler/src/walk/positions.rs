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
        self.text.open(b'{');
        self.type_name("object");
        self.annotations(&schema.annotations, style);
        self.text.key("properties");
        self.text.open(b'{');
        let count = items.len();
        let mut i = 0;
        while i < count {
            self.text.comma();
            self.position_name(i);
            self.text.byte(b':');
            self.counts.properties = self.counts.properties.saturating_add(1);
            self.counts.characters =
                self.counts
                    .characters
                    .saturating_add(if i < 10 { 2 } else { 3 });
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
