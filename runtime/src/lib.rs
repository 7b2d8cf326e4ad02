//! .
pub mod error;
pub mod parse;

pub use error::{Code, Issue, Layer, OutputError};
