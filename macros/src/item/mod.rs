//! The item as we see it: names as they are on the wire, skipped parts gone.

mod container;
mod content;
mod judge;
mod variant;
mod wire;

use proc_macro2::Span;
use syn::ext::IdentExt;
use syn::{Generics, Ident, LitStr, Type};

use crate::constraint::Constraint;
use crate::container::ContainerWords;
use crate::example::Example;
pub(crate) use wire::hidden;

/// An annotated item.
pub(crate) struct Item {
    pub(crate) ident: Ident,
    pub(crate) generics: Generics,
    pub(crate) words: ContainerWords,
    pub(crate) hints: Hints,
    /// Whether unknown properties are refused.
    pub(crate) closed: bool,
    /// Whether a field is written and never read.
    pub(crate) writes_more: bool,
    pub(crate) body: Body,
    /// Tells items apart that one macro call makes at one place.
    pub(crate) hash: u64,
}

/// Title, description and examples.
#[derive(Clone, Default)]
pub(crate) struct Hints {
    pub(crate) title: Option<LitStr>,
    pub(crate) description: Option<String>,
    pub(crate) examples: Vec<Example>,
}

impl Hints {
    /// These hints, and where they say nothing the others.
    pub(crate) fn over(&self, other: Hints) -> Hints {
        Hints {
            title: self.title.clone().or(other.title),
            description: self.description.clone().or(other.description),
            examples: if self.examples.is_empty() {
                other.examples
            } else {
                self.examples.clone()
            },
        }
    }
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
    /// Names under which it is read, beside its own.
    pub(crate) aliases: Vec<LitStr>,
    pub(crate) hints: Hints,
    /// The arguments of this tool may be asked for again.
    pub(crate) repairable: Option<Span>,
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
    /// Names under which it is read, beside its own.
    pub(crate) aliases: Vec<LitStr>,
    /// Whether the properties of its struct stand in the place of one.
    pub(crate) flattened: bool,
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
    /// The type's name on the wire side: the given one, or Rust's.
    pub(crate) fn name(&self) -> String {
        match &self.words.name {
            Some(name) => name.value(),
            None => self.ident.unraw().to_string(),
        }
    }

    /// All fields of all variants, in declared order.
    pub(crate) fn fields(&self) -> Vec<&Field> {
        match &self.body {
            Body::Struct(content) => content.fields().iter().collect(),
            Body::Enum(_, variants) => variants
                .iter()
                .flat_map(|variant| variant.content.fields())
                .collect(),
        }
    }

    /// The examples of the item and of its fields.
    pub(crate) fn examples(&self) -> Vec<&Example> {
        let fields = self.fields().into_iter();
        let held = fields.flat_map(|field| &field.hints.examples);
        self.hints.examples.iter().chain(held).collect()
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
