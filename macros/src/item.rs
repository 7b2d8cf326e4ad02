//! The item as we see it: names as they are on the wire, skipped parts gone.

use proc_macro2::Span;
use quote::ToTokens;
use syn::ext::IdentExt;
use syn::spanned::Spanned;
use syn::{Data, DeriveInput, Generics, Ident, LitStr, Path, Type};

use crate::case::Case;
use crate::constraint::Constraint;
use crate::container::ContainerWords;
use crate::description;
use crate::errors::Errors;
use crate::field::{self, FieldWords};
use crate::serde_words::{self, Place, SerdeWords};

/// An annotated item.
pub(crate) struct Item {
    pub(crate) ident: Ident,
    pub(crate) generics: Generics,
    pub(crate) words: ContainerWords,
    pub(crate) hints: Hints,
    /// Whether unknown properties are refused.
    pub(crate) closed: bool,
    pub(crate) body: Body,
    /// Tells items apart that one macro call makes at one place.
    pub(crate) hash: u64,
}

/// Title and description.
pub(crate) struct Hints {
    pub(crate) title: Option<LitStr>,
    pub(crate) description: Option<String>,
}

/// Struct or enum.
pub(crate) enum Body {
    Struct(Content),
    Enum(Tagging, Vec<Variant>),
}

/// serde's four representations of an enum.
pub(crate) enum Tagging {
    External,
    Internal(LitStr),
    Adjacent(LitStr, LitStr),
    Untagged,
}

/// A variant that is not skipped.
pub(crate) struct Variant {
    pub(crate) ident: Ident,
    pub(crate) name: String,
    pub(crate) hints: Hints,
    pub(crate) content: Content,
}

/// What a struct or a variant holds.
pub(crate) enum Content {
    Unit,
    Newtype(Box<Field>),
    Tuple(Vec<Field>),
    Named(Vec<Field>),
}

/// A field that is not skipped.
pub(crate) struct Field {
    pub(crate) ty: Type,
    /// The name on the wire; empty where fields have none.
    pub(crate) name: String,
    /// What to point at when the name is wrong.
    pub(crate) name_span: Span,
    pub(crate) presence: Presence,
    pub(crate) stand_in: Option<Type>,
    pub(crate) hints: Hints,
    pub(crate) constraints: Vec<Constraint>,
}

/// Whether a property must be there.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Presence {
    Required,
    /// `serde(default)`: absent reads as the default, except where the type is an `Option`, which is always written.
    Defaulted,
    /// `structured(optional)`: absent, or there and not `null`.
    Optional,
}

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
            },
            closed: serde.deny_unknown_fields,
            words,
            body,
            hash: hash(&input.to_token_stream().to_string()),
        }
    }

    /// The type's name on the wire side: the given one, or Rust's.
    pub(crate) fn name(&self) -> String {
        match &self.words.name {
            Some(name) => name.value(),
            None => self.ident.unraw().to_string(),
        }
    }

    /// Whether types or values are left open, so that the schema is inlined where the type is used.
    pub(crate) fn is_generic(&self) -> bool {
        self.generics.type_params().next().is_some()
            || self.generics.const_params().next().is_some()
    }
}

impl Content {
    /// All fields, in declared order.
    pub(crate) fn fields(&self) -> &[Field] {
        match self {
            Content::Unit => &[],
            Content::Newtype(field) => std::slice::from_ref(field),
            Content::Tuple(fields) | Content::Named(fields) => fields,
        }
    }
}

/// Where serde's derives would panic.
const UNCUT: &str = "serde turns only names that begin in ASCII into `camelCase`: write `#[serde(rename = \"..\")]` here, \
    or take another case";

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

fn read_variant(
    variant: &syn::Variant,
    container: &SerdeWords,
    facade: &Path,
    errors: &mut Errors,
) -> Option<Variant> {
    let serde = serde_words::read(&variant.attrs, Place::Variant, errors);
    let rust = variant.ident.unraw().to_string();
    // serde renames what is skipped too.
    if serde.rename.is_none()
        && container
            .rename_all
            .is_some_and(|case| case.cuts_variant(&rust))
    {
        errors.at(&variant.ident, UNCUT);
    }
    if serde.skip {
        return None;
    }
    if let Some(with) = &serde.deserialize_with
        && !is_ours(with, facade, "closed_unit")
    {
        errors.at(
            with,
            "`serde(deserialize_with)` is refused: the schema cannot follow code of your own; give the variant a field \
             of a type that serde reads and writes",
        );
    }
    let reader = FieldReader {
        case: serde.rename_all.or(container.rename_all_fields),
        default: false,
        transparent: false,
        facade,
    };
    Some(Variant {
        ident: variant.ident.clone(),
        name: wire(
            &serde,
            container.rename_all.map(|case| case.variant(&rust)),
            rust,
        ),
        hints: Hints {
            title: field::variant_title(&variant.attrs, errors),
            description: description::read(&variant.attrs),
        },
        content: reader.content(&variant.fields, errors),
    })
}

/// What a container says about its fields.
struct FieldReader<'a> {
    case: Option<Case>,
    default: bool,
    transparent: bool,
    facade: &'a Path,
}

impl FieldReader<'_> {
    fn content(&self, fields: &syn::Fields, errors: &mut Errors) -> Content {
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
        if field.ident.is_none() && (serde.default || words.optional.is_some()) {
            errors.at(
                &field.ty,
                "a position of a tuple cannot be absent: name the fields, or remove the word",
            );
        }
        self.judge_presence(&serde, &words, errors);
        Some(Field {
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
            },
            constraints: words.constraints,
        })
    }

    /// Absence has one spelling: `optional`, with what the attribute adds or the same in serde's words.
    fn judge_presence(&self, serde: &SerdeWords, words: &FieldWords, errors: &mut Errors) {
        if let Some(with) = &serde.deserialize_with
            && !(words.optional.is_some() && is_ours(with, self.facade, "present"))
        {
            errors.at(
                with,
                "`serde(deserialize_with)` is refused: the schema cannot follow code of your own; give the field a type \
                 that serde reads and writes",
            );
        }
        match (words.optional, &serde.default_path) {
            (Some(_), Some(path)) => errors.at(
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
                "`optional` on a type that derives serde's traits itself needs \
                 `#[serde(skip_serializing_if = \"Option::is_none\")]` beside it",
            ),
            (None, None) => {}
        }
    }
}

/// The written name, else the name in the container's case, else Rust's.
fn wire(serde: &SerdeWords, cased: Option<String>, rust: String) -> String {
    match &serde.rename {
        Some(name) => name.value(),
        None => cased.unwrap_or(rust),
    }
}

/// Whether a function path is the one that the attribute adds.
fn is_ours(path: &LitStr, facade: &Path, function: &str) -> bool {
    hidden(facade, function) == path.value()
}

/// The path of a hidden function, as serde's words take it.
pub(crate) fn hidden(facade: &Path, function: &str) -> String {
    let facade = facade.to_token_stream().to_string().replace(' ', "");
    format!("{facade}::__private::{function}")
}

/// 64-bit FNV-1a.
fn hash(text: &str) -> u64 {
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
    })
}
