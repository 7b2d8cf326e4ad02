//! `profiles(openai, gemini(check_locally(string_length)), crate::GATEWAY)`.

use proc_macro2::{Ident, TokenStream};
use quote::{ToTokens, format_ident, quote};
use syn::ext::IdentExt;
use syn::parse::{Parse, ParseStream};
use syn::punctuated::Punctuated;
use syn::{LitStr, Path, Token};

use crate::errors::Errors;
use crate::given::Given;
use crate::suggest;

/// A profile and the kinds of constraint that the author leaves to the validator on it.
pub(crate) struct Profile {
    pub(crate) path: Path,
    options: Vec<(Ident, Punctuated<Ident, Token![,]>)>,
    assumed: Vec<Assumption>,
    /// Whether parentheses stand behind the path with nothing in them.
    says_nothing: bool,
}

/// `assume(depth, because = "..")`.
struct Assumption {
    word: Ident,
    rule: Option<Ident>,
    because: Option<LitStr>,
}

/// The words of `assume(..)` and the variants of `Rule`: the rules that are about what the provider takes.
const RULES: &[(&str, &str)] = &[
    ("open_object", "OpenObject"),
    ("map", "Map"),
    ("any_json", "AnyJson"),
    ("union", "Union"),
    ("recursion", "Recursion"),
    ("depth", "Depth"),
    ("property_limit", "PropertyLimit"),
    ("enum_limit", "EnumLimit"),
    ("character_limit", "CharacterLimit"),
    ("large_enum", "LargeEnum"),
    ("union_limit", "UnionLimit"),
    ("optional_limit", "OptionalLimit"),
];

/// The rules that hold whatever a provider takes.
const FIXED: &[&str] = &[
    "number_key",
    "absent_and_null",
    "ambiguous_encoding",
    "exclusive_union",
    "literal",
    "literal_case",
    "property_name",
    "type_count",
    "empty",
    "unmodelled",
    "reference",
    "tagged_newtype",
];

/// The words of `check_locally(..)` and the variants of `Kind`.
///
/// `literal_case` and `required` are only ever asked of a provider; there is nothing to accept.
const KINDS: &[(&str, &str)] = &[
    ("type_domain", "TypeDomain"),
    ("numeric_bounds", "NumericBounds"),
    ("multiple_of", "MultipleOf"),
    ("string_length", "StringLength"),
    ("pattern", "Pattern"),
    ("format", "Format"),
    ("item_count", "ItemCount"),
    ("unique_items", "UniqueItems"),
    ("property_count", "PropertyCount"),
    ("unique_keys", "UniqueKeys"),
    ("json_text", "JsonText"),
    ("decimal_text", "DecimalText"),
    ("unmodelled", "Unmodelled"),
];

impl Parse for Profile {
    fn parse(input: ParseStream<'_>) -> syn::Result<Profile> {
        let path = input.call(Path::parse_mod_style)?;
        let (mut options, mut assumed) = (Vec::new(), Vec::new());
        let has_list = input.peek(syn::token::Paren);
        if has_list {
            let list;
            syn::parenthesized!(list in input);
            while !list.is_empty() {
                let word = list.call(Ident::parse_any)?;
                let kinds;
                syn::parenthesized!(kinds in list);
                if word == "assume" {
                    assumed.push(Assumption::read(word, &kinds)?);
                } else {
                    options.push((word, kinds.parse_terminated(Ident::parse_any, Token![,])?));
                }
                if !list.is_empty() {
                    list.parse::<Token![,]>()?;
                }
            }
        }
        Ok(Profile {
            path,
            says_nothing: has_list && options.is_empty() && assumed.is_empty(),
            options,
            assumed,
        })
    }
}

impl Profile {
    /// Reports unknown words, words that say nothing, and a profile that is named twice.
    pub(crate) fn validate(profiles: &[Profile], errors: &mut Errors) {
        for (i, profile) in profiles.iter().enumerate() {
            if profiles[..i].iter().any(|earlier| earlier.is_same(profile)) {
                errors.at(
                    &profile.path,
                    "this profile is named twice: keep one entry with all its words",
                );
            }
            profile.validate_options(errors);
            profile.validate_assumptions(errors);
        }
    }

    /// Whether two paths lead to one profile, as far as paths show: `openai` is `profiles::OPENAI`, and of two paths
    /// to one constant the longer ends with the shorter.
    fn is_same(&self, other: &Profile) -> bool {
        let (a, b) = (self.segments(), other.segments());
        a.ends_with(&b) || b.ends_with(&a)
    }

    fn segments(&self) -> Vec<String> {
        match self.path.get_ident() {
            Some(name) if is_shipped(name) => {
                vec!["profiles".to_owned(), name.to_string().to_ascii_uppercase()]
            }
            _ => self
                .path
                .segments
                .iter()
                .map(|segment| segment.ident.unraw().to_string())
                .collect(),
        }
    }

    fn validate_options(&self, errors: &mut Errors) {
        if self.says_nothing {
            errors.at(
                &self.path,
                "the parentheses behind this profile say nothing: remove them, or write `check_locally(..)` in them",
            );
        }
        let mut given = Given::default();
        for (word, kinds) in &self.options {
            given.note(&word.clone().into(), errors);
            if word != "check_locally" {
                let message =
                    suggest::unknown(&word.to_string(), "a profile", &["check_locally", "assume"]);
                errors.at(word, message);
            } else if kinds.is_empty() {
                errors.at(
                    word,
                    "`check_locally` says nothing: name a kind, or remove it",
                );
            } else {
                let mut given = Given::default();
                for kind in kinds {
                    given.note(&kind.clone().into(), errors);
                }
                for kind in kinds.iter().filter(|kind| variant(KINDS, kind).is_none()) {
                    let words: Vec<&str> = KINDS.iter().map(|(word, _)| *word).collect();
                    let message =
                        suggest::unknown(&kind.to_string(), "`check_locally(..)`", &words);
                    errors.at(kind, message);
                }
            }
        }
    }

    /// Reports claims that say nothing, or that no claim about a provider can lift.
    fn validate_assumptions(&self, errors: &mut Errors) {
        for (i, assumption) in self.assumed.iter().enumerate() {
            let Some(rule) = &assumption.rule else {
                errors.at(
                    &assumption.word,
                    "`assume` says nothing: name a rule and your reason, `assume(depth, because = \"..\")`",
                );
                continue;
            };
            if variant(RULES, rule).is_none() {
                let words: Vec<&str> = RULES.iter().map(|(word, _)| *word).collect();
                errors.at(rule, assumable(&rule.to_string(), &words));
            } else if self.assumed[..i]
                .iter()
                .any(|earlier| earlier.rule == assumption.rule)
            {
                errors.at(rule, format!("`{rule}` is assumed twice: keep one of them"));
            }
            match &assumption.because {
                None => errors.at(
                    rule,
                    format!("an assumption needs its reason: `assume({rule}, because = \"..\")`"),
                ),
                Some(because) if because.value().trim().is_empty() => errors.at(
                    because,
                    "this reason says nothing: say who saw the provider take it, and when",
                ),
                Some(_) => {}
            }
        }
    }

    /// The profile as a constant of the facade, or as the author wrote it.
    pub(crate) fn constant(&self, facade: &Path) -> TokenStream {
        match self.path.get_ident() {
            Some(name) if is_shipped(name) => {
                let constant = format_ident!(
                    "{}",
                    name.to_string().to_ascii_uppercase(),
                    span = name.span()
                );
                quote!(#facade::profiles::#constant)
            }
            _ => self.path.to_token_stream(),
        }
    }

    /// The profiles and what is accepted on each, as elements of a list of gates.
    pub(crate) fn gates(profiles: &[Profile], facade: &Path) -> TokenStream {
        let gates = profiles.iter().map(|profile| {
            let (constant, accepted) = (profile.constant(facade), profile.accepted(facade));
            let claims = profile.claims(facade);
            quote!((&#constant #claims, #accepted))
        });
        quote!(#(#gates),*)
    }

    /// The same with what each channel accepts in a tool's parameters.
    pub(crate) fn tool_gates(profiles: &[Profile], facade: &Path) -> TokenStream {
        let gates = profiles.iter().map(|profile| {
            let (constant, accepted) = (profile.constant(facade), profile.accepted(facade));
            let claims = profile.claims(facade);
            quote!((&#constant #claims .for_tools(), #accepted))
        });
        quote!(#(#gates),*)
    }

    /// What the author says of the provider, as a call behind the profile.
    fn claims(&self, facade: &Path) -> Option<TokenStream> {
        let claims: Vec<TokenStream> = self
            .assumed
            .iter()
            .filter_map(|assumption| {
                let rule = variant(RULES, assumption.rule.as_ref()?)?;
                let because = &assumption.because;
                Some(quote!(#facade::Assumption { rule: #facade::Rule::#rule, because: #because }))
            })
            .collect();
        (!claims.is_empty()).then(|| quote!(.assuming(&[#(#claims),*])))
    }

    /// The accepted kinds as a `KindSet`.
    pub(crate) fn accepted(&self, facade: &Path) -> TokenStream {
        let kinds = self
            .options
            .iter()
            .flat_map(|(_, kinds)| kinds)
            .filter_map(|kind| variant(KINDS, kind));
        quote!(#facade::__private::ir::KindSet::of(&[#(#facade::__private::ir::Kind::#kinds),*]))
    }
}

/// A lower-case word is a shipped profile; anything else is a path of the author's.
fn is_shipped(name: &Ident) -> bool {
    !name.to_string().chars().any(char::is_uppercase)
}

impl Assumption {
    fn read(word: Ident, input: ParseStream<'_>) -> syn::Result<Assumption> {
        let mut assumption = Assumption {
            word,
            rule: None,
            because: None,
        };
        if input.is_empty() {
            return Ok(assumption);
        }
        assumption.rule = Some(input.call(Ident::parse_any)?);
        if input.is_empty() {
            return Ok(assumption);
        }
        input.parse::<Token![,]>()?;
        let because: Ident = input.call(Ident::parse_any)?;
        if because != "because" {
            return Err(syn::Error::new_spanned(
                because,
                "a reason stands here: `because = \"..\"`; each rule has an `assume(..)` of its own",
            ));
        }
        input.parse::<Token![=]>()?;
        assumption.because = Some(input.parse()?);
        input.parse::<Option<Token![,]>>()?;
        if input.is_empty() {
            Ok(assumption)
        } else {
            Err(input.error("one rule and one reason: each rule has an `assume(..)` of its own"))
        }
    }
}

/// Why a word cannot be assumed.
fn assumable(word: &str, known: &[&str]) -> String {
    if KINDS.iter().any(|(kind, _)| *kind == word) {
        return format!(
            "`{word}` is a kind of constraint: accept its check after the answer with `check_locally({word})`, or name a \
             profile with other facts"
        );
    }
    if FIXED.contains(&word) {
        return format!(
            "`{word}` is not about what the provider takes, so that no claim about the provider lifts it: change the type"
        );
    }
    suggest::unknown(word, "`assume(..)`", known)
}

fn variant(words: &[(&str, &str)], word: &Ident) -> Option<Ident> {
    words
        .iter()
        .find(|(known, _)| word == known)
        .map(|(_, variant)| format_ident!("{variant}"))
}
