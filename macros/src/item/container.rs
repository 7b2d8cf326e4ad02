//! Reading the item as a whole.

use quote::ToTokens;
use syn::{Data, DeriveInput};

use super::content::FieldReader;
use super::variant::read_variant;
use super::{Body, Content, Hints, Item, Tagging};
use crate::container::ContainerWords;
use crate::description;
use crate::errors::Errors;
use crate::serde_words::{self, Place, SerdeWords};

impl Item {
    /// Reads an item; what is wrong goes to `errors`, and the result is then of no use beyond its name.
    pub(crate) fn read(input: &DeriveInput, errors: &mut Errors) -> Item {
        let words = ContainerWords::read(&input.attrs, errors);
        let serde = serde_words::read(&input.attrs, Place::Container, errors);
        let facade = words.facade();
        let body = match &input.data {
            Data::Struct(data) => {
                if let Some(tag) = &serde.tag {
                    errors.at(
                        tag,
                        "`serde(tag)` on a struct is refused: serde writes the tag and does not check it on reading; \
                         make it an enum with one variant",
                    );
                }
                let reader = FieldReader {
                    case: serde.rename_all,
                    default: serde.default,
                    transparent: serde.transparent.is_some(),
                    closed: serde.deny_unknown_fields,
                    facade: &facade,
                };
                Body::Struct(reader.content(&data.fields, errors))
            }
            Data::Enum(data) => {
                let variants = data
                    .variants
                    .iter()
                    .filter_map(|variant| read_variant(variant, &serde, &facade, errors))
                    .collect();
                Body::Enum(tagging(&serde, errors), variants)
            }
            Data::Union(data) => {
                errors.at(
                    data.union_token,
                    "a union has no schema: make it an enum or a struct",
                );
                Body::Struct(Content::Unit)
            }
        };
        Item {
            ident: input.ident.clone(),
            generics: input.generics.clone(),
            hints: Hints {
                title: words.title.clone(),
                description: description::read(&input.attrs),
                examples: words.examples.clone(),
            },
            closed: serde.deny_unknown_fields,
            writes_more: writes_more(&input.data),
            words,
            body,
            hash: hash(&input.to_token_stream().to_string()),
        }
    }
}

fn tagging(serde: &SerdeWords, errors: &mut Errors) -> Tagging {
    match (&serde.tag, &serde.content, serde.untagged) {
        (None, None, None) => Tagging::External,
        (Some(tag), None, None) => Tagging::Internal(tag.clone()),
        (Some(tag), Some(content), None) => {
            if tag.value() == content.value() {
                errors.at(
                    content,
                    "`tag` and `content` are one name: give `content` another",
                );
            }
            Tagging::Adjacent(tag.clone(), content.clone())
        }
        (None, None, Some(_)) => Tagging::Untagged,
        (_, _, Some(untagged)) => {
            errors.span(
                untagged,
                "`untagged` beside `tag` or `content`: keep one of them",
            );
            Tagging::Untagged
        }
        (None, Some(content), None) => {
            errors.at(
                content,
                "`content` without `tag`: add `tag = \"..\"`, or remove it",
            );
            Tagging::External
        }
    }
}

/// Whether a field of a struct is written and never read.
fn writes_more(data: &Data) -> bool {
    let Data::Struct(data) = data else {
        return false;
    };
    data.fields.iter().any(|field| {
        // What is wrong with the words is reported where the field is read.
        serde_words::read(&field.attrs, Place::Field, &mut Errors::default())
            .skip_deserializing
            .is_some()
    })
}

/// 64-bit FNV-1a.
fn hash(text: &str) -> u64 {
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
    })
}
