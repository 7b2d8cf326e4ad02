//! The checks that fail the build.

use proc_macro2::TokenStream;
use quote::quote;

use super::parts::Parts;
use super::spans::{call, call_at_type};
use crate::item::Item;
use crate::profiles::Profile;

/// One check for each field, on all profiles and for what no profile is needed for; it underlines the field's type.
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
        let call = if item.words.profiles.is_empty() {
            call_at_type(quote!(#facade::__private::one_null), schema, &field.ty)
        } else {
            call_at_type(
                quote!(#facade::__private::field),
                quote!(__ISOFORM_GATES, #name, #path, #schema),
                &field.ty,
            )
        };
        quote!(const _: () = #call;)
    });
    quote!(#(#checks)*)
}

/// The check of the whole type on all profiles, and the list of these.
pub(crate) fn whole(item: &Item, parts: &Parts<'_>) -> TokenStream {
    if item.words.profiles.is_empty() {
        return TokenStream::new();
    }
    let facade = &parts.facade;
    let gates = Profile::gates(&item.words.profiles, facade);
    let call = call(
        quote!(#facade::__private::whole),
        quote!(__ISOFORM_GATES, &__ISOFORM_DEFINITION),
        item.ident.span(),
        item.ident.span(),
    );
    quote! {
        const __ISOFORM_GATES: &[#facade::__private::Gate<'static>] = &[#gates];
        const _: () = #call;
    }
}

/// The profiles that the type checks itself, for its parents to know.
pub(crate) fn listed(item: &Item, parts: &Parts<'_>) -> TokenStream {
    let ir = &parts.ir;
    let gates = (0..item.words.profiles.len()).map(|i| {
        // Naming the profiles once more would copy them once more.
        quote!(#ir::Gate {
            profile: __ISOFORM_GATES[#i].0.name,
            signature: __ISOFORM_GATES[#i].0.signature(),
            accepted: __ISOFORM_GATES[#i].1,
        })
    });
    quote!(&[#(#gates),*])
}
