//! Reading fields, and what a struct or a variant holds.

use syn::ext::IdentExt;
use syn::spanned::Spanned;
use syn::{Ident, Path};

use super::judge::judge_flatten;
use super::wire::{UNCUT, wire};
use super::{Content, Field, Hints, Presence};
use crate::case::Case;
use crate::description;
use crate::errors::Errors;
use crate::field::FieldWords;
use crate::serde_words::{self, Place};

/// What a container says about its fields.
pub(super) struct FieldReader<'a> {
    pub(super) case: Option<Case>,
    pub(super) default: bool,
    pub(super) transparent: bool,
    /// Whether unknown properties are refused.
    pub(super) closed: bool,
    pub(super) facade: &'a Path,
}

impl FieldReader<'_> {
    pub(super) fn content(&self, fields: &syn::Fields, errors: &mut Errors) -> Content {
        match fields {
            syn::Fields::Unit => Content::Unit,
            syn::Fields::Unnamed(fields) => {
                let mut read: Vec<Field> = fields
                    .unnamed
                    .iter()
                    .filter_map(|field| self.field(field, errors))
                    .collect();
                match read.pop() {
                    Some(only)
                        if read.is_empty() && (fields.unnamed.len() == 1 || self.transparent) =>
                    {
                        Content::Newtype(Box::new(only))
                    }
                    Some(last) => {
                        read.push(last);
                        Content::Tuple(read)
                    }
                    None => Content::Tuple(read),
                }
            }
            syn::Fields::Named(fields) => {
                let mut read: Vec<Field> = fields
                    .named
                    .iter()
                    .filter_map(|field| self.field(field, errors))
                    .collect();
                if self.transparent && read.len() == 1 {
                    read.pop()
                        .map_or(Content::Unit, |only| Content::Newtype(Box::new(only)))
                } else {
                    if self.transparent {
                        errors.at(
                            fields.named.iter().map(|field| &field.ty).next_back(),
                            "`serde(transparent)` needs one field that is not skipped: mark the others `#[serde(skip)]`",
                        );
                    }
                    self.judge_written_twice(fields, &read, errors);
                    Content::Named(read)
                }
            }
        }
    }

    fn field(&self, field: &syn::Field, errors: &mut Errors) -> Option<Field> {
        let serde = serde_words::read(&field.attrs, Place::Field, errors);
        let words = FieldWords::read(&field.attrs, errors);
        let rust = field.ident.as_ref().map(|ident| ident.unraw().to_string());
        if let (Some(rust), None, Some(case)) = (&rust, &serde.rename, self.case)
            && case.cuts_field(rust)
        {
            errors.at(&field.ident, UNCUT);
        }
        if serde.skip {
            if field.ident.is_none() && !self.transparent {
                errors.at(
                    &field.ty,
                    "`serde(skip)` moves the positions of a tuple: name the fields, or remove the word",
                );
            }
            return None;
        }
        let has_name = field.ident.is_some() && !self.transparent;
        if let Some(span) = serde.skip_deserializing {
            self.judge_write_only(span, has_name, errors);
            return None;
        }
        if field.ident.is_none() && (serde.default || words.optional.is_some()) {
            errors.at(
                &field.ty,
                "a position of a tuple cannot be absent: name the fields, or remove the word",
            );
        }
        if !has_name {
            for alias in &serde.aliases {
                errors.at(
                    alias,
                    "`serde(alias)` on what is written without a name: remove the word",
                );
            }
        }
        self.judge_code(&serde, &words, errors);
        self.judge_presence(&serde, &words, errors);
        if let Some(span) = serde.flatten {
            judge_flatten(span, &serde, &words, errors);
        }
        Some(Field {
            flattened: serde.flatten.is_some(),
            aliases: serde.aliases.clone(),
            ty: field.ty.clone(),
            name_span: field.ident.as_ref().map_or(field.ty.span(), Ident::span),
            name: match rust {
                Some(rust) => wire(&serde, self.case.map(|case| case.field(&rust)), rust),
                None => String::new(),
            },
            presence: match (words.optional, serde.default || self.default) {
                (Some(_), _) => Presence::Optional,
                (None, true) => Presence::Defaulted,
                (None, false) => Presence::Required,
            },
            stand_in: words.stand_in,
            hints: Hints {
                title: words.title,
                description: description::read(&field.attrs),
                examples: words.examples,
            },
            constraints: words.constraints,
        })
    }
}
