//! The checks that fail the build.

use proc_macro2::{Delimiter, Group, TokenStream};
use quote::{ToTokens, quote, quote_spanned};
use syn::spanned::Spanned;

use super::parts::Parts;
use crate::item::Item;
use crate::validate::last_span;

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
        let first = field
            .ty
            .to_token_stream()
            .into_iter()
            .next()
            .map_or_else(|| field.ty.span(), |token| token.span());
        let call = |function: TokenStream, arguments: TokenStream| {
            let mut arguments = Group::new(Delimiter::Parenthesis, arguments);
            arguments.set_span(last_span(&field.ty));
            quote!(const _: () = #function #arguments;)
        };
        let sound = call(
            quote_spanned!(first=> #facade::__private::one_null),
            quote!(#schema),
        );
        let gates = item.words.profiles.iter().map(|profile| {
            let (constant, accepted) = (profile.constant(facade), profile.accepted(facade));
            call(
                quote_spanned!(first=> #facade::__private::field),
                quote!(&#constant, #accepted, #name, #path, #schema),
            )
        });
        quote!(#sound #(#gates)*)
    });
    quote!(#(#checks)*)
}

/// One check of the whole type for each profile.
pub(crate) fn whole(item: &Item, parts: &Parts<'_>) -> TokenStream {
    let facade = &parts.facade;
    let checks = item.words.profiles.iter().map(|profile| {
        let (constant, accepted) = (profile.constant(facade), profile.accepted(facade));
        let function = quote_spanned!(item.ident.span()=> #facade::__private::whole);
        let mut arguments = Group::new(
            Delimiter::Parenthesis,
            quote!(&#constant, #accepted, &__ISOFORM_DEFINITION),
        );
        arguments.set_span(item.ident.span());
        quote!(const _: () = #function #arguments;)
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
