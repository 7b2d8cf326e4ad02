//! The checks that fail the build.

use proc_macro2::TokenStream;
use quote::quote;

use super::parts::Parts;
use super::spans::{call, call_at_type};
use crate::item::Item;

/// One check for each field and profile, and one for what no profile is needed for; each underlines the field's type.
///
/// A check that depends on a type parameter would be skipped in silence by `cargo check`, so a generic type has none.
pub(crate) fn fields(item: &Item, parts: &Parts<'_>) -> TokenStream {
    if item.is_generic() {
        return TokenStream::new();
    }
    let facade = &parts.facade;
    let place = parts.place();
    let name = item.name();
    let checks = parts.fields.iter().map(|field| {
        let (constant, path) = (&field.constant, &field.path);
        let schema = quote!(<#place as __IsoformParts>::#constant);
        let sound = call_at_type(
            quote!(#facade::__private::one_null),
            schema.clone(),
            &field.ty,
        );
        let gates = item.words.profiles.iter().map(|profile| {
            let (constant, accepted) = (profile.constant(facade), profile.accepted(facade));
            call_at_type(
                quote!(#facade::__private::field),
                quote!(&#constant, #accepted, #name, #path, #schema),
                &field.ty,
            )
        });
        quote!(const _: () = #sound; #(const _: () = #gates;)*)
    });
    quote!(#(#checks)*)
}

/// One check of the whole type for each profile.
pub(crate) fn whole(item: &Item, parts: &Parts<'_>) -> TokenStream {
    let facade = &parts.facade;
    let checks = item.words.profiles.iter().map(|profile| {
        let (constant, accepted) = (profile.constant(facade), profile.accepted(facade));
        let call = call(
            quote!(#facade::__private::whole),
            quote!(&#constant, #accepted, &__ISOFORM_DEFINITION),
            item.ident.span(),
            item.ident.span(),
        );
        quote!(const _: () = #call;)
    });
    quote!(#(#checks)*)
}

/// The profiles that the type checks itself, for its parents to know.
pub(crate) fn listed(item: &Item, parts: &Parts<'_>) -> TokenStream {
    let (facade, ir) = (&parts.facade, &parts.ir);
    let gates = item.words.profiles.iter().map(|profile| {
        let (constant, accepted) = (profile.constant(facade), profile.accepted(facade));
        quote!(#ir::Gate { profile: #constant.name, accepted: #accepted })
    });
    quote!(&[#(#gates),*])
}
