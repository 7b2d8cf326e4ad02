//! `schemars::JsonSchema` for the item, where the facade has its feature `schemars`.

use proc_macro2::TokenStream;
use quote::quote;
use syn::DeriveInput;

use crate::expand::bounded;
use crate::item::Item;

/// A call of the facade's macro, which knows whether the feature is on; nothing where the item derives the trait itself.
pub(crate) fn implementation(input: &DeriveInput, item: &Item) -> TokenStream {
    if derives_it(input) {
        return TokenStream::new();
    }
    let facade = item.words.facade();
    let generics = bounded(item, &facade);
    let (impl_generics, _, where_clause) = generics.split_for_impl();
    let (_, ty_generics, _) = item.generics.split_for_impl();
    let ident = &item.ident;
    // The item is there only where its `cfg` holds.
    let cfg = input.attrs.iter().filter(|a| a.path().is_ident("cfg"));
    quote!(#(#cfg)* #facade::__private::json_schema! { (#impl_generics) (#ident #ty_generics) (#where_clause) })
}

fn derives_it(input: &DeriveInput) -> bool {
    let mut found = false;
    for attribute in input.attrs.iter().filter(|a| a.path().is_ident("derive")) {
        // A derive that cannot be read is rustc's to report.
        let _ = attribute.parse_nested_meta(|meta| {
            found |= meta
                .path
                .segments
                .last()
                .is_some_and(|last| last.ident == "JsonSchema");
            Ok(())
        });
    }
    found
}
