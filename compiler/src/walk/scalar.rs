//! Nodes without children, and what of them is left when only their type is sent.

use super::emit::Style;
use super::{Path, Walk, What};
use crate::ir::{Kind, KindSet, Schema, Shape};
use crate::rules::any_json::{self, AnyForm};
use crate::rules::string::{self, StringForm};
use crate::rules::{Encoding, Rule, integer, number};

impl<'a> Walk<'_, 'a> {
    /// Walks a node without children.
    pub(super) const fn scalar(&mut self, schema: &'a Schema<'a>, at: &Path<'_>, style: Style) {
        if !self.text.is_on() && schema.is_bare() {
            return;
        }
        self.text.open(b'{');
        match &schema.shape {
            Shape::Null => self.type_name("null"),
            Shape::Boolean => self.type_name("boolean"),
            Shape::Integer(shape) => {
                let form = integer::form(schema, shape, self.profile);
                self.leave(form.local, at);
                if shape.is_empty() {
                    self.violate(Rule::Empty, at);
                }
                if let integer::Sent::Decimal { pattern } = form.sent {
                    self.decimal(schema, pattern, at, style);
                    self.text.close(b'}');
                    return;
                }
                self.type_name("integer");
                self.annotations(&schema.annotations, style);
                self.integer(form.sent);
                self.text.close(b'}');
                return;
            }
            Shape::Number(shape) => {
                let form = number::form(shape, self.profile);
                self.leave(form.local, at);
                self.type_name("number");
                self.annotations(&schema.annotations, style);
                self.bound("minimum", "exclusiveMinimum", form.min);
                self.bound("maximum", "exclusiveMaximum", form.max);
                if let Some(step) = form.multiple_of {
                    self.text.key("multipleOf");
                    self.text.text(step);
                }
                self.text.close(b'}');
                return;
            }
            Shape::String(shape) => {
                let form = string::form(shape, self.profile);
                self.leave(form.local, at);
                if shape.is_empty() {
                    self.violate(Rule::Empty, at);
                }
                self.type_name("string");
                self.annotations(&schema.annotations, style);
                self.text_words(&form);
                self.text.close(b'}');
                return;
            }
            Shape::Any => match any_json::form(schema, self.profile) {
                AnyForm::Keyword => {}
                AnyForm::JsonText => {
                    self.note(What::Encoding(Encoding::JsonText), at, None);
                    self.note(What::Local(Kind::JsonText), at, None);
                    self.type_name("string");
                    if schema.annotations.description.is_none() {
                        // The model sees a string and would not know what kind of text is wanted.
                        self.text.key("description");
                        self.text.string("any JSON value, as JSON text");
                    }
                }
                AnyForm::Refused => self.violate(Rule::AnyJson, at),
            },
            _ => self.violate(Rule::Unmodelled, at),
        }
        self.annotations(&schema.annotations, style);
        self.text.close(b'}');
    }

    /// An integer as decimal text.
    const fn decimal(
        &mut self,
        schema: &Schema<'_>,
        pattern: Option<&str>,
        at: &Path<'_>,
        style: Style,
    ) {
        self.note(What::Encoding(Encoding::Decimal), at, None);
        self.note(What::Local(Kind::DecimalText), at, None);
        self.type_name("string");
        if schema.annotations.description.is_none() {
            // The model sees a string and would not know what kind of text is wanted.
            self.text.key("description");
            self.text.string("an integer, as decimal text");
        }
        self.annotations(&schema.annotations, style);
        if let Some(pattern) = pattern {
            self.text.key("pattern");
            self.text.string(pattern);
        }
    }

    /// Writes what is said about a string.
    pub(super) const fn text_words(&mut self, form: &StringForm<'_>) {
        self.count("minLength", form.min_length);
        self.count("maxLength", form.max_length);
        if let Some(pattern) = form.pattern {
            self.text.key("pattern");
            self.text.string(pattern);
        }
        if let Some(format) = form.format {
            self.text.key("format");
            self.text.string(format);
        }
    }

    const fn integer(&mut self, sent: integer::Sent) {
        match sent {
            // Written by the caller, as a string.
            integer::Sent::Decimal { .. } => {}
            integer::Sent::Bounds {
                min,
                max,
                multiple_of,
                not_zero,
            } => {
                if let Some(min) = min {
                    self.text.key("minimum");
                    self.text.integer(min);
                }
                if let Some(max) = max {
                    self.text.key("maximum");
                    self.text.integer(max);
                }
                self.count("multipleOf", multiple_of);
                if not_zero {
                    self.text.key("not");
                    self.text.text("{\"const\":0}");
                }
            }
            integer::Sent::Listed(first, last) => {
                self.text.key("enum");
                self.text.open(b'[');
                let mut value = first;
                while value <= last {
                    self.text.comma();
                    self.text.integer(value);
                    self.counts.enum_values = self.counts.enum_values.saturating_add(1);
                    value += 1;
                }
                self.text.close(b']');
            }
        }
    }

    /// The type of a node that is nothing but its type when sent, where the profile takes type lists.
    pub(super) const fn bare_type(&self, schema: &Schema<'_>) -> Option<&'static str> {
        if !self.profile.unions.type_list.holds() {
            return None;
        }
        match &schema.shape {
            Shape::Boolean => Some("boolean"),
            Shape::Integer(shape) => match integer::form(schema, shape, self.profile).sent {
                integer::Sent::Bounds {
                    min: None,
                    max: None,
                    multiple_of: None,
                    not_zero: false,
                } => Some("integer"),
                _ => None,
            },
            Shape::Number(shape) => {
                let form = number::form(shape, self.profile);
                if form.min.is_none() && form.max.is_none() && form.multiple_of.is_none() {
                    Some("number")
                } else {
                    None
                }
            }
            Shape::String(shape) => {
                let form = string::form(shape, self.profile);
                if form.min_length.is_none()
                    && form.max_length.is_none()
                    && form.pattern.is_none()
                    && form.format.is_none()
                {
                    Some("string")
                } else {
                    None
                }
            }
            _ => None,
        }
    }

    pub(super) const fn leave_bare(&mut self, schema: &Schema<'_>, at: &Path<'_>) {
        let local = match &schema.shape {
            Shape::Integer(shape) => integer::form(schema, shape, self.profile).local,
            Shape::Number(shape) => number::form(shape, self.profile).local,
            Shape::String(shape) => string::form(shape, self.profile).local,
            _ => KindSet::NONE,
        };
        self.leave(local, at);
    }
}
