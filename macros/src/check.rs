//! `isoform::check!(Page<Item>: openai, gemini(check_locally(string_length)));`

use proc_macro2::TokenStream;
use quote::{ToTokens, quote};
use syn::parse::{Parse, ParseStream};
use syn::punctuated::Punctuated;
use syn::{Path, Token, Type};

use crate::errors::Errors;
use crate::expand::spans::call_at_type;
use crate::profiles::Profile;

/// The facade's path, the type and the profiles.
struct Check {
    facade: Path,
    ty: Type,
    profiles: Vec<Profile>,
}

impl Parse for Check {
    fn parse(input: ParseStream<'_>) -> syn::Result<Check> {
        let facade = input.call(Path::parse_mod_style)?;
        input.parse::<Token![;]>()?;
        let ty = input.parse()?;
        input.parse::<Token![:]>()?;
        let profiles = Punctuated::<Profile, Token![,]>::parse_terminated(input)?;
        Ok(Check {
            facade,
            ty,
            profiles: profiles.into_iter().collect(),
        })
    }
}

/// Expands the macro to one check on all profiles.
pub(crate) fn expand(tokens: TokenStream) -> TokenStream {
    let check: Check = match syn::parse2(tokens) {
        Ok(check) => check,
        Err(error) => return error.to_compile_error(),
    };
    let mut errors = Errors::default();
    if check.profiles.is_empty() {
        errors.at(
            &check.ty,
            "this check says nothing: name a profile behind the colon, for example `openai`",
        );
    }
    Profile::validate(&check.profiles, &mut errors);
    if !errors.is_empty() {
        return errors.into_tokens();
    }
    let Check {
        facade,
        ty,
        profiles,
    } = check;
    let name = ty
        .to_token_stream()
        .to_string()
        .replace(" < ", "<")
        .replace(" >", ">")
        .replace(" ,", ",")
        .replace(" ;", ";")
        .replace(" :: ", "::")
        .replace(":: ", "::")
        .replace("& ", "&");
    let gates = Profile::gates(&profiles, &facade);
    let call = call_at_type(
        quote!(#facade::__private::schema),
        quote!(&[#gates], #name, <#ty as #facade::StructuredOutput>::SCHEMA),
        &ty,
    );
    quote!(#[allow(unused_parens)] const _: () = #call;)
}
