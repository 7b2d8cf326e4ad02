//! Our own words on an item.

use proc_macro2::Span;
use syn::meta::ParseNestedMeta;
use syn::punctuated::Punctuated;
use syn::spanned::Spanned;
use syn::{Attribute, Ident, LitStr, Path, Token};

use crate::constraint::{self, Constraint};
use crate::errors::Errors;
use crate::example::Example;
use crate::given::Given;
use crate::profiles::Profile;
use crate::suggest;

/// What `#[structured_output(..)]` and `#[structured(..)]` say about an item.
#[derive(Default)]
pub(crate) struct ContainerWords {
    pub(crate) id: Option<LitStr>,
    pub(crate) version: Option<LitStr>,
    pub(crate) name: Option<LitStr>,
    pub(crate) title: Option<LitStr>,
    pub(crate) examples: Vec<Example>,
    pub(crate) profiles: Vec<Profile>,
    pub(crate) profiles_span: Option<Span>,
    /// `tagging = external`: serde's own names and tags.
    pub(crate) external: Option<Span>,
    pub(crate) open: Option<Span>,
    /// Each variant is a tool.
    pub(crate) tools: Option<Span>,
    /// `encode = ..`: of all encodings, an item takes `fold_case`.
    pub(crate) encode: Option<Constraint>,
    facade: Option<Path>,
}

const WORDS: &[&str] = &[
    "tools", "id", "version", "name", "title", "example", "profiles", "tagging", "open", "encode",
    "crate",
];

impl ContainerWords {
    /// Reads every `#[structured(..)]`; the attribute passes its own arguments on as one.
    pub(crate) fn read(attributes: &[Attribute], errors: &mut Errors) -> ContainerWords {
        let mut words = ContainerWords::default();
        let mut given = Given::default();
        for attribute in attributes
            .iter()
            .filter(|a| a.path().is_ident("structured"))
        {
            let read = attribute.parse_nested_meta(|meta| {
                given.note(&meta.path, errors);
                words.set(&meta, errors)
            });
            if let Err(error) = read {
                errors.add(error);
            }
        }
        words
    }

    /// The path of the facade crate.
    pub(crate) fn facade(&self) -> Path {
        match &self.facade {
            Some(path) => path.clone(),
            None => syn::parse_quote!(::isoform),
        }
    }

    fn set(&mut self, meta: &ParseNestedMeta<'_>, errors: &mut Errors) -> syn::Result<()> {
        let word = match meta.path.get_ident() {
            Some(word) => word.to_string(),
            None => String::new(),
        };
        match word.as_str() {
            "id" => self.id = Some(meta.value()?.parse()?),
            "version" => self.version = Some(meta.value()?.parse()?),
            "name" => self.name = Some(meta.value()?.parse()?),
            "title" => self.title = Some(meta.value()?.parse()?),
            "example" => self.examples.push(Example::read(meta)?),
            "profiles" => {
                let list;
                syn::parenthesized!(list in meta.input);
                let parsed: Punctuated<Profile, Token![,]> =
                    list.parse_terminated(syn::parse::Parse::parse, Token![,])?;
                if parsed.is_empty() {
                    errors.at(
                        &meta.path,
                        "`profiles` says nothing: name one, for example `profiles(openai)`, or remove it",
                    );
                }
                self.profiles.extend(parsed);
                self.profiles_span = Some(meta.path.span());
            }
            "tagging" => {
                let tagging: Ident = meta.value()?.parse()?;
                if tagging == "external" {
                    self.external = Some(tagging.span());
                } else {
                    errors.at(
                        &tagging,
                        "`tagging` takes `external`; the others are serde's words: `tag = \"..\"`, `content = \"..\"`, `untagged`",
                    );
                }
            }
            "open" => self.open = Some(meta.path.span()),
            "encode" => self.encode = constraint::read(meta, errors)?,
            "crate" => {
                let path: LitStr = meta.value()?.parse()?;
                self.facade = Some(path.parse_with(Path::parse_mod_style)?);
            }
            "tools" => self.tools = Some(meta.path.span()),
            "description" => {
                skip_value(meta)?;
                errors.at(
                    &meta.path,
                    "a doc comment is the description: write `/// ..`",
                );
            }
            word => {
                skip_value(meta)?;
                errors.at(
                    &meta.path,
                    suggest::unknown(word, "`structured_output(..)`", WORDS),
                );
            }
        }
        Ok(())
    }
}

/// Steps over what stands behind a word that is not ours.
pub(crate) fn skip_value(meta: &ParseNestedMeta<'_>) -> syn::Result<()> {
    if meta.input.peek(Token![=]) {
        meta.value()?.parse::<syn::Expr>()?;
    } else if meta.input.peek(syn::token::Paren) {
        let list;
        syn::parenthesized!(list in meta.input);
        list.parse::<proc_macro2::TokenStream>()?;
    }
    Ok(())
}
