//! Our own words on a field, and on a variant.

use proc_macro2::Span;
use syn::spanned::Spanned;
use syn::{Attribute, Ident, LitStr, Type};

use crate::constraint::{self, Constraint};
use crate::container::skip_value;
use crate::errors::Errors;
use crate::example::Example;
use crate::given::Given;
use crate::suggest;

/// What `#[structured(..)]` says about a field.
#[derive(Default)]
pub(crate) struct FieldWords {
    pub(crate) optional: Option<Span>,
    /// `with = Type`: the type that stands for the field's own on the wire.
    pub(crate) stand_in: Option<Type>,
    pub(crate) title: Option<LitStr>,
    pub(crate) examples: Vec<Example>,
    pub(crate) constraints: Vec<Constraint>,
}

impl FieldWords {
    /// Reads every `#[structured(..)]` of a field.
    pub(crate) fn read(attributes: &[Attribute], errors: &mut Errors) -> FieldWords {
        let mut words = FieldWords::default();
        let mut given = Given::default();
        for attribute in attributes
            .iter()
            .filter(|a| a.path().is_ident("structured"))
        {
            let read = attribute.parse_nested_meta(|meta| {
                given.note(&meta.path, errors);
                if let Some(constraint) = constraint::read(&meta, errors)? {
                    words.constraints.push(constraint);
                } else if meta.path.is_ident("optional") {
                    words.optional = Some(meta.path.span());
                } else if meta.path.is_ident("with") {
                    words.stand_in = Some(meta.value()?.parse()?);
                } else if meta.path.is_ident("title") {
                    words.title = Some(meta.value()?.parse()?);
                } else if meta.path.is_ident("example") {
                    words.examples.push(Example::read(&meta)?);
                } else if meta.path.is_ident("description") {
                    skip_value(&meta)?;
                    errors.at(
                        &meta.path,
                        "a doc comment is the description: write `/// ..`",
                    );
                } else {
                    skip_value(&meta)?;
                    let word = meta
                        .path
                        .get_ident()
                        .map(Ident::to_string)
                        .unwrap_or_default();
                    let known =
                        [constraint::WORDS, &["optional", "with", "title", "example"]].concat();
                    errors.at(
                        &meta.path,
                        suggest::unknown(&word, "`structured(..)` on a field", &known),
                    );
                }
                Ok(())
            });
            if let Err(error) = read {
                errors.add(error);
            }
        }
        words
    }
}

/// What `#[structured(..)]` says about a variant.
#[derive(Default)]
pub(crate) struct VariantWords {
    pub(crate) title: Option<LitStr>,
    /// The arguments of this tool may be asked for again.
    pub(crate) repairable: Option<Span>,
}

/// Reads every `#[structured(..)]` of a variant.
pub(crate) fn variant(attributes: &[Attribute], errors: &mut Errors) -> VariantWords {
    let mut words = VariantWords::default();
    let mut given = Given::default();
    for attribute in attributes
        .iter()
        .filter(|a| a.path().is_ident("structured"))
    {
        let read = attribute.parse_nested_meta(|meta| {
            given.note(&meta.path, errors);
            if meta.path.is_ident("title") {
                words.title = Some(meta.value()?.parse()?);
                return Ok(());
            }
            if meta.path.is_ident("repairable") {
                words.repairable = Some(meta.path.span());
                return Ok(());
            }
            skip_value(&meta)?;
            let word = meta
                .path
                .get_ident()
                .map(Ident::to_string)
                .unwrap_or_default();
            errors.at(
                &meta.path,
                suggest::unknown(
                    &word,
                    "`structured(..)` on a variant",
                    &["title", "repairable"],
                ),
            );
            Ok(())
        });
        if let Err(error) = read {
            errors.add(error);
        }
    }
    words
}
