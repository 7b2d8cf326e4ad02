//! serde's words, each with its verdict.

use proc_macro2::{Span, TokenStream};
use syn::ext::IdentExt;
use syn::meta::ParseNestedMeta;
use syn::{Attribute, Ident, LitStr, Token};

use crate::case::Case;
use crate::errors::Errors;
use crate::suggest;

/// Where a word stands.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Place {
    Container,
    Variant,
    Field,
}

/// What serde's attributes say about an item, a variant or a field.
#[derive(Default)]
pub(crate) struct SerdeWords {
    pub(crate) rename: Option<LitStr>,
    pub(crate) rename_all: Option<Case>,
    pub(crate) rename_all_fields: Option<Case>,
    pub(crate) deny_unknown_fields: bool,
    pub(crate) tag: Option<LitStr>,
    pub(crate) content: Option<LitStr>,
    pub(crate) untagged: Option<Span>,
    pub(crate) default: bool,
    /// `default = "path"`.
    pub(crate) default_path: Option<LitStr>,
    pub(crate) skip: bool,
    pub(crate) transparent: Option<Span>,
    pub(crate) names_crate: bool,
    pub(crate) bound: bool,
    /// Written and never read.
    pub(crate) skip_deserializing: Option<Span>,
    pub(crate) flatten: Option<Span>,
    /// More names under which it is read.
    pub(crate) aliases: Vec<LitStr>,
    /// Judged beside `optional`.
    pub(crate) skip_serializing_if: Option<LitStr>,
    /// Judged beside `structured(with = ..)`.
    pub(crate) with: Option<LitStr>,
    pub(crate) serialize_with: Option<LitStr>,
    /// Ours, or judged as the two above.
    pub(crate) deserialize_with: Option<LitStr>,
}

enum Verdict {
    Honoured,
    /// Refused, with what to write instead.
    Refused(&'static str),
    /// Does not belong at this place.
    Elsewhere,
}

use Verdict::{Elsewhere, Honoured, Refused};

const CONVERSION: &str = "the schema would be another type's: take `#[structured_output]` from this type, and write \
    `#[structured(with = Type)]` on the fields that hold it, with the type that is named here";
const OWN_READING: &str = "the schema cannot follow code of your own: give the variant a field of a type that serde reads \
    and writes, and remove the word";
const ONE_SIDED: &str =
    "what is written must be what is read: write `#[serde(skip)]` for both, or remove the word";
const IDENTIFIER: &str = "the type stands for a name, not for a value: remove the word, and `#[structured_output]` with it";
const REMOTE: &str = "the schema would be another type's: take `#[structured_output]` from this type, and write \
    `#[structured(with = Type)]` on the fields, with a type of your own that serde writes the same way";
const GETTER: &str = "it belongs to a definition of another type: make the field one of this type, and remove the word";

/// Word, and the verdict on an item, on a variant and on a field.
const WORDS: &[(&str, [Verdict; 3])] = &[
    ("rename", [Honoured, Honoured, Honoured]),
    ("rename_all", [Honoured, Honoured, Elsewhere]),
    ("rename_all_fields", [Honoured, Elsewhere, Elsewhere]),
    ("deny_unknown_fields", [Honoured, Elsewhere, Elsewhere]),
    ("tag", [Honoured, Elsewhere, Elsewhere]),
    ("content", [Honoured, Elsewhere, Elsewhere]),
    (
        "untagged",
        [
            Honoured,
            Refused("one enum, one spelling: write `#[serde(untagged)]` on the enum, or remove it"),
            Elsewhere,
        ],
    ),
    ("default", [Honoured, Elsewhere, Honoured]),
    ("skip", [Elsewhere, Honoured, Honoured]),
    ("transparent", [Honoured, Elsewhere, Elsewhere]),
    ("bound", [Honoured, Honoured, Honoured]),
    ("borrow", [Elsewhere, Honoured, Honoured]),
    ("crate", [Honoured, Elsewhere, Elsewhere]),
    ("expecting", [Honoured, Elsewhere, Elsewhere]),
    // Reading is wider than the schema, which has the one name that is written.
    ("alias", [Elsewhere, Honoured, Honoured]),
    // What is flattened is judged by rustc, from its type.
    ("flatten", [Elsewhere, Elsewhere, Honoured]),
    // Judged where `optional` is known.
    ("skip_serializing_if", [Elsewhere, Elsewhere, Honoured]),
    // Judged where `structured(with = ..)` is known.
    ("with", [Elsewhere, Refused(OWN_READING), Honoured]),
    (
        "serialize_with",
        // On a variant, ours or refused where it is read.
        [Elsewhere, Honoured, Honoured],
    ),
    ("deserialize_with", [Elsewhere, Honoured, Honoured]),
    (
        "skip_serializing",
        [Elsewhere, Refused(ONE_SIDED), Refused(ONE_SIDED)],
    ),
    // Judged where it is known whether the type is closed.
    (
        "skip_deserializing",
        [Elsewhere, Refused(ONE_SIDED), Honoured],
    ),
    (
        "other",
        [
            Elsewhere,
            Refused(
                "any tag would be read as this variant: list the variants, and remove the word",
            ),
            Elsewhere,
        ],
    ),
    ("getter", [Elsewhere, Elsewhere, Refused(GETTER)]),
    ("from", [Refused(CONVERSION), Elsewhere, Elsewhere]),
    ("try_from", [Refused(CONVERSION), Elsewhere, Elsewhere]),
    ("into", [Refused(CONVERSION), Elsewhere, Elsewhere]),
    ("remote", [Refused(REMOTE), Elsewhere, Elsewhere]),
    (
        "field_identifier",
        [Refused(IDENTIFIER), Elsewhere, Elsewhere],
    ),
    (
        "variant_identifier",
        [Refused(IDENTIFIER), Elsewhere, Elsewhere],
    ),
];

/// What stands behind a word.
enum Value {
    Nothing,
    Text(LitStr),
    List(TokenStream),
}

/// Reads every `#[serde(..)]`.
pub(crate) fn read(attributes: &[Attribute], place: Place, errors: &mut Errors) -> SerdeWords {
    let mut words = SerdeWords::default();
    for attribute in attributes.iter().filter(|a| a.path().is_ident("serde")) {
        let read = attribute.parse_nested_meta(|meta| {
            let value = value(&meta)?;
            match verdict(&meta, place) {
                Ok(word) => words.set(&word, value, &meta, errors),
                Err(message) => errors.at(&meta.path, message),
            }
            Ok(())
        });
        if let Err(error) = read {
            errors.add(error);
        }
    }
    words
}

/// The word if it is honoured here, or what is wrong with it.
fn verdict(meta: &ParseNestedMeta<'_>, place: Place) -> Result<String, String> {
    let word = match meta.path.get_ident() {
        Some(ident) => ident.unraw().to_string(),
        None => String::new(),
    };
    let Some((_, verdicts)) = WORDS.iter().find(|(known, _)| *known == word) else {
        let known: Vec<&str> = WORDS
            .iter()
            .filter(|(_, verdicts)| matches!(verdicts[place as usize], Honoured))
            .map(|(word, _)| *word)
            .collect();
        return Err(suggest::unknown(&word, "`serde(..)`", &known));
    };
    match verdicts[place as usize] {
        Honoured => Ok(word),
        Refused(advice) => Err(format!("`serde({word})` is refused: {advice}")),
        Elsewhere => {
            let place = match place {
                Place::Container => "an item",
                Place::Variant => "a variant",
                Place::Field => "a field",
            };
            Err(format!(
                "`serde({word})` does not belong on {place}: remove it"
            ))
        }
    }
}

fn value(meta: &ParseNestedMeta<'_>) -> syn::Result<Value> {
    if meta.input.peek(Token![=]) {
        meta.value()?.parse().map(Value::Text)
    } else if meta.input.peek(syn::token::Paren) {
        let list;
        syn::parenthesized!(list in meta.input);
        list.parse().map(Value::List)
    } else {
        Ok(Value::Nothing)
    }
}

impl SerdeWords {
    fn set(&mut self, word: &str, value: Value, meta: &ParseNestedMeta<'_>, errors: &mut Errors) {
        let span = syn::spanned::Spanned::span(&meta.path);
        match word {
            "rename" => self.rename = text(value, meta, errors),
            "rename_all" => self.rename_all = case(value, meta, errors),
            "rename_all_fields" => self.rename_all_fields = case(value, meta, errors),
            "deny_unknown_fields" => self.deny_unknown_fields = true,
            "tag" => self.tag = text(value, meta, errors),
            "content" => self.content = text(value, meta, errors),
            "untagged" => self.untagged = Some(span),
            "default" => {
                self.default = true;
                if let Value::Text(path) = value {
                    self.default_path = Some(path);
                }
            }
            "skip" => self.skip = true,
            "transparent" => self.transparent = Some(span),
            "crate" => self.names_crate = true,
            "bound" => self.bound = true,
            "skip_deserializing" => self.skip_deserializing = Some(span),
            "flatten" => self.flatten = Some(span),
            "alias" => self.aliases.extend(text(value, meta, errors)),
            "skip_serializing_if" => self.skip_serializing_if = text(value, meta, errors),
            "with" => self.with = text(value, meta, errors),
            "serialize_with" => self.serialize_with = text(value, meta, errors),
            "deserialize_with" => self.deserialize_with = text(value, meta, errors),
            // `borrow` and `expecting` change nothing on the wire.
            _ => {}
        }
    }
}

/// The text of a word that has one, given for both sides at once.
fn text(value: Value, meta: &ParseNestedMeta<'_>, errors: &mut Errors) -> Option<LitStr> {
    match value {
        Value::Text(text) => Some(text),
        Value::Nothing => {
            errors.at(&meta.path, "this word takes a text: write `= \"..\"`");
            None
        }
        Value::List(list) => match both_sides(list) {
            Ok(Some(text)) => Some(text),
            Ok(None) => {
                let word = meta.path.get_ident().map(ToString::to_string);
                errors.at(
                    &meta.path,
                    format!(
                        "a one-sided name is refused: what is written must be what is read; write `{} = \"..\"`",
                        word.unwrap_or_default()
                    ),
                );
                None
            }
            Err(error) => {
                errors.add(error);
                None
            }
        },
    }
}

/// `serialize = "a", deserialize = "a"`, if both are there and equal.
fn both_sides(list: TokenStream) -> syn::Result<Option<LitStr>> {
    let mut sides: Vec<LitStr> = Vec::new();
    let parser = syn::meta::parser(|meta| {
        sides.push(meta.value()?.parse()?);
        Ok(())
    });
    syn::parse::Parser::parse2(parser, list)?;
    Ok(match sides.as_slice() {
        [a, b] if a.value() == b.value() => Some(a.clone()),
        _ => None,
    })
}

fn case(value: Value, meta: &ParseNestedMeta<'_>, errors: &mut Errors) -> Option<Case> {
    let name = text(value, meta, errors)?;
    let case = Case::named(&name.value());
    if case.is_none() {
        errors.at(
            &name,
            suggest::unknown(&name.value(), "`rename_all`", &Case::names()),
        );
    }
    case
}

/// An attribute of serde with these words.
pub(crate) fn attribute(words: TokenStream) -> Attribute {
    syn::parse_quote!(#[serde(#words)])
}

/// Whether a derive of this name is one of serde's two.
pub(crate) fn is_derive(name: &Ident) -> bool {
    name == "Serialize" || name == "Deserialize"
}
