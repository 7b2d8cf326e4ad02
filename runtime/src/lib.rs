//! Structured output for Rust that compiles, or says why not.
//!
//! [`macro@structured_output`] derives a strict JSON Schema from a type and checks, inside `cargo check`, that the named
//! providers can carry it without loss. [`negotiate`] turns the type's [`Contract`] and a [`Route`] into a [`Plan`], which
//! writes the request, assembles the stream and accepts the answer. No socket is opened and no task started here: any
//! HTTP client will do.
//!
//! An enum of tools is a [`ToolSet`]: offered on a route, it gives the declarations, and its calls come back as its values.
//!
//! The error of every layer is one type, [`OutputError`], with a stable [`Code`].

#[doc(hidden)]
#[path = "private/mod.rs"]
pub mod __private;
mod check;
mod contract;
mod decode;
mod error;
mod export;
mod negotiate;
pub mod parse;
mod provider;
mod response;
mod stream;
mod structured;
mod tools;
mod tree;
mod types;
mod validate;

pub use contract::Contract;
pub use error::{Code, Issue, Layer, OutputError};
pub use isoform_compiler::ir::Kind;
pub use isoform_compiler::profile::{Assumption, Profile};
pub use isoform_compiler::profiles;
pub use isoform_compiler::rules::Rule;
#[doc = include_str!("attribute.md")]
pub use isoform_macros::structured_output;
pub use negotiate::{Call, Mode, Options, Outcome, Plan, Reason, Route, negotiate};
pub use provider::Api;
pub use response::{Arguments, Content, Finish, Item, Response, Status, Usage};
pub use stream::{Assembler, Caps, RawEvent, sse};
pub use structured::StructuredOutput;
pub use tools::{Called, Offer, Tool, ToolSet, Tools};

/// The README's example is compiled and run.
#[cfg(doctest)]
#[doc = include_str!("../../README.md")]
struct Readme;
