//! An enum of tools: a schema for the parameters of each variant, its check, and the list of all.

use proc_macro2::TokenStream;
use quote::{format_ident, quote};

use super::body::{object, with_fields, with_held};
use super::parts::Parts;
use super::spans::{call, call_at_type};
use super::{block, constrain, examples, gates, identity, optional};
use crate::item::{Content, Item, Variant};
use crate::profiles::Profile;

/// Expands the whole item.
pub(super) fn expand(item: &Item, variants: &[Variant]) -> TokenStream {
    let mut parts = Parts::new(item);
    let schemas: Vec<TokenStream> = variants
        .iter()
        .enumerate()
        .map(|(i, variant)| schema(item, variant, i, &mut parts))
        .collect();
    let implementation = implementation(item, variants, &schemas, &parts);
    let parts_impl = parts.implementation();
    let checks = checks(item, variants, &schemas, &parts);
    let fields = gates::fields(item, &parts, None);
    let block = block(&quote!(#parts_impl #implementation #checks #fields));
    let examples = examples(item, &parts);
    quote!(#block #examples)
}

/// Adds the schema of a tool's parameters, and gives the expression that reads it from outside the impl.
fn schema(item: &Item, variant: &Variant, i: usize, parts: &mut Parts<'_>) -> TokenStream {
    let name = format!("TOOL_{i}");
    let path = path(variant);
    let value = match &variant.content {
        Content::Newtype(field) => {
            let tools = tools(parts);
            let inner = constrain::field(field, path, parts);
            let inner = parts.tokens(&inner);
            let call = call_at_type(quote!(#tools::parameters), inner, &field.ty);
            quote!(&#call)
        }
        Content::Named(fields) => {
            let object = with_fields(&name, None, fields, item.closed, &path, parts);
            parts.tokens(&object)
        }
        // Positions were refused. What takes nothing takes nothing, also where the others are open.
        Content::Unit | Content::Tuple(_) => {
            let empty = object(&[], true, parts);
            parts.tokens(&empty)
        }
    };
    parts.schema(&name, value);
    parts.last_outside()
}

fn path(variant: &Variant) -> String {
    format!("$.{}", variant.name)
}

/// `facade::__private::tools`.
fn tools(parts: &Parts<'_>) -> TokenStream {
    let facade = &parts.facade;
    quote!(#facade::__private::tools)
}

fn implementation(
    item: &Item,
    variants: &[Variant],
    schemas: &[TokenStream],
    parts: &Parts<'_>,
) -> TokenStream {
    let (facade, tools) = (&parts.facade, tools(parts));
    let list = variants.iter().zip(schemas).map(|(variant, schema)| {
        let name = &variant.name;
        let description = optional(with_held(&variant.hints, &variant.content).description);
        let repairable = variant.repairable.is_some();
        quote!(#tools::Tool {
            name: #name,
            description: #description,
            repairable: #repairable,
            schema: #schema,
        })
    });
    let ident = &item.ident;
    let private = private(parts);
    let gates = gates::listed(item);
    quote! {
        static __ISOFORM_TOOLS: &[#tools::Tool<'static>] = &[#(#list),*];

        #[automatically_derived]
        impl #facade::ToolSet for #ident {
            fn tools() -> #facade::Tools<Self> {
                static __ISOFORM_SET: #facade::__private::LazyLock<#facade::Tools<#ident>> =
                    #facade::__private::LazyLock::new(#facade::Tools::<#ident>::of);
                ::core::clone::Clone::clone(&*__ISOFORM_SET)
            }

            fn __tools() -> &'static [#tools::Tool<'static>] {
                __ISOFORM_TOOLS
            }

            fn __gates() -> &'static [#private::Gate<'static>] {
                #gates
            }
        }
    }
}

/// The checks that each variant and the set need, beside those of the fields.
fn checks(
    item: &Item,
    variants: &[Variant],
    schemas: &[TokenStream],
    parts: &Parts<'_>,
) -> TokenStream {
    if item.words.profiles.is_empty() {
        return TokenStream::new();
    }
    let (facade, private, tools) = (&parts.facade, private(parts), tools(parts));
    let gates = Profile::tool_gates(&item.words.profiles, facade);
    let name = item.name();
    let definitions = definitions(item, variants, schemas, parts);
    let clear = (0..variants.len()).map(|i| {
        let definition = definition(i);
        quote!(#private::clears(__ISOFORM_GATES, &#definition, &[]))
    });
    let each = variants.iter().enumerate().map(|(i, variant)| {
        let (definition, path, tool) = (definition(i), path(variant), &variant.name);
        let span = variant.ident.span();
        let whole = call(
            quote!(#private::tool),
            quote!(__ISOFORM_GATES, #name, #path, &#definition),
            span,
            span,
        );
        let named = call(
            quote!(#tools::names),
            quote!(__ISOFORM_GATES, #name, &[#tool]),
            span,
            span,
        );
        quote! {
            const _: () = if !__ISOFORM_CLEAR { #whole };
            const _: () = #named;
        }
    });
    let span = item.ident.span();
    let set = call(
        quote!(#tools::set),
        quote!(__ISOFORM_GATES, #name, __ISOFORM_TOOLS),
        span,
        span,
    );
    quote! {
        const __ISOFORM_GATES: &[#private::Gate<'static>] = &[#gates];
        const __ISOFORM_CLEAR: bool = #(#clear)&&*;
        #definitions
        #(#each)*
        const _: () = #set;
    }
}

fn private(parts: &Parts<'_>) -> TokenStream {
    let facade = &parts.facade;
    quote!(#facade::__private)
}

fn definition(i: usize) -> proc_macro2::Ident {
    format_ident!("__ISOFORM_DEFINITION_{i}")
}

/// A named type for the parameters of each tool, for the checks alone: what a newtype variant holds is checked as a field.
fn definitions(
    item: &Item,
    variants: &[Variant],
    schemas: &[TokenStream],
    parts: &Parts<'_>,
) -> TokenStream {
    let ir = &parts.ir;
    let hash = identity::distinct(item.hash);
    let gates = gates::listed(item);
    let definitions = variants
        .iter()
        .zip(schemas)
        .enumerate()
        .map(|(i, (variant, schema))| {
            let (definition, name) = (definition(i), &variant.name);
            let muted = matches!(variant.content, Content::Newtype(_)).then(|| quote!(.gated()));
            quote! {
                static #definition: #ir::Definition<'static> = #ir::Definition {
                    name: #name,
                    identity: #ir::Identity::of(
                        ::core::module_path!(),
                        #name,
                        ::core::file!(),
                        ::core::line!(),
                        ::core::column!(),
                        "",
                        #hash,
                    ),
                    id: ::core::option::Option::None,
                    version: ::core::option::Option::None,
                    schema: (*#schema) #muted,
                    gates: #gates,
                };
            }
        });
    quote!(#(#definitions)*)
}
