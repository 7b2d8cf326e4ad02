//! References to named types.

use super::emit::Style;
use super::{Path, Scope, State, Walk, What};
use crate::ir::{Definition, Schema};
use crate::rules::Rule;

impl<'a> Walk<'_, 'a> {
    pub(super) const fn reference(
        &mut self,
        schema: &'a Schema<'a>,
        definition: &'a Definition<'a>,
        at: &Path<'_>,
        depth: u64,
        style: Style,
    ) {
        let found = self.find(definition);
        if let Some(index) = found {
            self.entries[index].referenced = true;
            self.cyclic |= !matches!(self.entries[index].state, State::Done);
            match self.entries[index].state {
                State::Done => {
                    let used = self.entries[index].counts;
                    self.counts.use_at(depth, &used);
                }
                _ if !self.profile.references.recursion.holds() => {
                    // A cycle that goes through a type with a check of its own is reported there.
                    let reported_there = match self.scope {
                        Scope::Report => false,
                        Scope::Field => true,
                        Scope::Whole => {
                            (index != 0 || self.stands_for_another) && self.is_gated(definition)
                        }
                    };
                    if !reported_there {
                        self.note(What::Violation(Rule::Recursion), at, None);
                    }
                }
                _ => {}
            }
        }
        let wrapped = !schema.annotations.is_empty()
            && style.annotated
            && !self.profile.references.annotated.holds();
        if wrapped {
            self.counts.unions = self.counts.unions.saturating_add(1);
        }
        if !self.text.on {
            return;
        }
        self.text.open(b'{');
        if wrapped {
            self.annotations(&schema.annotations, style);
            self.text.key("anyOf");
            self.text.text("[{");
        }
        if let Some(index) = found {
            self.text.key("$ref");
            self.text.text("\"#/$defs/");
            self.definition_name(index);
            self.text.byte(b'"');
        }
        if wrapped {
            self.text.text("}]");
        } else {
            self.annotations(&schema.annotations, style);
        }
        self.text.close(b'}');
    }
}
