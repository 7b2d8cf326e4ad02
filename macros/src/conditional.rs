//! `cfg_attr` around serde's or our words.

use proc_macro2::TokenStream;
use quote::ToTokens;
use syn::punctuated::Punctuated;
use syn::{Attribute, Data, DeriveInput, Meta, Token};

use crate::errors::Errors;
use crate::serde_words::is_derive;

/// Refuses `cfg_attr` that carries serde's or our words: the attribute must see them to complete the item.
pub(crate) fn refuse(input: &DeriveInput, errors: &mut Errors) {
    for attribute in attributes(input).filter(|attribute| attribute.path().is_ident("cfg_attr")) {
        if let Meta::List(list) = &attribute.meta
            && carries_words(&list.tokens)
        {
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
    attributes(input)
        .any(|attribute| attribute.path().is_ident("cfg") || attribute.path().is_ident("cfg_attr"))
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

fn carries_words(tokens: &TokenStream) -> bool {
    let parser = Punctuated::<Meta, Token![,]>::parse_terminated;
    let Ok(metas) = syn::parse::Parser::parse2(parser, tokens.clone()) else {
        return false;
    };
    // The first is the predicate.
    metas.iter().skip(1).any(|meta| match meta {
        Meta::List(list) if list.path.is_ident("cfg_attr") => carries_words(&list.tokens),
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
