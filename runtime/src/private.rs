//! What the code made by the attribute uses; no public interface.

pub use isoform_compiler::gate::{field, whole};
pub use isoform_compiler::ir;
pub use serde;
pub use std::sync::LazyLock;
