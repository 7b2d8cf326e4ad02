//! The checks that fail the build.

use proc_macro2::TokenStream;
use quote::quote;
use syn::{GenericArgument, PathArguments, Type};

use super::parts::{FieldCheck, FieldPart, Parts};
use super::spans::{call, call_at_type};
use crate::item::{Body, Field, Item, Presence, Tagging};
use crate::profiles::Profile;

/// One check for each field that needs one, on all profiles and for what no profile is needed for; it underlines the
/// field's type. Then one for the whole type. Where the type is cleared, none of them runs.
///
/// A check that depends on a type parameter would be skipped in silence by `cargo check`, so a generic type has none.
pub(crate) fn checks(item: &Item, parts: &Parts<'_>) -> TokenStream {
    if item.is_generic() {
        return TokenStream::new();
    }
    let has_profiles = !item.words.profiles.is_empty();
    let whole = has_profiles.then(|| whole_check(item, parts));
    let fields = fields(item, parts, whole);
    let order = order(item, parts);
    quote!(#fields #order)
}

/// The checks of the fields, and one that shares a constant with those of them that need no profile.
pub(super) fn fields(item: &Item, parts: &Parts<'_>, whole: Option<TokenStream>) -> TokenStream {
    let has_profiles = !item.words.profiles.is_empty();
    let checks = parts
        .fields
        .iter()
        .filter(|field| field.check == FieldCheck::Profiles)
        .map(|field| {
            let call = if has_profiles {
                profile_check(field, item, parts)
            } else {
                null_check(field, parts)
            };
            constant(&call, has_profiles)
        });
    // Each constant costs a build more than its evaluation, so that these share one.
    let mut shared: Vec<TokenStream> = parts
        .fields
        .iter()
        .filter(|field| field.check == FieldCheck::Null)
        .map(|field| null_check(field, parts))
        .collect();
    shared.extend(whole);
    let shared = (!shared.is_empty()).then(|| constant(&quote!(#(#shared);*), has_profiles));
    quote!(#(#checks)* #shared)
}

/// What only the whole type shows, on all profiles.
fn whole_check(item: &Item, parts: &Parts<'_>) -> TokenStream {
    let facade = &parts.facade;
    call(
        quote!(#facade::__private::whole),
        quote!(__ISOFORM_GATES, &__ISOFORM_DEFINITION),
        item.ident.span(),
        item.ident.span(),
    )
}

/// The checks of an untagged enum that no variant's values are read as an earlier one; each underlines the later.
fn order(item: &Item, parts: &Parts<'_>) -> TokenStream {
    let Body::Enum(Tagging::Untagged, variants) = &item.body else {
        return TokenStream::new();
    };
    let facade = &parts.facade;
    let checks = variants.iter().enumerate().skip(1).map(|(i, variant)| {
        let at = variant.ident.span();
        call(
            quote!(#facade::__private::in_order),
            quote!(&__ISOFORM_DEFINITION.schema, #i),
            at,
            at,
        )
    });
    constant(&quote!(#(#checks);*), false)
}

fn profile_check(field: &FieldPart, item: &Item, parts: &Parts<'_>) -> TokenStream {
    let facade = &parts.facade;
    let (name, path, schema) = (item.name(), &field.path, &field.schema);
    call_at_type(
        quote!(#facade::__private::field),
        quote!(__ISOFORM_GATES, #name, #path, #schema),
        &field.ty,
    )
}

fn null_check(field: &FieldPart, parts: &Parts<'_>) -> TokenStream {
    let facade = &parts.facade;
    call_at_type(
        quote!(#facade::__private::sound),
        field.schema.clone(),
        &field.ty,
    )
}

/// A constant that checks, unless the whole type was cleared.
fn constant(check: &TokenStream, has_profiles: bool) -> TokenStream {
    if has_profiles {
        quote!(const _: () = if !__ISOFORM_CLEAR { #check };)
    } else {
        quote!(const _: () = { #check };)
    }
}

/// The check that a field needs, as far as its type's spelling shows.
///
/// Scalars and lists of them without words suit every profile. Should such a name stand for another type, the check of
/// the whole type reports what is wrong.
pub(super) fn needed(field: &Field) -> FieldCheck {
    if field.presence != Presence::Required
        || field.stand_in.is_some()
        || !field.constraints.is_empty()
    {
        return FieldCheck::Profiles;
    }
    match argument(&field.ty, "Option") {
        Some(inner) if is_plain(inner) => FieldCheck::Null,
        None if is_plain(&field.ty) => FieldCheck::None,
        _ => FieldCheck::Profiles,
    }
}

/// Whether the type is written as a scalar, or as a list of scalars.
fn is_plain(ty: &Type) -> bool {
    const SCALARS: &[&str] = &[
        "bool", "char", "String", "i8", "i16", "i32", "i64", "isize", "u8", "u16", "u32", "u64",
        "usize", "f32", "f64",
    ];
    match ty {
        Type::Path(path) if path.qself.is_none() => match path.path.get_ident() {
            Some(name) => SCALARS.iter().any(|scalar| name == scalar),
            None => argument(ty, "Vec").is_some_and(is_plain),
        },
        _ => false,
    }
}

/// The argument of a type that is written as `name<argument>`.
fn argument<'t>(ty: &'t Type, name: &str) -> Option<&'t Type> {
    let Type::Path(path) = ty else {
        return None;
    };
    let segments = &path.path.segments;
    let segment = segments.first().filter(|segment| {
        path.qself.is_none()
            && path.path.leading_colon.is_none()
            && segments.len() == 1
            && segment.ident == name
    })?;
    match &segment.arguments {
        PathArguments::AngleBracketed(list) if list.args.len() == 1 => match list.args.first() {
            Some(GenericArgument::Type(ty)) => Some(ty),
            _ => None,
        },
        _ => None,
    }
}

/// The profiles, and whether the type is cleared on all of them.
pub(crate) fn profiles(item: &Item, parts: &Parts<'_>) -> TokenStream {
    if item.words.profiles.is_empty() {
        return TokenStream::new();
    }
    let facade = &parts.facade;
    let gates = Profile::gates(&item.words.profiles, facade);
    quote! {
        const __ISOFORM_GATES: &[#facade::__private::Gate<'static>] = &[#gates];
        const __ISOFORM_CLEAR: bool =
            #facade::__private::clears(__ISOFORM_GATES, &__ISOFORM_DEFINITION, &[]);
    }
}

/// The profiles that the type checks itself, for its parents to know, and for whoever asks at run time.
pub(crate) fn listed(item: &Item) -> TokenStream {
    if item.words.profiles.is_empty() {
        quote!(&[])
    } else {
        quote!(__ISOFORM_GATES)
    }
}
