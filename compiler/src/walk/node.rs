//! One node: which of the other files of this folder writes it, and arrays and tuples that keep their form.

use super::emit::Style;
use super::positions::PositionItems;
use super::{Path, Scope, Step, Walk};
use crate::ir::{Schema, Shape};
use crate::rules::Rule;
use crate::rules::array::{self, ArrayForm};

impl<'a> Walk<'_, 'a> {
    /// Walks one node; `depth` is the number of objects around it in this definition.
    pub(crate) const fn node(
        &mut self,
        schema: &'a Schema<'a>,
        at: &Path<'_>,
        depth: u64,
        style: Style,
    ) {
        let muted = self.muted;
        // The field's own check starts at the field, so that its first node is never muted there.
        if schema.gated && matches!(self.scope, Scope::Whole) {
            self.muted = true;
        }
        match &schema.shape {
            Shape::Union(union) => self.union(schema, union, at, depth, style),
            Shape::Literals(literals) => self.literals(schema, literals, at, style),
            _ if style.nullable => self.nullable(schema, at, depth, style),
            Shape::Reference(link) => match link.resolve(self.links) {
                Some(definition) => self.reference(schema, definition, at, depth, style),
                None => self.violate(Rule::Reference, at),
            },
            Shape::Object(shape) => self.object(schema, shape, at, depth, style),
            Shape::Array(shape) if shape.is_empty() => self.violate(Rule::Empty, at),
            Shape::Array(shape) => match array::form(
                shape,
                shape.unique && self.encodes(shape.items),
                self.profile,
            ) {
                ArrayForm::Positions(count) => self.positions(
                    schema,
                    PositionItems::Same(shape.items, count as usize),
                    at,
                    depth,
                    style,
                ),
                ArrayForm::Keyword {
                    min,
                    max,
                    unique,
                    local,
                } => {
                    self.leave(local, at);
                    if !self.text.on {
                        self.node(shape.items, &at.to(Step::Item), depth, Style::PLAIN);
                        self.muted = muted;
                        return;
                    }
                    self.text.open(b'{');
                    self.type_name("array");
                    self.annotations(&schema.annotations, style);
                    self.text.key("items");
                    self.node(shape.items, &at.to(Step::Item), depth, Style::PLAIN);
                    self.count("minItems", min);
                    self.count("maxItems", max);
                    if unique {
                        self.text.key("uniqueItems");
                        self.text.text("true");
                    }
                    self.text.close(b'}');
                }
            },
            Shape::Tuple(tuple) if array::keeps_tuple(self.profile) => {
                self.text.open(b'{');
                self.type_name("array");
                self.annotations(&schema.annotations, style);
                if tuple.items.is_empty() {
                    // `prefixItems` must not be empty, and some providers demand `items`; no item ever stands there.
                    self.text.key("items");
                    self.text.text("{\"type\":\"null\"}");
                } else {
                    self.text.key("prefixItems");
                    self.text.open(b'[');
                    let mut i = 0;
                    while i < tuple.items.len() {
                        self.text.comma();
                        self.node(
                            tuple.items[i],
                            &at.to(Step::Position(i)),
                            depth,
                            Style::PLAIN,
                        );
                        i += 1;
                    }
                    self.text.close(b']');
                }
                self.count("minItems", Some(tuple.items.len() as u64));
                self.count("maxItems", Some(tuple.items.len() as u64));
                self.text.close(b'}');
            }
            Shape::Tuple(tuple) => {
                self.positions(schema, PositionItems::Each(tuple.items), at, depth, style)
            }
            _ => self.scalar(schema, at, style),
        }
        self.muted = muted;
    }
}
