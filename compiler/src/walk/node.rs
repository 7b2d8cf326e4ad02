//! One node: its form, what it counts, what there is to say about it, and its text.

use super::emit::Style;
use super::{Count, Path, Scope, State, Step, Walk, What};
use crate::ir::{
    Additional, Definition, Kind, KindSet, Literal, Object, Property, Schema, Shape, Union,
    nullable,
};
use crate::rules::any_json::{self, AnyForm};
use crate::profile::Names;
use crate::rules::array::{self, ArrayForm};
use crate::rules::disjoint::{self, View, disjoint};
use crate::rules::object::Sent;
use crate::rules::property::{self, MAX_NAME, Presence};
use crate::rules::{Encoding, Rule, case, integer, literal, number, object, string};
use crate::text::chars;

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

    /// Walks a node without children.
    const fn scalar(&mut self, schema: &'a Schema<'a>, at: &Path<'_>, style: Style) {
        if !self.text.on && schema.is_bare() {
            return;
        }
        self.text.open(b'{');
        match &schema.shape {
            Shape::Null => self.type_name("null"),
            Shape::Boolean => self.type_name("boolean"),
            Shape::Integer(shape) => {
                let form = integer::form(shape, self.profile);
                self.leave(form.local, at);
                if shape.is_empty() {
                    self.violate(Rule::Empty, at);
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
                self.text.close(b'}');
                return;
            }
            Shape::Any => match any_json::form(schema, self.profile) {
                AnyForm::Keyword => {}
                AnyForm::JsonText => {
                    self.note(What::Encoding(Encoding::JsonText), at, None);
                    self.note(What::Local(Kind::JsonText), at, None);
                    self.type_name("string");
                }
                AnyForm::Refused => self.violate(Rule::AnyJson, at),
            },
            _ => self.violate(Rule::Unmodelled, at),
        }
        self.annotations(&schema.annotations, style);
        self.text.close(b'}');
    }

    const fn integer(&mut self, sent: integer::Sent) {
        match sent {
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

    /// Walks a node beside which `null` is allowed.
    const fn nullable(&mut self, schema: &'a Schema<'a>, at: &Path<'_>, depth: u64, style: Style) {
        self.counts.unions = self.counts.unions.saturating_add(1);
        if !self.text.on {
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

    /// The type of a node that is nothing but its type when sent, where the profile takes type lists.
    const fn bare_type(&self, schema: &Schema<'_>) -> Option<&'static str> {
        if !self.profile.unions.type_list.holds() {
            return None;
        }
        match &schema.shape {
            Shape::Boolean => Some("boolean"),
            Shape::Integer(shape) => match integer::form(shape, self.profile).sent {
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

    const fn leave_bare(&mut self, schema: &Schema<'_>, at: &Path<'_>) {
        let local = match &schema.shape {
            Shape::Integer(shape) => integer::form(shape, self.profile).local,
            Shape::Number(shape) => number::form(shape, self.profile).local,
            Shape::String(shape) => string::form(shape, self.profile).local,
            _ => KindSet::NONE,
        };
        self.leave(local, at);
    }

    const fn union(
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
            if schema.annotations.is_empty() {
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
        if !self.text.on {
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
            let encoded = self.encodes(union.branches[i]);
            let mut k = 0;
            while k < union.branches.len() {
                let (a, b) = (union.branches[i], union.branches[k]);
                // Letter case has no say in whether `null` stands apart.
                let case = !keeps_case
                    && k < i
                    && !matches!(a.shape, Shape::Null)
                    && !matches!(b.shape, Shape::Null);
                if k != i && (encoded || case || union.exclusive && k < i) {
                    let apart = disjoint(a, b, View::Original, self.links, disjoint::FUEL);
                    let apart_when_sent =
                        disjoint(a, b, View::Sent(self.profile), self.links, disjoint::FUEL);
                    if encoded && !(apart && apart_when_sent) {
                        self.violate(Rule::AmbiguousEncoding, at);
                        return;
                    }
                    if !encoded && apart && !apart_when_sent && !self.encodes(b) {
                        self.violate(Rule::LiteralCase, at);
                        return;
                    }
                    if union.exclusive && !apart {
                        self.violate(Rule::ExclusiveUnion, at);
                        return;
                    }
                }
                k += 1;
            }
            i += 1;
        }
    }

    const fn reference(
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
                        Scope::Whole => index != 0 && self.is_gated(definition),
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

    const fn literals(
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

    const fn positions(
        &mut self,
        schema: &'a Schema<'a>,
        items: PositionItems<'a>,
        at: &Path<'_>,
        depth: u64,
        style: Style,
    ) {
        self.note(What::Encoding(Encoding::Positions), at, None);
        self.counts.reach(depth + 1);
        if !self.text.on {
            self.check_positions(items, at, depth + 1);
            return;
        }
        self.text.open(b'{');
        self.type_name("object");
        self.annotations(&schema.annotations, style);
        self.text.key("properties");
        self.text.open(b'{');
        let count = items.len();
        self.count_positions(count);
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
        let count = items.len();
        self.count_positions(count);
        let mut i = 0;
        while i < count {
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

    const fn object(
        &mut self,
        schema: &'a Schema<'a>,
        shape: &Object<'a>,
        at: &Path<'_>,
        depth: u64,
        style: Style,
    ) {
        if !self.text.on
            && let Object {
                additional: Additional::Closed,
                min_properties: None,
                max_properties: None,
                ..
            } = shape
        {
            self.counts.reach(depth + 1);
            self.check_properties(shape, at, depth + 1);
            return;
        }
        let mut null_for_absent = false;
        let counted = shape.min_properties.is_some() || shape.max_properties.is_some();
        let mut i = 0;
        while counted && i < shape.properties.len() {
            null_for_absent |= matches!(
                property::presence(&shape.properties[i], self.links, self.profile),
                Presence::NullForAbsent
            );
            i += 1;
        }
        let form = object::form(schema, shape, null_for_absent, self.profile);
        self.leave(form.local, at);
        match form.sent {
            Sent::Refused(rule) => self.violate(rule, at),
            Sent::Entries => {
                self.entries_of(schema, shape, form.count, at, depth, style);
                return;
            }
            Sent::Object => {}
        }
        self.counts.reach(depth + 1);
        self.text.open(b'{');
        self.type_name("object");
        self.annotations(&schema.annotations, style);
        if !shape.properties.is_empty() || shape.is_closed() {
            self.text.key("properties");
            self.text.open(b'{');
            let order = self.profile.objects.order.value;
            if !self.text.on {
                self.check_properties(shape, at, depth + 1);
            } else if matches!(order, crate::profile::Order::RequiredFirst) {
                self.properties(shape, Some(true), at, depth + 1);
                self.properties(shape, Some(false), at, depth + 1);
            } else {
                self.properties(shape, None, at, depth + 1);
            }
            self.text.close(b'}');
            self.required(shape, at);
        }
        match shape.additional {
            Additional::Closed => self.text.text(",\"additionalProperties\":false"),
            Additional::Open => {}
            Additional::Values(values) => {
                self.text.key("additionalProperties");
                self.node(values, &at.to(Step::Value), depth + 1, Style::PLAIN);
            }
        }
        if form.count {
            self.count("minProperties", shape.min_properties);
            self.count("maxProperties", shape.max_properties);
        }
        self.text.close(b'}');
    }

    /// Walks properties without writing them. Most need no more than a count.
    const fn check_properties(&mut self, shape: &Object<'a>, at: &Path<'_>, depth: u64) {
        let takes_options = self.profile.unions.any_of.holds();
        let any_name = matches!(self.profile.objects.names.value, Names::Any);
        let counts_names = matches!(self.profile.limits.characters.value, Some(_));
        let (mut plain, mut options) = (0, 0);
        let (mut i, end) = (0, shape.properties.len());
        while i < end {
            let property = &shape.properties[i];
            let is_option = takes_options && property.schema.is_bare_option();
            // Where nothing in the graph changes form, nothing has another name.
            if property.required
                && (is_option || property.schema.is_bare())
                && (any_name
                    || !self.graph_encodes
                    || !property::is_renamed(property, self.profile))
            {
                plain += 1;
                options += is_option as u64;
            } else {
                let presence = property::presence(property, self.links, self.profile);
                self.property(shape, property, i, presence, at, depth);
                i += 1;
                continue;
            }
            if counts_names {
                self.count_characters(property.name);
            }
            i += 1;
        }
        self.counts.properties = self.counts.properties.saturating_add(plain);
        self.counts.unions = self.counts.unions.saturating_add(options);
    }

    /// Counts the characters of a name, where somebody asks for them.
    const fn count_characters(&mut self, name: &str) {
        let count = match self.count {
            Count::Characters => chars(name),
            Count::Bytes => name.len() as u64,
        };
        self.counts.characters = self.counts.characters.saturating_add(count);
    }

    /// Writes properties: all, or those that are required when sent, or those that are not.
    const fn properties(
        &mut self,
        shape: &Object<'a>,
        required: Option<bool>,
        at: &Path<'_>,
        depth: u64,
    ) {
        let mut i = 0;
        while i < shape.properties.len() {
            let property = &shape.properties[i];
            let presence = property::presence(property, self.links, self.profile);
            let is_optional = matches!(presence, Presence::Optional);
            if match required {
                Some(required) => required != is_optional,
                None => true,
            } {
                self.property(shape, property, i, presence, at, depth);
            }
            i += 1;
        }
    }

    const fn property(
        &mut self,
        shape: &Object<'a>,
        property: &'a Property<'a>,
        index: usize,
        presence: Presence,
        at: &Path<'_>,
        depth: u64,
    ) {
        let step = at.to(Step::Property(property.name));
        self.counts.properties = self.counts.properties.saturating_add(1);
        // Where nothing in the graph changes form, nothing has another name.
        let renamed = self.graph_encodes && property::is_renamed(property, self.profile);
        self.text.comma();
        self.property_name(property, renamed, index);
        self.text.byte(b':');
        if renamed {
            self.note(What::Encoding(Encoding::Renamed), &step, None);
            if property::collides(shape, index) {
                self.violate(Rule::PropertyName, &step);
            }
        }
        match presence {
            Presence::Optional => self.counts.optionals = self.counts.optionals.saturating_add(1),
            Presence::NullForAbsent => {
                self.note(What::Encoding(Encoding::NullForAbsent), &step, None)
            }
            Presence::Refused => self.violate(Rule::AbsentAndNull, &step),
            Presence::Required => {}
        }
        let nullable = matches!(presence, Presence::NullForAbsent);
        if !self.text.on && !nullable && property.schema.is_bare() {
            return;
        }
        self.node(
            property.schema,
            &step,
            depth,
            Style {
                nullable,
                annotated: true,
            },
        );
    }

    const fn property_name(&mut self, property: &Property<'_>, renamed: bool, index: usize) {
        if renamed {
            let mut buffer = [0; MAX_NAME];
            let len = property::wire_name(property.name, index, &mut buffer);
            self.counts.characters = self.counts.characters.saturating_add(len as u64);
            self.text.ascii_string(&buffer, len);
        } else {
            self.count_characters(property.name);
            self.text.string(property.name);
        }
    }

    const fn required(&mut self, shape: &Object<'a>, at: &Path<'_>) {
        if !self.text.on {
            return;
        }
        self.text.key("required");
        self.text.open(b'[');
        // Names are counted where they are declared.
        let characters = self.counts.characters;
        let mut any = false;
        let mut i = 0;
        while i < shape.properties.len() {
            let property = &shape.properties[i];
            if !matches!(
                property::presence(property, self.links, self.profile),
                Presence::Optional
            ) {
                self.text.comma();
                let renamed = property::is_renamed(property, self.profile);
                self.property_name(property, renamed, i);
                any = true;
            }
            i += 1;
        }
        self.counts.characters = characters;
        self.text.close(b']');
        if any && self.profile.objects.required_slips.holds() {
            self.note(What::Asked(Kind::Required), at, None);
        }
    }

    const fn entries_of(
        &mut self,
        schema: &'a Schema<'a>,
        shape: &Object<'a>,
        count: bool,
        at: &Path<'_>,
        depth: u64,
        style: Style,
    ) {
        let Additional::Values(values) = shape.additional else {
            return;
        };
        self.note(What::Encoding(Encoding::Entries), at, None);
        self.note(What::Local(Kind::UniqueKeys), at, None);
        self.counts.reach(depth + 1);
        self.counts.properties = self.counts.properties.saturating_add(2);
        self.counts.characters = self.counts.characters.saturating_add(8);
        self.text.open(b'{');
        self.type_name("array");
        self.annotations(&schema.annotations, style);
        self.text.key("items");
        self.text
            .text("{\"type\":\"object\",\"properties\":{\"key\":{\"type\":\"string\"},\"value\":");
        self.node(values, &at.to(Step::Value), depth + 1, Style::PLAIN);
        self.text
            .text("},\"required\":[\"key\",\"value\"],\"additionalProperties\":false}");
        if count {
            self.count("minItems", shape.min_properties);
            self.count("maxItems", shape.max_properties);
        }
        self.text.close(b'}');
    }
}

const STRINGS: u8 = 0;
const INTEGERS: u8 = 1;
const NUMBERS: u8 = 2;
const BOOLEANS: u8 = 3;
const NULLS: u8 = 4;
const CLASSES: u8 = 5;

/// What stands at the positions of a tuple or of an array of fixed size.
#[derive(Clone, Copy)]
enum PositionItems<'a> {
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
