//! A field's schema: its type's, with the author's words applied.

use proc_macro2::{Ident, Span, TokenStream};
use quote::{quote, quote_spanned};
use syn::spanned::Spanned;

use super::parts::{FieldCheck, FieldPart, Parts, SchemaExpr};
use super::spans::call;
use super::{gates, optional};
use crate::constraint::{Constraint, ConstraintKind, Numeral, RangeEnd};
use crate::item::{Field, Hints, Presence};

/// The field's schema, with constants for what its words make of it.
///
/// Where the type checks itself, the schema is marked as one that the field's own check reports on.
pub(crate) fn field(field: &Field, path: String, parts: &mut Parts<'_>) -> SchemaExpr {
    let name = format!("FIELD_{}", parts.fields.len());
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
    let check = gates::needed(field);
    let seen = if parts.is_gated() && check == FieldCheck::Profiles {
        quote!(&(*#base).gated())
    } else {
        base.clone()
    };
    // What needs no constant stands where it is used, and in the check once more.
    let (schema, outside) = if field.constraints.is_empty() && !parts.is_associated() {
        (seen, base)
    } else if check == FieldCheck::Profiles {
        let base = parts.schema(&name, seen);
        let schema = apply(&field.constraints, base, &name, parts);
        (schema, parts.last_outside())
    } else {
        (base.clone(), base)
    };
    parts.fields.push(FieldPart {
        schema: outside,
        ty: field.ty.clone(),
        path,
        check,
    });
    match hints(&field.hints) {
        Some(hints) => SchemaExpr::Read(quote!(&(*#schema) #hints)),
        None => SchemaExpr::Read(schema),
    }
}

/// Applies the words to the part that is not `null`, and joins the two again.
fn apply(
    words: &[Constraint],
    whole: TokenStream,
    name: &str,
    parts: &mut Parts<'_>,
) -> TokenStream {
    if words.is_empty() {
        return whole;
    }
    let mut schema = quote!((*#whole).present());
    for (i, word) in words.iter().enumerate() {
        if let ConstraintKind::Inner(inner) = &word.kind {
            let name = format!("{name}_INNER_{i}");
            let call = method(word.span, "inner", quote!(&(*#whole).present()), parts);
            let items = parts.schema(&name, quote!(&#call));
            let items = apply(inner, items, &name, parts);
            schema = method(word.span, "with_inner", quote!(#schema, #items), parts);
        } else {
            schema = constrained(&word.kind, schema, word.span, parts);
        }
    }
    let present = parts.schema(&format!("{name}_PRESENT"), quote!(&#schema));
    let ir = parts.ir.clone();
    let branches = parts.constant(
        &format!("{name}_BRANCHES"),
        quote!(&'static [&'static #ir::Schema<'static>]),
        quote!(&[#present, &#ir::NULL]),
    );
    parts.schema(
        &format!("{name}_WHOLE"),
        quote!(&(*#whole).with_present(#present, #branches)),
    )
}

/// The schema with the word of its item applied.
pub(crate) fn item(word: &Constraint, schema: &SchemaExpr, parts: &mut Parts<'_>) -> SchemaExpr {
    let whole = parts.tokens(schema);
    let whole = parts.schema("PLAIN", whole);
    let value = constrained(&word.kind, quote!(*#whole), word.span, parts);
    SchemaExpr::Read(parts.schema("ENCODED", quote!(&#value)))
}

/// The schema with one word applied.
fn constrained(
    kind: &ConstraintKind,
    schema: TokenStream,
    span: Span,
    parts: &Parts<'_>,
) -> TokenStream {
    let ir = &parts.ir;
    match kind {
        ConstraintKind::Length { min, max } => {
            let (min, max) = (optional(*min), optional(*max));
            method(span, "with_length", quote!(#schema, #min, #max), parts)
        }
        ConstraintKind::Range { min, max } => {
            let min = optional(min.as_ref().map(|end| range_end(end, 1, ir)));
            let max = optional(max.as_ref().map(|end| range_end(end, -1, ir)));
            method(span, "with_range", quote!(#schema, #min, #max), parts)
        }
        ConstraintKind::Pattern(pattern) => {
            method(span, "with_pattern", quote!(#schema, #pattern), parts)
        }
        ConstraintKind::Format(format) => {
            method(span, "with_format", quote!(#schema, #format), parts)
        }
        ConstraintKind::Unique => method(span, "with_unique", schema, parts),
        ConstraintKind::MultipleOf(Numeral { integer, text }) => {
            let integer = optional(integer.and_then(|step| u64::try_from(step).ok()));
            method(
                span,
                "with_multiple_of",
                quote!(#schema, #integer, #text),
                parts,
            )
        }
        ConstraintKind::Encode(variant) => method(
            span,
            "with_encode",
            quote!(#schema, #ir::Encode::#variant),
            parts,
        ),
        // Taken by the caller, which adds constants for the items.
        ConstraintKind::Inner(_) => schema,
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
    // The reader of the attribute took it as a number, so that it is one.
    let nearest: f64 = text.parse().unwrap_or(f64::NAN);
    let nearest = if nearest < 0.0 {
        let positive = -nearest;
        quote!(-#positive)
    } else {
        quote!(#nearest)
    };
    quote!(#ir::RangeEnd {
        integer: #integer,
        number: #ir::NumberBound { text: #text, exclusive: #exclusive },
        nearest: #nearest,
    })
}

/// A method of the schema, called so that its panic points at the author's word.
fn method(span: Span, name: &str, arguments: TokenStream, parts: &Parts<'_>) -> TokenStream {
    let ir = &parts.ir;
    let name = Ident::new(name, Span::call_site());
    call(quote!(#ir::Schema::#name), arguments, span, span)
}

/// Title, description and examples as calls behind a schema, if there is one of them.
pub(crate) fn hints(hints: &Hints) -> Option<TokenStream> {
    let examples = (!hints.examples.is_empty()).then(|| {
        let texts = hints.examples.iter().map(|example| &example.text);
        quote!(.with_examples(&[#(#texts),*]))
    });
    if hints.title.is_none() && hints.description.is_none() {
        return examples;
    }
    let (title, description) = (
        optional(hints.title.as_ref()),
        optional(hints.description.as_ref()),
    );
    Some(quote!(.annotated(#title, #description) #examples))
}

/// Title, description and examples of a node.
pub(crate) fn annotations(hints: &Hints, ir: &TokenStream) -> TokenStream {
    if hints.title.is_none() && hints.description.is_none() && hints.examples.is_empty() {
        return quote!(#ir::Annotations::NONE);
    }
    let (title, description) = (
        optional(hints.title.as_ref()),
        optional(hints.description.as_ref()),
    );
    let texts = hints.examples.iter().map(|example| &example.text);
    quote!(#ir::Annotations {
        title: #title,
        description: #description,
        examples: &[#(#texts),*],
    })
}
