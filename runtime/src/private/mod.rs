//! What the code made by the attribute uses; no public interface.

mod absent;
pub mod export;
mod probe;
mod unit;

pub use isoform_compiler::gate::{Gate, clears, field, schema, whole};
pub use isoform_compiler::ir::{self, sound};
pub use isoform_macros::{StructuredOutputDerive, check};
pub use serde;
pub use std::sync::LazyLock;

pub use crate::contract::check_examples;
pub use absent::{Optional, absent, is_absent, present};
pub use unit::closed_unit;
