//! Listed values, grouped by JSON type.

use super::emit::Style;
use super::{Count, Path, Walk, What};
use crate::ir::{Kind, Literal, Schema};
use crate::rules::{Encoding, Rule, case, literal};
use crate::text::chars;

impl<'a> Walk<'_, 'a> {
    pub(super) const fn literals(
        &mut self,
        schema: &'a Schema<'a>,
        literals: &'a [Literal<'a>],
        at: &Path<'_>,
        style: Style,
    ) {
        if let Some(fault) = literal::fault(literals, self.profile) {
            self.violate(fault.rule, at);
            self.name_values(literals, fault.values);
        }
        let both = literal::has_both_booleans(literals);
        let mut classes = 0u8;
        let mut letters = false;
        let mut i = 0;
        while i < literals.len() {
            classes |= 1 << self.class(&literals[i], both);
            if let Some(text) = literal::sent_text(&literals[i], self.profile) {
                letters |= case::has_letters(text);
                if !both && matches!(literals[i], Literal::Boolean(_)) {
                    self.note(What::Encoding(Encoding::LiteralText), at, None);
                }
            }
            i += 1;
        }
        if letters && !self.profile.literals.keeps_case.holds() {
            if literal::folds(schema, self.profile) {
                self.note(What::Encoding(Encoding::FoldCase), at, None);
            } else {
                self.note(What::Asked(Kind::LiteralCase), at, None);
            }
        }
        let groups = classes.count_ones() + if style.nullable { 1 } else { 0 };
        self.text.open(b'{');
        if groups == 1 {
            self.group(
                literals,
                self.class_of_first(literals, both),
                both,
                at,
                schema,
                style,
            );
        } else {
            self.counts.unions = self.counts.unions.saturating_add(1);
            self.annotations(&schema.annotations, style);
            self.text.key("anyOf");
            self.text.open(b'[');
            let mut class = 0;
            while class < CLASSES {
                if classes & 1 << class != 0 {
                    self.text.comma();
                    self.text.open(b'{');
                    self.group(literals, class, both, at, schema, Style::BARE);
                    self.text.close(b'}');
                }
                class += 1;
            }
            if style.nullable {
                self.null_branch();
            }
            self.text.close(b']');
        }
        self.text.close(b'}');
    }

    /// Names listed values beside the violation that was just recorded.
    const fn name_values(
        &mut self,
        literals: &[Literal<'_>],
        (first, second): (Option<usize>, Option<usize>),
    ) {
        if self.is_silent() || self.note_count == 0 || self.note_count > self.notes.len() {
            return;
        }
        let start = self.paths.len();
        self.name_value(literals, first);
        if second.is_some() {
            self.paths.text(" and ");
        }
        self.name_value(literals, second);
        self.notes[self.note_count - 1].detail = (start, self.paths.len());
    }

    const fn name_value(&mut self, literals: &[Literal<'_>], index: Option<usize>) {
        let Some(index) = index else {
            return;
        };
        match literals[index] {
            Literal::String(text) => self.paths.string(text),
            Literal::Boolean(value) => self.paths.text(if value { "true" } else { "false" }),
            Literal::Integer(value) => self.paths.integer(value),
            Literal::Number(text) => self.paths.text(text),
            Literal::Null => self.paths.text("null"),
        }
    }

    /// Which group of a sent enum a literal belongs to.
    const fn class(&self, literal: &Literal<'_>, both: bool) -> u8 {
        match literal {
            Literal::Null => NULLS,
            Literal::Boolean(_) if both || literal::sent_text(literal, self.profile).is_none() => {
                BOOLEANS
            }
            Literal::Boolean(_) | Literal::String(_) => STRINGS,
            Literal::Integer(_) => INTEGERS,
            Literal::Number(_) => NUMBERS,
        }
    }

    const fn class_of_first(&self, literals: &[Literal<'_>], both: bool) -> u8 {
        if literals.is_empty() {
            NULLS
        } else {
            self.class(&literals[0], both)
        }
    }

    /// Writes the values of one JSON type, without the braces around.
    const fn group(
        &mut self,
        literals: &[Literal<'_>],
        class: u8,
        both: bool,
        at: &Path<'_>,
        schema: &Schema<'_>,
        style: Style,
    ) {
        self.type_name(match class {
            STRINGS => "string",
            INTEGERS => "integer",
            NUMBERS => "number",
            BOOLEANS => "boolean",
            _ => "null",
        });
        self.annotations(&schema.annotations, style);
        if class == NULLS || class == BOOLEANS && both {
            return;
        }
        let (mut count, mut characters, mut i) = (0u64, 0u64, 0);
        while i < literals.len() {
            if self.class(&literals[i], both) == class {
                count += 1;
                if let Some(text) = literal::sent_text(&literals[i], self.profile) {
                    characters = characters.saturating_add(match self.count {
                        Count::Characters => chars(text),
                        Count::Bytes => text.len() as u64,
                    });
                }
            }
            i += 1;
        }
        self.counts.enum_values = self.counts.enum_values.saturating_add(count);
        self.counts.characters = self.counts.characters.saturating_add(characters);
        if let Some(large) = self.profile.limits.large_enum.value
            && count > large.above
            && characters > large.characters
            && !self.is_silent()
        {
            self.note(
                What::Violation(Rule::LargeEnum),
                at,
                Some((characters, large.characters)),
            );
        }
        let constant = count == 1 && self.profile.literals.constant.holds();
        self.text.key(if constant { "const" } else { "enum" });
        if !constant {
            self.text.open(b'[');
        }
        let mut i = 0;
        while i < literals.len() {
            if self.class(&literals[i], both) == class {
                if !constant {
                    self.text.comma();
                }
                match (&literals[i], literal::sent_text(&literals[i], self.profile)) {
                    (_, Some(text)) => self.text.string(text),
                    (Literal::Boolean(value), None) => {
                        self.text.text(if *value { "true" } else { "false" })
                    }
                    (Literal::Integer(value), None) => self.text.integer(*value),
                    (Literal::Number(text), None) => self.text.text(text),
                    (Literal::Null | Literal::String(_), None) => self.text.text("null"),
                }
            }
            i += 1;
        }
        if !constant {
            self.text.close(b']');
        }
    }
}

const STRINGS: u8 = 0;
const INTEGERS: u8 = 1;
const NUMBERS: u8 = 2;
const BOOLEANS: u8 = 3;
const NULLS: u8 = 4;
const CLASSES: u8 = 5;
