//! The code that an item turns into.

mod body;
mod constrain;
mod flatten;
mod gates;
mod identity;
mod parts;
pub(crate) mod spans;
mod tools;

pub(crate) use parts::bounded;

use proc_macro2::TokenStream;
use quote::{format_ident, quote, quote_spanned};
use syn::ext::IdentExt;
use syn::{DeriveInput, GenericParam};

use crate::errors::Errors;
use crate::fallback;
use crate::item::{Body, Item};
use crate::validate;
use parts::Parts;

/// Expands the hidden derive.
pub(crate) fn derive(tokens: TokenStream) -> TokenStream {
    let input: DeriveInput = match syn::parse2(tokens) {
        Ok(input) => input,
        Err(error) => return error.to_compile_error(),
    };
    let mut errors = Errors::default();
    let item = Item::read(&input, &mut errors);
    validate::item(&item, &mut errors);
    if !errors.is_empty() {
        return fallback::derive(&input, &item.words, errors);
    }
    match &item.body {
        Body::Enum(_, variants) if item.words.tools.is_some() => tools::expand(&item, variants),
        Body::Enum(..) | Body::Struct(_) => expand(&item),
    }
}

fn expand(item: &Item) -> TokenStream {
    let mut parts = Parts::new(item);
    body::root(item, &mut parts);
    let parts_impl = parts.implementation();
    let schema = if item.is_generic() {
        inlined(item)
    } else {
        named(item, &parts)
    };
    let gates = gates::checks(item, &parts);
    let examples = examples(item, &parts);
    let block = block(&quote!(#parts_impl #schema #gates));
    quote!(#block #examples)
}

/// What nobody is to see, in a block of its own.
fn block(content: &TokenStream) -> TokenStream {
    quote! {
        #[doc(hidden)]
        #[allow(
            missing_docs,
            unused_parens,
            unused_qualifications,
            unreachable_pub,
            non_upper_case_globals,
            clippy::all,
            clippy::pedantic,
            clippy::restriction,
            clippy::nursery
        )]
        const _: () = {
            #content
        };
    }
}

/// A test that the examples are values of the schema: the validator is not to be had in const evaluation.
///
/// It stands beside the item, since tests inside a block are not run.
fn examples(item: &Item, parts: &Parts<'_>) -> Option<TokenStream> {
    if item.examples().is_empty() {
        return None;
    }
    let facade = &parts.facade;
    let place = parts.place();
    let name = format_ident!("__isoform_examples_of_{}", item.ident.unraw());
    let check = if item.words.tools.is_some() {
        quote!(#facade::__private::check_tool_examples::<#place>())
    } else {
        quote!(#facade::__private::check_examples(&<#place as #facade::StructuredOutput>::contract()))
    };
    Some(quote! {
        #[cfg(test)]
        #[::core::prelude::v1::test]
        #[allow(non_snake_case)]
        fn #name() {
            #check;
        }
    })
}

/// A type without parameters: its schema lives in a static, and is referred to.
///
/// Building the static reads the constants of the field types and never follows a reference, so that types may reach
/// themselves.
fn named(item: &Item, parts: &Parts<'_>) -> TokenStream {
    let facade = &parts.facade;
    let ir = &parts.ir;
    let (rust_name, name) = (item.ident.to_string(), item.name());
    let (id, version) = (
        optional(item.words.id.as_ref()),
        optional(item.words.version.as_ref()),
    );
    let hash = identity::distinct(item.hash);
    let gates = gates::listed(item);
    let profiles = gates::profiles(item, parts);
    let ident = &item.ident;
    let root = parts.last_outside();
    let is_struct = flatten::is_struct(item, facade);
    let (impl_generics, ty_generics, where_clause) = item.generics.split_for_impl();
    quote! {
        static __ISOFORM_DEFINITION: #ir::Definition<'static> = #ir::Definition {
            name: #name,
            identity: #ir::Identity::of(
                ::core::module_path!(),
                #rust_name,
                ::core::file!(),
                ::core::line!(),
                ::core::column!(),
                match ::core::option_env!("CARGO_PKG_VERSION") {
                    ::core::option::Option::Some(version) => version,
                    ::core::option::Option::None => "",
                },
                #hash,
            ),
            id: #id,
            version: #version,
            schema: *#root,
            gates: #gates,
        };

        #[automatically_derived]
        impl #impl_generics #facade::StructuredOutput for #ident #ty_generics #where_clause {
            const SCHEMA: &'static #ir::Schema<'static> =
                &#ir::Schema::of(#ir::Shape::Reference(#ir::Link::to(&__ISOFORM_DEFINITION)));
            #is_struct
        }

        #profiles
    }
}

/// A type with parameters: its schema is written out where it is used.
fn inlined(item: &Item) -> TokenStream {
    let facade = item.words.facade();
    let generics = bounded(item, &facade);
    let (impl_generics, _, where_clause) = generics.split_for_impl();
    let (_, ty_generics, _) = item.generics.split_for_impl();
    let ident = &item.ident;
    let is_struct = flatten::is_struct(item, &facade);
    quote_spanned! {proc_macro2::Span::call_site()=>
        #[automatically_derived]
        impl #impl_generics #facade::StructuredOutput for #ident #ty_generics #where_clause {
            const SCHEMA: &'static #facade::__private::ir::Schema<'static> =
                <Self as __IsoformParts>::__ISOFORM_ROOT;
            #is_struct
        }
    }
}

/// A value or `None`, with names that no prelude is needed for.
pub(crate) fn optional(value: Option<impl quote::ToTokens>) -> TokenStream {
    match value {
        Some(value) => quote!(::core::option::Option::Some(#value)),
        None => quote!(::core::option::Option::None),
    }
}

/// The type with `'static` for its lifetimes, for use outside the impls.
pub(crate) fn at_static(item: &Item) -> TokenStream {
    let ident = &item.ident;
    let arguments = item
        .generics
        .params
        .iter()
        .map(|parameter| match parameter {
            GenericParam::Lifetime(_) => quote!('static),
            GenericParam::Type(parameter) => {
                let ident = &parameter.ident;
                quote!(#ident)
            }
            GenericParam::Const(parameter) => {
                let ident = &parameter.ident;
                quote!(#ident)
            }
        });
    if item.generics.params.is_empty() {
        quote!(#ident)
    } else {
        quote!(#ident<#(#arguments),*>)
    }
}
