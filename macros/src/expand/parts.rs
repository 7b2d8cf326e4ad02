//! The pieces of a schema, as constants: one can be lent for ever where a temporary cannot.
//!
//! Where field types see `Self`, lifetimes or type parameters, so must they: they are associated constants of a hidden
//! trait then. Free constants cost a build less.

use proc_macro2::{Ident, Span, TokenStream, TokenTree};
use quote::{ToTokens, format_ident, quote};
use syn::{Generics, Path, parse_quote};

use super::{at_static, constrain};
use crate::item::{Hints, Item};

/// The constants of one item.
pub(crate) struct Parts<'a> {
    item: &'a Item,
    pub(crate) facade: Path,
    /// `facade::__private::ir`.
    pub(crate) ir: TokenStream,
    constants: Vec<(Ident, TokenStream, TokenStream)>,
    /// Whether the constants are associated ones of the type.
    associated: bool,
    /// What each field's own check looks at, in declared order.
    pub(crate) fields: Vec<FieldPart>,
}

/// A schema as an expression inside the impl.
///
/// A node is written out where it stands: each constant costs a build as much as a whole object of nodes.
#[derive(Clone)]
pub(crate) enum SchemaExpr {
    /// A node of this shape with these hints.
    Node(TokenStream, Hints),
    /// The same, which serde reads from a buffer of its own.
    Buffered(TokenStream, Hints),
    /// What a constant or a type has.
    Read(TokenStream),
}

impl SchemaExpr {
    /// The schema as one that serde reads from a buffer of its own.
    pub(crate) fn buffered(self) -> SchemaExpr {
        match self {
            SchemaExpr::Node(shape, hints) | SchemaExpr::Buffered(shape, hints) => {
                SchemaExpr::Buffered(shape, hints)
            }
            SchemaExpr::Read(schema) => SchemaExpr::Read(quote!(&(*#schema).buffered())),
        }
    }
}

/// A field's schema with its place in the item.
pub(crate) struct FieldPart {
    /// What its own check looks at, as an expression outside the impl.
    pub(crate) schema: TokenStream,
    pub(crate) ty: syn::Type,
    pub(crate) path: String,
    pub(crate) check: FieldCheck,
}

/// Which check of its own a field needs.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum FieldCheck {
    /// None: what every profile takes, or else the check of the whole type reports.
    None,
    /// That `null` is read one way.
    Null,
    /// On all profiles.
    Profiles,
}

impl<'a> Parts<'a> {
    pub(crate) fn new(item: &'a Item) -> Parts<'a> {
        let facade = item.words.facade();
        Parts {
            item,
            ir: quote!(#facade::__private::ir),
            facade,
            constants: Vec::new(),
            associated: !item.generics.params.is_empty() || mentions_self(item),
            fields: Vec::new(),
        }
    }

    /// The item's type outside the impls.
    pub(crate) fn place(&self) -> TokenStream {
        at_static(self.item)
    }

    /// Whether the type checks its fields itself.
    pub(crate) fn is_gated(&self) -> bool {
        !self.item.words.profiles.is_empty()
    }

    /// Whether the constants are associated ones of the type, since field types see `Self` or parameters.
    pub(crate) fn is_associated(&self) -> bool {
        self.associated
    }

    /// The expression of a schema.
    pub(crate) fn tokens(&self, schema: &SchemaExpr) -> TokenStream {
        match schema {
            SchemaExpr::Node(shape, hints) | SchemaExpr::Buffered(shape, hints) => {
                let buffered = matches!(schema, SchemaExpr::Buffered(..));
                let ir = &self.ir;
                let annotations = constrain::annotations(hints, ir);
                quote!(&#ir::Schema {
                    shape: #ir::Shape::#shape,
                    annotations: #annotations,
                    encode: ::core::option::Option::None,
                    gated: false,
                    buffered: #buffered,
                })
            }
            SchemaExpr::Read(tokens) => tokens.clone(),
        }
    }

    /// Adds a schema as a constant and gives the expression that reads it.
    pub(crate) fn schema(&mut self, name: &str, value: TokenStream) -> TokenStream {
        let ir = &self.ir;
        let ty = quote!(&'static #ir::Schema<'static>);
        self.constant(name, ty, value)
    }

    /// Adds a constant and gives the expression that reads it from inside the impl.
    pub(crate) fn constant(
        &mut self,
        name: &str,
        ty: TokenStream,
        value: TokenStream,
    ) -> TokenStream {
        let name = format_ident!("__ISOFORM_{name}", span = Span::call_site());
        let read = self.read(&quote!(Self), &name);
        self.constants.push((name, ty, value));
        read
    }

    /// Reads the constant that was added last from outside the impl.
    pub(crate) fn last_outside(&self) -> TokenStream {
        match self.constants.last() {
            Some((name, ..)) => self.read(&self.place(), name),
            None => TokenStream::new(),
        }
    }

    fn read(&self, place: &TokenStream, name: &Ident) -> TokenStream {
        if self.associated {
            quote!(<#place as __IsoformParts>::#name)
        } else {
            quote!(#name)
        }
    }

    /// The constants.
    pub(crate) fn implementation(&self) -> TokenStream {
        let given = self
            .constants
            .iter()
            .map(|(name, ty, value)| quote!(const #name: #ty = #value;));
        if !self.associated {
            return quote!(#(#given)*);
        }
        let generics = bounded(self.item, &self.facade);
        let (impl_generics, _, where_clause) = generics.split_for_impl();
        let (_, ty_generics, _) = self.item.generics.split_for_impl();
        let ident = &self.item.ident;
        let declared = self
            .constants
            .iter()
            .map(|(name, ty, _)| quote!(const #name: #ty;));
        quote! {
            trait __IsoformParts {
                #(#declared)*
            }

            impl #impl_generics __IsoformParts for #ident #ty_generics #where_clause {
                #(#given)*
            }
        }
    }
}

/// Whether a field's type is written with `Self`.
fn mentions_self(item: &Item) -> bool {
    fn finds(tokens: TokenStream) -> bool {
        tokens.into_iter().any(|token| match token {
            TokenTree::Ident(ident) => ident == "Self",
            TokenTree::Group(group) => finds(group.stream()),
            TokenTree::Punct(_) | TokenTree::Literal(_) => false,
        })
    }
    item.fields()
        .into_iter()
        .any(|field| finds(field.ty.to_token_stream()) || finds(field.stand_in.to_token_stream()))
}

/// The item's generics, with a schema for each type parameter.
pub(crate) fn bounded(item: &Item, facade: &Path) -> Generics {
    let mut generics = item.generics.clone();
    let bounds: Vec<syn::WherePredicate> = generics
        .type_params()
        .map(|parameter| {
            let ident = &parameter.ident;
            parse_quote!(#ident: #facade::StructuredOutput)
        })
        .collect();
    if !bounds.is_empty() {
        generics.make_where_clause().predicates.extend(bounds);
    }
    generics
}
