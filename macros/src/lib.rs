//! The `#[structured_output]` attribute of isoform.
//!
//! The way of an item: `complete` adds the derives and the serde words, `item` reads it into an AST of our own,
//! `validate` judges it across its parts, `expand` writes the impl. On an error `fallback` still writes one, so
//! that one mistake is one error.

mod case;
mod check;
mod complete;
mod conditional;
mod constraint;
mod container;
mod description;
mod errors;
mod example;
mod expand;
mod fallback;
mod field;
mod given;
mod item;
mod json_schema;
mod profiles;
mod serde_words;
mod suggest;
mod validate;

use proc_macro::TokenStream;

// The docs stand where `isoform` exports it, since their example needs that crate.
#[allow(missing_docs)]
#[proc_macro_attribute]
pub fn structured_output(arguments: TokenStream, item: TokenStream) -> TokenStream {
    complete::attribute(arguments.into(), item.into()).into()
}

/// The hidden half of [`macro@structured_output`]: sees the item with `cfg` resolved and builds the schema.
#[doc(hidden)]
#[proc_macro_derive(StructuredOutputDerive, attributes(structured, serde))]
pub fn structured_output_derive(item: TokenStream) -> TokenStream {
    expand::derive(item.into()).into()
}

/// What `isoform::check!` expands to, with the facade's path in front.
#[doc(hidden)]
#[proc_macro]
pub fn check(tokens: TokenStream) -> TokenStream {
    check::expand(tokens.into()).into()
}
