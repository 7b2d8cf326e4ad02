//! Tools: each variant is one, and its fields are the parameters.

use std::collections::BTreeMap;

use proc_macro2::Span;
use quote::ToTokens;
use syn::{Attribute, Data, DeriveInput, LitStr, Path};

use crate::container::ContainerWords;
use crate::errors::Errors;
use crate::item::{Body, Content, Field, Item, Variant};
use crate::serde_words::{self, Place};

/// Refuses a spelling of the author's own, which has to be seen before ours is added: a call is stored as its name and its
/// arguments.
pub(crate) fn spelling(input: &DeriveInput, own: &[Path], errors: &mut Errors) {
    // What is misspelled is reported when the item is read as a whole.
    let words = ContainerWords::read(&input.attrs, &mut Errors::default());
    if words.tools.is_none() || !matches!(input.data, Data::Enum(_)) {
        return;
    }
    if let [first, _, ..] = own {
        errors.at(
            first,
            "an enum of `tools` gets serde's traits with the spelling of a call: remove `Serialize` and `Deserialize` here",
        );
    }
    for word in tagging(&input.attrs) {
        errors.span(
            word,
            "a call is written as its name and its arguments, so that `tools` takes no words on tagging: remove this one",
        );
    }
    if let Some(external) = words.external {
        errors.span(
            external,
            "a call is written as its name and its arguments, so that `tools` takes no words on tagging: remove \
             `tagging = external`",
        );
    }
}

/// Where serde's words on tagging stand.
fn tagging(attributes: &[Attribute]) -> Vec<Span> {
    let serde = serde_words::read(attributes, Place::Container, &mut Errors::default());
    let texts = [&serde.tag, &serde.content].into_iter().flatten();
    texts.map(LitStr::span).chain(serde.untagged).collect()
}

/// Checks what is said about tools, and that nothing is said about them where there are none.
pub(super) fn check(item: &Item, errors: &mut Errors) {
    let Some(tools) = item.words.tools else {
        if let Body::Enum(_, variants) = &item.body {
            for span in variants.iter().filter_map(|variant| variant.repairable) {
                errors.span(
                    span,
                    "`repairable` is about the arguments of a tool: write `#[structured_output(tools)]` on the enum, or \
                     remove it",
                );
            }
        }
        return;
    };
    let Body::Enum(_, variants) = &item.body else {
        errors.span(
            tools,
            "`tools` applies to an enum with a variant for each tool: make one whose variant holds this struct",
        );
        return;
    };
    if !item.generics.params.is_empty() {
        errors.at(
            &item.generics,
            "an enum of `tools` takes no parameters, since its calls are read from what a provider sent: name the types",
        );
    }
    item_words(item, errors);
    names(variants, errors);
    for variant in variants {
        parameters(variant, errors);
    }
}

/// A set of tools has no schema of its own that a word could be about.
fn item_words(item: &Item, errors: &mut Errors) {
    let words = &item.words;
    let given = [
        ("id", &words.id),
        ("version", &words.version),
        ("name", &words.name),
        ("title", &words.title),
    ];
    for (word, given) in given {
        if let Some(given) = given {
            errors.at(
                given,
                format!(
                    "a set of tools is not sent as one schema, so that `{word}` has no place: remove it, or write it on a \
                     type that a variant holds"
                ),
            );
        }
    }
    for example in &item.hints.examples {
        errors.span(
            example.span,
            "a set of tools is not sent as one schema, so that `example` has no place: write it on a field of a variant",
        );
    }
}

/// Gateways and models mix up tools whose names differ in letter case alone.
fn names(variants: &[Variant], errors: &mut Errors) {
    let mut seen: BTreeMap<String, &str> = BTreeMap::new();
    for variant in variants {
        if variant.name.is_empty() {
            errors.at(
                &variant.ident,
                "a tool needs a name: write `#[serde(rename = \"..\")]` with one",
            );
        }
        // Two that are wholly alike are reported as two variants of one name.
        match seen.insert(variant.name.to_lowercase(), &variant.name) {
            Some(other) if other != variant.name => errors.at(
                &variant.ident,
                format!(
                    "the tools `{other}` and `{}` differ in letter case alone: rename one",
                    variant.name
                ),
            ),
            _ => {}
        }
    }
}

fn parameters(variant: &Variant, errors: &mut Errors) {
    if let Some(title) = &variant.hints.title {
        errors.at(
            title,
            "no provider takes a title of a tool: write a doc comment, `/// ..`",
        );
    }
    match &variant.content {
        Content::Tuple(_) => errors.at(
            &variant.ident,
            "parameters have names: name the fields, `Variant { .. }`, or hold one struct of named fields",
        ),
        Content::Newtype(field) => the_parameters_themselves(field, errors),
        Content::Unit | Content::Named(_) => {}
    }
}

/// The type that a newtype variant holds is all of the parameters, and no field among them.
fn the_parameters_themselves(field: &Field, errors: &mut Errors) {
    const ELSEWHERE: &str = "what this variant holds is the parameters themselves: write this word on a field of the type \
        that it holds, or remove it";
    if let Some(title) = &field.hints.title {
        errors.at(title, ELSEWHERE);
    }
    let examples = field.hints.examples.iter().map(|example| example.span);
    let words = field.constraints.iter().map(|word| word.span);
    for span in examples.chain(words) {
        errors.span(span, ELSEWHERE);
    }
    if let Some(stand_in) = &field.stand_in {
        errors.at(stand_in.to_token_stream(), ELSEWHERE);
    }
}
