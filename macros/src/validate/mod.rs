//! What only the whole item shows: one check each.
//!
//! 1. an enum has a variant
//! 2. names on the wire differ, of variants and of properties (`names`)
//! 3. a title has a schema of its own to stand in
//! 4. an internal tag has a place: no positions, no property of its name, no words for what is not written apart
//! 5. a variant reads what it writes
//! 6. a generic type has no name of its own: no profiles, no id, no way back to itself
//! 7. a given name fits every provider
//! 8. `encode` folds the case of an enum of names
//! 9. `open` and `external` do not contradict serde's words
//! 10. a struct that is flattened is another one
//! 11. what is said about tools is said about tools (`tools`)

mod names;
pub(crate) mod tools;

use proc_macro2::TokenTree;
use quote::ToTokens;
use syn::LitStr;

use crate::constraint::{Constraint, ConstraintKind};
use crate::errors::Errors;
use crate::item::{Body, Content, Field, Item, Tagging};
use crate::profiles::Profile;

/// Runs every check.
pub(crate) fn item(item: &Item, errors: &mut Errors) {
    variants(item, errors);
    names::check(item, errors);
    titles(item, errors);
    internal_tag(item, errors);
    empty_positions(item, errors);
    generic(item, errors);
    contract_name(item, errors);
    encode(item, errors);
    contradictions(item, errors);
    flattened_itself(item, errors);
    tools::check(item, errors);
    Profile::validate(&item.words.profiles, errors);
}

fn variants(item: &Item, errors: &mut Errors) {
    if let Body::Enum(_, variants) = &item.body
        && variants.is_empty()
    {
        errors.at(
            &item.ident,
            "an enum without variants has no values: add a variant that is not skipped",
        );
    }
}

/// Variants without data are values of one list, where only the description has a line for each.
fn titles(item: &Item, errors: &mut Errors) {
    let Body::Enum(Tagging::External, variants) = &item.body else {
        return;
    };
    for variant in variants {
        if let (Content::Unit, Some(title)) = (&variant.content, &variant.hints.title) {
            errors.at(
                title,
                "one name of a list has no title of its own: write a doc comment, `/// ..`",
            );
        }
    }
}

fn internal_tag(item: &Item, errors: &mut Errors) {
    let Body::Enum(Tagging::Internal(tag), variants) = &item.body else {
        return;
    };
    for variant in variants {
        match &variant.content {
            Content::Tuple(_) => errors.at(
                &variant.ident,
                "a variant with positions has no place for a tag: name the fields, or keep the content apart: \
                 `#[serde(tag = \"kind\", content = \"value\")]` on the enum",
            ),
            Content::Named(fields) => {
                for field in fields.iter().filter(|field| !field.flattened) {
                    tag_is_free(field, tag, errors);
                }
            }
            Content::Newtype(field) if mentions(&field.ty, item) => errors.at(
                &field.ty,
                "an enum that holds itself would be tagged twice: name the field, or keep the content apart: \
                 `#[serde(tag = \"kind\", content = \"value\")]` on the enum",
            ),
            Content::Newtype(field) => written_as_the_variant(field, errors),
            Content::Unit => {}
        }
    }
}

/// An internally tagged variant has the properties of the type that it holds, and no place for words of the field.
fn written_as_the_variant(field: &Field, errors: &mut Errors) {
    if let Some(title) = &field.hints.title {
        errors.at(
            title,
            "what this variant holds is written as the variant itself, tag and all: write the title on the variant",
        );
    }
    for example in &field.hints.examples {
        errors.span(
            example.span,
            "what this variant holds is written as the variant itself, tag and all: write the example on the enum",
        );
    }
    for word in &field.constraints {
        errors.span(
            word.span,
            "what this variant holds is written as the variant itself, tag and all: write this word on a field of the \
             type that it holds, or remove it",
        );
    }
}

fn tag_is_free(field: &Field, tag: &LitStr, errors: &mut Errors) {
    if field.name == tag.value() {
        errors.span(
            field.name_span,
            format!(
                "the enum's tag is called `{0}` too: rename the field, or give the enum another tag: \
                 `#[serde(tag = \"..\")]`",
                field.name
            ),
        );
    }
}

/// serde_json writes such a variant as `{"V": []}` and reads the empty list from a value as `null`, which it refuses.
fn empty_positions(item: &Item, errors: &mut Errors) {
    let Body::Enum(Tagging::External, variants) = &item.body else {
        return;
    };
    for variant in variants {
        if matches!(&variant.content, Content::Tuple(fields) if fields.is_empty()) {
            errors.at(
                &variant.ident,
                "serde does not read what it writes for a variant with no positions: remove the parentheses",
            );
        }
    }
}

fn generic(item: &Item, errors: &mut Errors) {
    if !item.is_generic() {
        return;
    }
    let name = &item.ident;
    if let Some(span) = item.words.profiles_span {
        errors.span(
            span,
            format!(
                "what a generic type allows is known only where it is used: check it there, for example \
                 `isoform::check!({name}<Item>: openai);`, and remove `profiles(..)`"
            ),
        );
    }
    for given in [&item.words.id, &item.words.version, &item.words.name]
        .into_iter()
        .flatten()
    {
        errors.at(
            given,
            "a generic type is written out where it is used and has no contract of its own: remove this, or give it to \
             the type that uses it",
        );
    }
    for example in item.examples() {
        errors.span(
            example.span,
            "a generic type is written out where it is used, and its example could not be checked here: give it to the \
             type that uses it",
        );
    }
    for field in item
        .fields()
        .into_iter()
        .filter(|field| mentions(&field.ty, item))
    {
        errors.at(
            &field.ty,
            format!(
                "a generic type is written out where it is used and cannot hold itself: make `{name}` a type without \
                 parameters, or hold the inner values in a type of their own"
            ),
        );
    }
}

/// Whether a type names the item: by its own name alone, or as `Self`.
fn mentions(ty: &syn::Type, item: &Item) -> bool {
    fn walk(tokens: proc_macro2::TokenStream, item: &Item) -> bool {
        let mut after_path = false;
        tokens.into_iter().any(|token| match token {
            TokenTree::Ident(ident) => {
                let whole = !after_path;
                after_path = false;
                whole && (ident == item.ident || ident == "Self")
            }
            TokenTree::Punct(punct) => {
                after_path = punct.as_char() == ':';
                false
            }
            TokenTree::Group(group) => walk(group.stream(), item),
            TokenTree::Literal(_) => false,
        })
    }
    walk(ty.to_token_stream(), item)
}

fn contract_name(item: &Item, errors: &mut Errors) {
    let Some(name) = &item.words.name else {
        return;
    };
    let text = name.value();
    let starts = text.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_');
    let goes_on = text
        .chars()
        .all(|c| c.is_ascii_alphanumeric() || c == '_' || c == '-');
    if !starts || !goes_on || text.len() > 64 {
        errors.at(
            name,
            "a name is at most 64 letters, digits, `_` and `-` of ASCII, and begins with a letter or `_`",
        );
    }
}

fn encode(item: &Item, errors: &mut Errors) {
    let Some(Constraint { span, kind }) = &item.words.encode else {
        return;
    };
    // What `encode` does not know was reported where it was read.
    let ConstraintKind::Encode(encoding) = kind else {
        return;
    };
    let lists_names = match &item.body {
        Body::Enum(Tagging::External, variants) => variants
            .iter()
            .all(|variant| matches!(variant.content, Content::Unit)),
        Body::Enum(..) | Body::Struct(_) => false,
    };
    if encoding != "FoldCase" {
        errors.span(
            *span,
            "an item takes `encode = fold_case` alone: write the others on the field that they are for",
        );
    } else if !lists_names {
        errors.span(
            *span,
            "`encode = fold_case` applies to enums whose variants are plain names, without data or a tag: remove it",
        );
    }
}

fn contradictions(item: &Item, errors: &mut Errors) {
    if let Some(open) = item.words.open {
        if item.closed {
            errors.span(
                open,
                "`open` beside `serde(deny_unknown_fields)`: keep one of them",
            );
        }
        if matches!(
            &item.body,
            Body::Struct(Content::Unit | Content::Newtype(_) | Content::Tuple(_))
        ) {
            errors.span(open, "`open` applies to types with named fields: remove it");
        }
    }
    if let Some(external) = item.words.external {
        match &item.body {
            Body::Struct(_) => errors.span(external, "`tagging` applies to enums: remove it"),
            Body::Enum(Tagging::External, _) => {}
            Body::Enum(..) => errors.span(
                external,
                "`tagging = external` beside `tag`, `content` or `untagged`: keep one of them",
            ),
        }
    }
    if let Body::Struct(Content::Unit) = &item.body
        && item.closed
    {
        errors.span(
            item.ident.span(),
            "`serde(deny_unknown_fields)` on a struct without fields: remove it",
        );
    }
}

fn flattened_itself(item: &Item, errors: &mut Errors) {
    for field in item
        .fields()
        .into_iter()
        .filter(|field| field.flattened && mentions(&field.ty, item))
    {
        errors.at(
            &field.ty,
            "a type cannot be flattened into itself: remove the word and nest the object",
        );
    }
}
