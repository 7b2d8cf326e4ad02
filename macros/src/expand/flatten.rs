//! Flattened structs: their properties in the place of one.

use proc_macro2::TokenStream;
use quote::quote;
use syn::Path;

use super::parts::{Parts, SchemaExpr};
use super::spans::call_at_type;
use super::{body, constrain};
use crate::item::{Body, Content, Field, Item};

/// An object of these fields, some of them flattened, in the order in which serde writes them.
///
/// What is flattened is known to rustc alone, which checks it at the field's type.
pub(super) fn object(
    name: &str,
    tag: Option<(String, TokenStream)>,
    fields: &[Field],
    closed: bool,
    path: &str,
    parts: &mut Parts<'_>,
) -> SchemaExpr {
    let (ir, facade) = (parts.ir.clone(), parts.facade.clone());
    // The tag is taken from the object before its fields are read, and an alias as if it were a name.
    let mut names: Vec<String> = tag.iter().map(|(name, _)| name.clone()).collect();
    for field in fields.iter().filter(|field| !field.flattened) {
        names.push(field.name.clone());
        names.extend(field.aliases.iter().map(syn::LitStr::value));
    }
    let mut before: Vec<TokenStream> = Vec::new();
    let mut list: Vec<TokenStream> = tag
        .into_iter()
        .map(|(_, tag)| quote!(#ir::Part::Own(#tag)))
        .collect();
    for field in fields {
        if !field.flattened {
            let property = body::named(field, path, parts);
            list.push(quote!(#ir::Part::Own(#property)));
            continue;
        }
        let prefix = format!("FLATTENED_{}", parts.fields.len());
        let ty = &field.ty;
        let inner = constrain::field(field, path.to_owned(), parts);
        let inner = parts.tokens(&inner);
        let inner = parts.schema(&format!("{prefix}_INNER"), inner);
        let call = call_at_type(
            quote!(#ir::flattened),
            quote!(#inner, <#ty as #facade::StructuredOutput>::IS_STRUCT, &[#(#names),*], &[#(#before),*]),
            ty,
        );
        let object = parts.constant(&prefix, quote!(&'static #ir::Object<'static>), call);
        before.push(object.clone());
        let seen = gated(&prefix, &object, parts);
        list.push(quote!(#ir::Part::Flattened(#seen)));
    }
    let list = parts.constant(
        &format!("{name}_PARTS"),
        quote!(&'static [#ir::Part]),
        quote!(&[#(#list),*]),
    );
    let all = parts.constant(
        &format!("{name}_ALL"),
        quote!(&'static [#ir::Property<'static>; #ir::FLATTENED_CAPACITY]),
        quote!(&#ir::flattened_properties(#list)),
    );
    let additional = if closed { quote!(Closed) } else { quote!(Open) };
    body::node(quote!(Object(#ir::Object {
        properties: #all.split_at(#ir::flattened_count(#list)).0,
        additional: #ir::Additional::#additional,
        min_properties: ::core::option::Option::None,
        max_properties: ::core::option::Option::None,
    })))
    .buffered()
}

/// The flattened struct, with properties that the field's own check reports on where there is one.
fn gated(prefix: &str, object: &TokenStream, parts: &mut Parts<'_>) -> TokenStream {
    if !parts.is_gated() {
        return object.clone();
    }
    let ir = parts.ir.clone();
    let schemas = parts.constant(
        &format!("{prefix}_SCHEMAS"),
        quote!(&'static [#ir::Schema<'static>; #ir::FLATTENED_CAPACITY]),
        quote!(&#ir::gated_schemas(#object)),
    );
    let properties = parts.constant(
        &format!("{prefix}_PROPERTIES"),
        quote!(&'static [#ir::Property<'static>; #ir::FLATTENED_CAPACITY]),
        quote!(&#ir::gated_properties(#object, #schemas)),
    );
    parts.constant(
        &format!("{prefix}_SEEN"),
        quote!(&'static #ir::Object<'static>),
        quote!(&#ir::Object { properties: #properties.split_at(#object.properties.len()).0, ..*#object }),
    )
}

/// What a type says of itself to those that flatten it; nothing where that is no.
///
/// serde hands a flattened struct the properties of its own list of names. A struct that flattens takes all instead, and
/// one with an alias those of another; one that writes more than it reads would write what the outer type refuses.
pub(super) fn is_struct(item: &Item, facade: &Path) -> Option<TokenStream> {
    if item.writes_more {
        return None;
    }
    match &item.body {
        Body::Struct(Content::Named(fields))
            if fields
                .iter()
                .all(|field| !field.flattened && field.aliases.is_empty()) =>
        {
            Some(quote!(
                const IS_STRUCT: ::core::primitive::bool = true;
            ))
        }
        Body::Struct(Content::Newtype(field))
            if field.stand_in.is_none() && field.constraints.is_empty() =>
        {
            let ty = &field.ty;
            Some(
                quote!(const IS_STRUCT: ::core::primitive::bool = <#ty as #facade::StructuredOutput>::IS_STRUCT;),
            )
        }
        _ => None,
    }
}
