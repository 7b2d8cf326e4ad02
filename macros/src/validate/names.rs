//! Names on the wire differ, and no name under which something is only read is one that something else is written under.

use std::collections::BTreeSet;

use syn::LitStr;

use crate::errors::Errors;
use crate::item::{Body, Content, Field, Item, Tagging, Variant};

/// Checks the names of variants and of properties.
pub(super) fn check(item: &Item, errors: &mut Errors) {
    match &item.body {
        Body::Struct(content) => {
            properties(content, errors);
            aliases_in_open(item, content, errors);
        }
        Body::Enum(tagging, list) => {
            variants(tagging, list, errors);
            for variant in list {
                properties(&variant.content, errors);
                aliases_in_open(item, &variant.content, errors);
                aliases_in(tagging, variant, errors);
            }
        }
    }
}

fn variants(tagging: &Tagging, variants: &[Variant], errors: &mut Errors) {
    if matches!(tagging, Tagging::Untagged) {
        for alias in variants.iter().flat_map(|variant| &variant.aliases) {
            errors.at(
                alias,
                "an untagged variant has no name on the wire: remove `alias`",
            );
        }
        return;
    }
    let mut seen = BTreeSet::new();
    for variant in variants {
        if !seen.insert(variant.name.clone()) {
            errors.at(
                &variant.ident,
                format!(
                    "two variants are called `{}` on the wire: rename one",
                    variant.name
                ),
            );
        }
    }
    for variant in variants {
        aliases(&variant.aliases, &mut seen, "variant", errors);
    }
}

fn properties(content: &Content, errors: &mut Errors) {
    let Content::Named(fields) = content else {
        return;
    };
    let mut seen = BTreeSet::new();
    for field in named(fields) {
        if !seen.insert(field.name.clone()) {
            errors.span(
                field.name_span,
                format!(
                    "two fields are called `{}` on the wire: rename one",
                    field.name
                ),
            );
        }
    }
    for field in named(fields) {
        aliases(&field.aliases, &mut seen, "field", errors);
    }
}

/// serde takes the first of two that are read under one name.
fn aliases(list: &[LitStr], seen: &mut BTreeSet<String>, what: &str, errors: &mut Errors) {
    for alias in list {
        if !seen.insert(alias.value()) {
            errors.at(
                alias,
                format!(
                    "a {what} is called `{}` already, so that serde would read one as the other: remove this alias",
                    alias.value()
                ),
            );
        }
    }
}

/// Where the names of properties tell variants apart, or stand beside the tag, an alias would blur that.
fn aliases_in(tagging: &Tagging, variant: &Variant, errors: &mut Errors) {
    for alias in variant
        .content
        .fields()
        .iter()
        .flat_map(|field| &field.aliases)
    {
        match tagging {
            Tagging::Untagged => errors.at(
                alias,
                "`serde(alias)` in an untagged enum is refused: serde would read what another variant wrote as this one; \
                 remove it, or tag the enum: `#[serde(tag = \"..\")]`",
            ),
            Tagging::Internal(tag) if tag.value() == alias.value() => errors.at(
                alias,
                "this alias is the name of the enum's tag: remove it, or give the enum another tag: `#[serde(tag = \"..\")]`",
            ),
            _ => {}
        }
    }
}

/// An open type has every unknown property, and with them one of an alias's name.
fn aliases_in_open(item: &Item, content: &Content, errors: &mut Errors) {
    let Content::Named(fields) = content else {
        return;
    };
    if item.closed {
        return;
    }
    for field in named(fields) {
        for alias in &field.aliases {
            errors.at(
                alias,
                format!(
                    "`serde(alias)` on an open type is refused: serde would read an unknown property of this name as \
                     `{}`; close the type: `#[serde(deny_unknown_fields)]`, or remove the alias",
                    field.name
                ),
            );
        }
    }
}

/// The fields that are written under a name.
fn named(fields: &[Field]) -> impl Iterator<Item = &Field> {
    fields.iter().filter(|field| !field.flattened)
}
