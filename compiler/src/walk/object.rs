//! Objects, their properties, and maps as entries.

use super::emit::Style;
use super::{Count, Path, Step, Walk, What};
use crate::ir::{Additional, Kind, Object, Property, Schema, Text};
use crate::profile::{Names, Order};
use crate::rules::object::Sent;
use crate::rules::property::{self, MAX_NAME, Presence};
use crate::rules::{Encoding, Rule, object, string};
use crate::text::chars;

impl<'a> Walk<'_, 'a> {
    pub(super) const fn object(
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
            } else if matches!(order, Order::RequiredFirst) {
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
            Additional::Values(values) | Additional::Keyed { values, .. } => {
                self.text.key("additionalProperties");
                self.node(values, &at.to(Step::Value), depth + 1, Style::PLAIN);
            }
        }
        if let Some(keys) = shape.additional.keys()
            && self.keys(keys, form.sent, at)
        {
            self.text.key("propertyNames");
            self.key_schema(keys);
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
        let counts_names = self.profile.limits.characters.value.is_some();
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
                if counts_names {
                    self.count_characters(property.name);
                }
            } else {
                let presence = property::presence(property, self.links, self.profile);
                self.property(shape, property, i, presence, at, depth);
            }
            i += 1;
        }
        self.counts.properties = self.counts.properties.saturating_add(plain);
        self.counts.unions = self.counts.unions.saturating_add(options);
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

    /// Counts the characters of a name, where somebody asks for them.
    const fn count_characters(&mut self, name: &str) {
        let count = match self.count {
            Count::Characters => chars(name),
            Count::Bytes => name.len() as u64,
        };
        self.counts.characters = self.counts.characters.saturating_add(count);
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

    /// Lists what is not sent of a map's keys; whether anything is.
    const fn keys(&mut self, keys: &Text<'a>, sent: Sent, at: &Path<'_>) -> bool {
        match object::key_form(keys, sent, self.profile) {
            Some(form) => {
                self.leave(form.local, at);
                true
            }
            None => {
                self.leave(string::constraints(keys), at);
                false
            }
        }
    }

    /// Writes the schema of a map's keys.
    const fn key_schema(&mut self, keys: &Text<'a>) {
        self.text.open(b'{');
        self.type_name("string");
        self.text_words(&string::form(keys, self.profile));
        self.text.close(b'}');
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
        let Some(values) = shape.additional.values() else {
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
            .text("{\"type\":\"object\",\"properties\":{\"key\":");
        match shape.additional.keys() {
            Some(keys) if self.keys(keys, Sent::Entries, at) => self.key_schema(keys),
            _ => self.text.text("{\"type\":\"string\"}"),
        }
        self.text.text(",\"value\":");
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
