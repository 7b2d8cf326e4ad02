//! Structured output for Rust that compiles, or says why not.

#[doc(hidden)]
#[path = "private/mod.rs"]
pub mod __private;
mod check;
mod contract;
mod structured;
mod types;

pub use contract::Contract;
pub use isoform_compiler::profiles;
pub use isoform_macros::structured_output;
pub use structured::StructuredOutput;
