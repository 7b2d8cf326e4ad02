//! Impls that let the rest of the crate compile when the item has errors, so that one mistake is one error.

use proc_macro2::TokenStream;
use quote::quote;
use syn::{Data, DeriveInput, GenericParam, Generics, Ident, Path};

use crate::conditional;
use crate::container::ContainerWords;
use crate::errors::Errors;

/// The errors, the bare item, and stand-ins for the traits that it would have had.
pub(crate) fn attribute(mut input: DeriveInput, ours: bool, errors: Errors) -> TokenStream {
    let words = ContainerWords::read(&input.attrs, &mut Errors::default());
    let facade = words.facade();
    let errors = errors.into_tokens();
    strip(&mut input, ours);
    let schema = stand_in(&words, &input);
    let serde = ours.then(|| serde(&facade, &input.ident, &input.generics));
    quote!(#errors #input #schema #serde)
}

/// The errors and a schema that every profile takes; the item itself stands beside a derive.
pub(crate) fn derive(input: &DeriveInput, words: &ContainerWords, errors: Errors) -> TokenStream {
    let errors = errors.into_tokens();
    let schema = stand_in(words, input);
    quote!(#errors #schema)
}

/// What the item would have been: a set of tools without any, or a type with a schema that every profile takes,
/// so that the types around it have nothing to say.
fn stand_in(words: &ContainerWords, input: &DeriveInput) -> TokenStream {
    let facade = words.facade();
    if words.tools.is_some() && matches!(input.data, Data::Enum(_)) {
        // A set of tools with parameters is one of the mistakes: there is nothing to implement.
        return if input.generics.params.is_empty() {
            tools(&facade, &input.ident)
        } else {
            TokenStream::new()
        };
    }
    schema(&facade, &input.ident, &input.generics)
}

fn tools(facade: &Path, ident: &Ident) -> TokenStream {
    quote! {
        #[automatically_derived]
        impl #facade::ToolSet for #ident {
            fn __tools() -> &'static [#facade::__private::tools::Tool<'static>] {
                &[]
            }
        }
    }
}

/// Takes away the attributes that no derive is left to know.
fn strip(input: &mut DeriveInput, ours: bool) {
    let keep = |attribute: &syn::Attribute| {
        !(attribute.path().is_ident("structured")
            || ours && attribute.path().is_ident("serde")
            || conditional::carries_words(attribute))
    };
    // The hidden derive, and serde's where they are ours, were put first.
    input.attrs.remove(0);
    input.attrs.retain(keep);
    let parts: Vec<&mut syn::Fields> = match &mut input.data {
        Data::Struct(data) => vec![&mut data.fields],
        Data::Enum(data) => data
            .variants
            .iter_mut()
            .map(|variant| {
                variant.attrs.retain(keep);
                &mut variant.fields
            })
            .collect(),
        Data::Union(_) => Vec::new(),
    };
    for field in parts.into_iter().flatten() {
        field.attrs.retain(keep);
    }
}

fn schema(facade: &Path, ident: &Ident, generics: &Generics) -> TokenStream {
    let (impl_generics, ty_generics, where_clause) = generics.split_for_impl();
    let ir = quote!(#facade::__private::ir);
    quote! {
        #[automatically_derived]
        impl #impl_generics #facade::StructuredOutput for #ident #ty_generics #where_clause {
            const SCHEMA: &'static #ir::Schema<'static> =
                &#ir::Schema::of(#ir::Shape::Object(#ir::Object {
                    properties: &[],
                    additional: #ir::Additional::Closed,
                    min_properties: ::core::option::Option::None,
                    max_properties: ::core::option::Option::None,
                }));
            const IS_STRUCT: ::core::primitive::bool = true;
        }
    }
}

fn serde(facade: &Path, ident: &Ident, generics: &Generics) -> TokenStream {
    let serde = quote!(#facade::__private::serde);
    let (impl_generics, ty_generics, where_clause) = generics.split_for_impl();
    let mut reading = generics.clone();
    reading
        .params
        .insert(0, GenericParam::Lifetime(syn::parse_quote!('__isoform)));
    let (reading_generics, _, _) = reading.split_for_impl();
    quote! {
        #[automatically_derived]
        impl #impl_generics #serde::Serialize for #ident #ty_generics #where_clause {
            fn serialize<__S: #serde::Serializer>(
                &self,
                _: __S,
            ) -> ::core::result::Result<__S::Ok, __S::Error> {
                ::core::unreachable!()
            }
        }
        #[automatically_derived]
        impl #reading_generics #serde::Deserialize<'__isoform> for #ident #ty_generics #where_clause {
            fn deserialize<__D: #serde::Deserializer<'__isoform>>(
                _: __D,
            ) -> ::core::result::Result<Self, __D::Error> {
                ::core::unreachable!()
            }
        }
    }
}
