//! What the words of one field mean together.

use proc_macro2::Span;
use syn::FieldsNamed;
use syn::ext::IdentExt;

use super::Field;
use super::content::FieldReader;
use super::wire::{is_ours, wire};
use crate::errors::Errors;
use crate::field::FieldWords;
use crate::serde_words::{self, Place, SerdeWords};

impl FieldReader<'_> {
    /// A field that serde writes and skips on reading: only an open type reads what it writes.
    pub(super) fn judge_write_only(&self, span: Span, has_name: bool, errors: &mut Errors) {
        if !has_name {
            errors.span(
                span,
                "`serde(skip_deserializing)` on what has no name of its own would move the positions: name the fields, \
                 or remove the word",
            );
        } else if self.closed {
            errors.span(
                span,
                "`serde(skip_deserializing)` is refused on a closed type: serde would not read what it writes; write \
                 `#[serde(skip)]`, or open the type: `#[structured(open)]`, without `deny_unknown_fields`",
            );
        }
    }

    /// A field that is only written stands beside the others under a name that the schema does not have.
    pub(super) fn judge_written_twice(
        &self,
        fields: &FieldsNamed,
        read: &[Field],
        errors: &mut Errors,
    ) {
        for field in &fields.named {
            // What is wrong with the words was reported where the field was read.
            let serde = serde_words::read(&field.attrs, Place::Field, &mut Errors::default());
            let (Some(span), Some(ident)) = (serde.skip_deserializing, &field.ident) else {
                continue;
            };
            let rust = ident.unraw().to_string();
            let name = wire(&serde, self.case.map(|case| case.field(&rust)), rust);
            if read.iter().any(|other| other.flattened) {
                errors.span(
                    span,
                    "`serde(skip_deserializing)` beside `flatten` is refused: the flattened struct may have a property of \
                     this name; write `#[serde(skip)]`, or nest the object",
                );
            } else if read.iter().any(|other| other.name == name) {
                errors.span(
                    span,
                    format!("two fields are called `{name}` on the wire: rename one"),
                );
            }
        }
    }

    /// The schema cannot follow code of the author's own, who names the type that stands for the field.
    pub(super) fn judge_code(&self, serde: &SerdeWords, words: &FieldWords, errors: &mut Errors) {
        if words.stand_in.is_some() {
            return;
        }
        let reading = serde
            .deserialize_with
            .as_ref()
            .filter(|with| !(words.optional.is_some() && is_ours(with, self.facade, "present")));
        for (word, code) in [
            ("with", serde.with.as_ref()),
            ("serialize_with", serde.serialize_with.as_ref()),
            ("deserialize_with", reading),
        ] {
            if let Some(code) = code {
                errors.at(
                    code,
                    format!(
                        "`serde({word})` is refused alone, since the schema cannot follow code of your own: name the \
                         type that it writes and reads like, `#[structured(with = Type)]`, or remove the word"
                    ),
                );
            }
        }
    }

    /// Absence has one spelling: `optional`, with what the attribute adds or the same in serde's words.
    pub(super) fn judge_presence(
        &self,
        serde: &SerdeWords,
        words: &FieldWords,
        errors: &mut Errors,
    ) {
        match (words.optional, &serde.default_path) {
            (Some(_), Some(path)) if !is_ours(path, self.facade, "absent") => errors.at(
                path,
                "`optional` beside `serde(default = \"..\")` would write `None` as absent and read it back as that \
                 default: remove the path, or remove `optional`",
            ),
            (Some(optional), None) if self.default && !serde.default => errors.span(
                optional,
                "`optional` below the item's `serde(default)` would write `None` as absent and read it back as the \
                 item's default: put `#[serde(default)]` on the field too",
            ),
            _ => {}
        }
        match (&serde.skip_serializing_if, words.optional) {
            (Some(condition), Some(_)) => {
                let condition_text = condition.value().replace(' ', "");
                if !is_ours(condition, self.facade, "is_absent") && !condition_text.ends_with("Option::is_none") {
                    errors.at(condition, "beside `optional` the condition is `Option::is_none`");
                }
            }
            (Some(condition), None) => errors.at(
                condition,
                "`serde(skip_serializing_if)` is refused: what is absent must read as what was there; on an `Option` \
                 write `#[structured(optional)]`, otherwise remove the word",
            ),
            (None, Some(optional)) => errors.span(
                optional,
                "`optional` on a type that derives serde's traits itself, or on a field with code of its own, needs \
                 `#[serde(default, skip_serializing_if = \"Option::is_none\")]` beside it",
            ),
            (None, None) => {}
        }
    }
}

/// A flattened struct has no value of its own: there is nothing that a word of the field could be about.
pub(super) fn judge_flatten(
    flatten: Span,
    serde: &SerdeWords,
    words: &FieldWords,
    errors: &mut Errors,
) {
    // What `optional` adds is judged with it.
    if serde.default && words.optional.is_none() {
        errors.span(
            flatten,
            "`serde(default)` beside `flatten` does nothing: write it on the fields of the flattened struct",
        );
    }
    if let Some(optional) = words.optional {
        errors.span(
            optional,
            "`optional` beside `flatten`: write it on the fields of the flattened struct",
        );
    }
    if let Some(stand_in) = &words.stand_in {
        errors.at(
            stand_in,
            "`with` beside `flatten`: flatten a struct that serde reads and writes itself",
        );
    }
    if let Some(rename) = &serde.rename {
        errors.at(
            rename,
            "a flattened struct has no name of its own: remove `rename`",
        );
    }
    for alias in &serde.aliases {
        errors.at(
            alias,
            "a flattened struct has no name of its own: remove `alias`",
        );
    }
    if let Some(title) = &words.title {
        errors.at(
            title,
            "a flattened struct has no place for a title: write it on the type",
        );
    }
    for example in &words.examples {
        errors.span(
            example.span,
            "a flattened struct has no value of its own: write the example on the type, or on its fields",
        );
    }
    for word in &words.constraints {
        errors.span(
            word.span,
            "the properties of a flattened struct are written one by one: write this word on its fields, or remove it",
        );
    }
}
