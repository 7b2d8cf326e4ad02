//! Unions, `null` beside a node, and what may stand together under a union.

use super::emit::Style;
use super::{Path, Walk};
use crate::ir::{Schema, Shape, Union, nullable};
use crate::rules::Rule;
use crate::rules::disjoint::{self, View, disjoint};

impl<'a> Walk<'_, 'a> {
    /// Walks a node beside which `null` is allowed.
    pub(super) const fn nullable(
        &mut self,
        schema: &'a Schema<'a>,
        at: &Path<'_>,
        depth: u64,
        style: Style,
    ) {
        self.counts.unions = self.counts.unions.saturating_add(1);
        if !self.text.is_on() {
            return self.node(schema, at, depth, Style::BARE);
        }
        self.text.open(b'{');
        if let Some(name) = self.bare_type(schema) {
            self.text.key("type");
            self.text.open(b'[');
            self.text.string(name);
            self.text.text(",\"null\"]");
            self.annotations(&schema.annotations, style);
            // The node itself has nothing to write, but may have something to leave to the validator.
            self.leave_bare(schema, at);
        } else {
            self.annotations(&schema.annotations, style);
            self.text.key("anyOf");
            self.text.open(b'[');
            self.node(schema, at, depth, Style::BARE);
            self.null_branch();
            self.text.close(b']');
        }
        self.text.close(b'}');
    }

    pub(super) const fn union(
        &mut self,
        schema: &'a Schema<'a>,
        union: &Union<'a>,
        at: &Path<'_>,
        depth: u64,
        style: Style,
    ) {
        if !self.text.on && schema.is_bare_option() && self.profile.unions.any_of.holds() {
            self.counts.unions = self.counts.unions.saturating_add(1);
            return;
        }
        if union.branches.is_empty() {
            self.violate(Rule::Empty, at);
        }
        if !self.profile.unions.any_of.holds() {
            self.violate(Rule::Union, at);
        }
        self.compose(union, at);
        if let Some(inner) = nullable(union)
            && !matches!(
                inner.shape,
                Shape::Union(_) | Shape::Null | Shape::Literals(_)
            )
        {
            // The hints of the union stand outside; those of the inner type are the fallback.
            if !self.has_hints(&schema.annotations) {
                self.node(
                    inner,
                    at,
                    depth,
                    Style {
                        nullable: true,
                        annotated: style.annotated,
                    },
                );
            } else {
                self.nullable_with(schema, inner, at, depth, style);
            }
            return;
        }
        self.counts.unions = self.counts.unions.saturating_add(1);
        self.text.open(b'{');
        self.annotations(&schema.annotations, style);
        self.text.key("anyOf");
        self.text.open(b'[');
        let mut i = 0;
        while i < union.branches.len() {
            self.text.comma();
            self.node(union.branches[i], at, depth, Style::PLAIN);
            i += 1;
        }
        if style.nullable {
            self.null_branch();
        }
        self.text.close(b']');
        self.text.close(b'}');
    }

    /// A nullable union with hints of its own: they stand outside, and those of the inner type inside.
    const fn nullable_with(
        &mut self,
        schema: &'a Schema<'a>,
        inner: &'a Schema<'a>,
        at: &Path<'_>,
        depth: u64,
        style: Style,
    ) {
        self.counts.unions = self.counts.unions.saturating_add(1);
        if !self.text.is_on() {
            return self.node(inner, at, depth, Style::PLAIN);
        }
        self.text.open(b'{');
        match self.bare_type(inner) {
            Some(name) => {
                self.text.key("type");
                self.text.open(b'[');
                self.text.string(name);
                self.text.text(",\"null\"]");
                self.annotations(&schema.annotations, style);
                self.leave_bare(inner, at);
            }
            None => {
                self.annotations(&schema.annotations, style);
                self.text.key("anyOf");
                self.text.open(b'[');
                self.node(inner, at, depth, Style::PLAIN);
                self.null_branch();
                self.text.close(b']');
            }
        }
        self.text.close(b'}');
    }

    /// Under a union every branch keeps its form, or is told apart from all others in both forms.
    const fn compose(&mut self, union: &Union<'a>, at: &Path<'_>) {
        let keeps_case = self.profile.literals.keeps_case.holds();
        if keeps_case && !self.graph_encodes && !union.exclusive {
            return;
        }
        let mut i = 0;
        while i < union.branches.len() {
            let mut k = 0;
            while k < i {
                let (a, b) = (union.branches[i], union.branches[k]);
                let apart = disjoint(a, b, View::Original, self.links, disjoint::FUEL);
                let apart_when_sent =
                    disjoint(a, b, View::Sent(self.profile), self.links, disjoint::FUEL);
                if !(apart && apart_when_sent) {
                    let rule = if self.encodes(a) || self.encodes(b) {
                        Some(Rule::AmbiguousEncoding)
                    } else if apart {
                        Some(Rule::LiteralCase)
                    } else if union.exclusive {
                        Some(Rule::ExclusiveUnion)
                    } else {
                        None
                    };
                    if let Some(rule) = rule {
                        self.violate(rule, at);
                        return;
                    }
                }
                k += 1;
            }
            i += 1;
        }
    }
}
