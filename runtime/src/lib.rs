//! Structured output for Rust that compiles, or says why not.

#[doc(hidden)]
#[path = "private/mod.rs"]
pub mod __private;
mod check;
mod contract;
mod negotiate;
mod structured;
mod types;

pub use contract::Contract;
pub use isoform_compiler::profiles;
pub use isoform_macros::structured_output;
pub use negotiate::{Call, Mode, Options, Outcome, Plan, Reason, Route, negotiate};
pub use structured::StructuredOutput;

mod error;
pub mod parse;
mod provider;
mod response;
mod stream;
mod tree;
mod validate;

pub use error::{Code, Issue, Layer, OutputError};
pub use provider::Api;
pub use response::{Arguments, Content, Finish, Item, Response, Status, Usage};
pub use stream::{Assembler, Caps, RawEvent, sse};
