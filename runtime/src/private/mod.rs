//! What the code made by the attribute uses; no public interface.

mod absent;
pub mod export;
mod json_schema;
mod probe;
mod tool_words;
mod unit;

pub use isoform_compiler::gate::{Gate, clears, field, schema, tool, whole};
pub use isoform_compiler::ir::{self, sound};
pub use isoform_compiler::tools;
pub use isoform_compiler::untagged::in_order;
pub use isoform_macros::{StructuredOutputDerive, check};
#[cfg(feature = "schemars")]
pub use schemars;
pub use serde;
#[cfg(feature = "schemars")]
pub use std::borrow::Cow;
pub use std::sync::LazyLock;

#[cfg(feature = "schemars")]
pub use json_schema::{schema_in, schema_name};

pub use crate::__json_schema as json_schema;
pub use crate::contract::check_examples;
pub use absent::{Optional, absent, is_absent, present};
pub use tool_words::{check_tool_examples, no_arguments, read_no_arguments};
pub use unit::closed_unit;
