//! A field's schema: its type's, with the author's words applied.

use proc_macro2::{Ident, Span, TokenStream};
use quote::{quote, quote_spanned};
use syn::spanned::Spanned;

use super::optional;
use super::parts::{FieldPart, Parts, own};
use crate::constraint::{Constraint, ConstraintKind, Numeral, RangeEnd};
use crate::item::{Field, Hints, Presence};

/// Adds the field's constants and gives the name of the one that is its schema.
pub(crate) fn field(field: &Field, path: String, parts: &mut Parts<'_>) -> Ident {
    let index = parts.fields.len();
    let name = format!("FIELD_{index}");
    let ty = field.stand_in.as_ref().unwrap_or(&field.ty);
    let facade = &parts.facade;
    let base = match field.presence {
        Presence::Optional => {
            quote_spanned!(ty.span()=> <#ty as #facade::__private::Optional>::PRESENT)
        }
        Presence::Required | Presence::Defaulted => {
            quote_spanned!(ty.span()=> <#ty as #facade::StructuredOutput>::SCHEMA)
        }
    };
    let mut constant = parts.schema(&name, base);
    constant = apply(&field.constraints, constant, &name, parts);
    if let Some(hints) = hints(&field.hints) {
        let schema = own(&constant);
        constant = parts.schema(
            &format!("{name}_HINTED"),
            quote!(&(*#schema).annotated(#hints)),
        );
    }
    parts.fields.push(FieldPart {
        constant: constant.clone(),
        ty: field.ty.clone(),
        path,
    });
    constant
}

/// Applies the words to the part that is not `null`, and joins the two again.
fn apply(words: &[Constraint], base: Ident, name: &str, parts: &mut Parts<'_>) -> Ident {
    if words.is_empty() {
        return base;
    }
    let whole = own(&base);
    let mut schema = quote!((*#whole).present());
    for (i, word) in words.iter().enumerate() {
        schema = match &word.kind {
            ConstraintKind::Inner(inner) => {
                let name = format!("{name}_INNER_{i}");
                let call = spanned_call(word.span, "inner", TokenStream::new());
                let items = parts.schema(&name, quote!(&(*#whole).present()#call));
                let items = own(&apply(inner, items, &name, parts));
                let call = spanned_call(word.span, "with_inner", items);
                quote!(#schema #call)
            }
            kind => {
                let call = call(kind, word.span, parts);
                quote!(#schema #call)
            }
        };
    }
    let present = own(&parts.schema(&format!("{name}_PRESENT"), quote!(&#schema)));
    let ir = parts.ir.clone();
    let branches = own(&parts.constant(
        &format!("{name}_BRANCHES"),
        quote!(&'static [&'static #ir::Schema<'static>]),
        quote!(&[#present, &#ir::NULL]),
    ));
    parts.schema(
        &format!("{name}_WHOLE"),
        quote!(&(*#whole).with_present(#present, #branches)),
    )
}

fn call(kind: &ConstraintKind, span: Span, parts: &Parts<'_>) -> TokenStream {
    let ir = &parts.ir;
    match kind {
        ConstraintKind::Length { min, max } => {
            let (min, max) = (optional(*min), optional(*max));
            spanned_call(span, "with_length", quote!(#min, #max))
        }
        ConstraintKind::Range { min, max } => {
            let ends = [(min, 1), (max, -1)]
                .map(|(end, step)| optional(end.as_ref().map(|end| range_end(end, step, ir))));
            let [min, max] = ends;
            spanned_call(span, "with_range", quote!(#min, #max))
        }
        ConstraintKind::Pattern(pattern) => spanned_call(span, "with_pattern", quote!(#pattern)),
        ConstraintKind::Format(format) => spanned_call(span, "with_format", quote!(#format)),
        ConstraintKind::Unique => spanned_call(span, "with_unique", TokenStream::new()),
        ConstraintKind::MultipleOf(Numeral { integer, text }) => {
            let integer = optional(integer.and_then(|step| u64::try_from(step).ok()));
            spanned_call(span, "with_multiple_of", quote!(#integer, #text))
        }
        ConstraintKind::Encode(variant) => {
            spanned_call(span, "with_encode", quote!(#ir::Encode::#variant))
        }
        // Taken by the caller, which adds constants for the items.
        ConstraintKind::Inner(_) => TokenStream::new(),
    }
}

/// One end of a range, as an integer and as a number: the schema takes what its type needs.
fn range_end(end: &RangeEnd, step: i128, ir: &TokenStream) -> TokenStream {
    let text = &end.numeral.text;
    let exclusive = end.exclusive;
    let integer = end.numeral.integer.and_then(|value| {
        if exclusive {
            value.checked_add(step)
        } else {
            Some(value)
        }
    });
    let integer = optional(integer.map(|value| quote!(#value)));
    quote!(#ir::RangeEnd {
        integer: #integer,
        number: #ir::NumberBound { text: #text, exclusive: #exclusive },
    })
}

/// `.method(arguments)` that points at the author's word.
fn spanned_call(span: Span, method: &str, arguments: TokenStream) -> TokenStream {
    let method = Ident::new(method, span);
    quote_spanned!(span=> .#method(#arguments))
}

/// Title and description as arguments of `annotated`, if there is one of them.
pub(crate) fn hints(hints: &Hints) -> Option<TokenStream> {
    if hints.title.is_none() && hints.description.is_none() {
        return None;
    }
    let (title, description) = (
        optional(hints.title.as_ref()),
        optional(hints.description.as_ref()),
    );
    Some(quote!(#title, #description))
}
