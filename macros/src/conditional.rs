//! `cfg_attr` around serde's or our words.

use proc_macro2::TokenStream;
use quote::ToTokens;
use syn::punctuated::Punctuated;
use syn::{Attribute, Data, DeriveInput, Fields, FieldsNamed, FieldsUnnamed, Meta, Token};

use crate::errors::Errors;
use crate::serde_words::is_derive;

/// Refuses `cfg_attr` that carries serde's or our words: the attribute must see them to complete the item.
pub(crate) fn refuse(input: &DeriveInput, errors: &mut Errors) {
    for attribute in attributes(input) {
        if carries_words(attribute) {
            errors.at(
                attribute,
                "`cfg_attr` around serde's or `structured` words is refused: the schema would depend on it unseen; put \
                 `#[cfg(..)]` on two versions of the field, variant or item",
            );
        }
    }
}

/// Whether a part of the item depends on `cfg`, which only the hidden derive sees resolved.
pub(crate) fn has_cfg(input: &DeriveInput) -> bool {
    attributes(input).any(is_cfg)
}

/// The item without the parts that depend on `cfg`: what is wrong in the others is wrong in any case.
pub(crate) fn certain(input: &DeriveInput) -> DeriveInput {
    let mut input = input.clone();
    match &mut input.data {
        Data::Struct(data) => keep_certain(&mut data.fields),
        Data::Enum(data) => {
            let variants = std::mem::take(&mut data.variants);
            data.variants = variants
                .into_iter()
                .filter(|variant| !variant.attrs.iter().any(is_cfg))
                .map(|mut variant| {
                    keep_certain(&mut variant.fields);
                    variant
                })
                .collect();
        }
        Data::Union(_) => {}
    }
    input
}

fn keep_certain(fields: &mut Fields) {
    let list = match fields {
        Fields::Named(FieldsNamed { named, .. }) => named,
        Fields::Unnamed(FieldsUnnamed { unnamed, .. }) => unnamed,
        Fields::Unit => return,
    };
    *list = std::mem::take(list)
        .into_iter()
        .filter(|field| !field.attrs.iter().any(is_cfg))
        .collect();
}

fn is_cfg(attribute: &Attribute) -> bool {
    attribute.path().is_ident("cfg") || attribute.path().is_ident("cfg_attr")
}

fn attributes(input: &DeriveInput) -> impl Iterator<Item = &Attribute> {
    let (fields, variants) = match &input.data {
        Data::Struct(data) => (data.fields.iter().collect::<Vec<_>>(), Vec::new()),
        Data::Enum(data) => (
            data.variants
                .iter()
                .flat_map(|variant| &variant.fields)
                .collect(),
            data.variants.iter().collect(),
        ),
        Data::Union(_) => (Vec::new(), Vec::new()),
    };
    input
        .attrs
        .iter()
        .chain(fields.into_iter().flat_map(|field| &field.attrs))
        .chain(variants.into_iter().flat_map(|variant| &variant.attrs))
}

/// Whether the attribute is a `cfg_attr` around serde's or our words.
pub(crate) fn carries_words(attribute: &Attribute) -> bool {
    match &attribute.meta {
        Meta::List(list) => list.path.is_ident("cfg_attr") && wraps_words(&list.tokens),
        _ => false,
    }
}

fn wraps_words(tokens: &TokenStream) -> bool {
    let parser = Punctuated::<Meta, Token![,]>::parse_terminated;
    let Ok(metas) = syn::parse::Parser::parse2(parser, tokens.clone()) else {
        return false;
    };
    // The first is the predicate.
    metas.iter().skip(1).any(|meta| match meta {
        Meta::List(list) if list.path.is_ident("cfg_attr") => wraps_words(&list.tokens),
        Meta::List(list) if list.path.is_ident("derive") => {
            list.tokens.clone().into_iter().any(
                |token| matches!(token, proc_macro2::TokenTree::Ident(name) if is_derive(&name)),
            )
        }
        meta => {
            let path = meta.path().to_token_stream().to_string();
            path == "serde" || path == "structured"
        }
    })
}
