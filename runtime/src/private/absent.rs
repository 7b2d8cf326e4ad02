//! `#[structured(optional)]`: a property that may be absent and is not `null`.

use isoform_compiler::ir::Schema;
use serde::{Deserialize, Deserializer};

use crate::StructuredOutput;

/// The types that can be absent: `Option` alone, whatever name it goes by.
#[diagnostic::on_unimplemented(
    message = "`optional` applies to `Option<T>`, not to `{Self}`",
    label = "this field is never absent",
    note = "make it an `Option`, or let absence read as the default: `#[serde(default)]`"
)]
pub trait Optional {
    /// The schema of what is there when it is there.
    const PRESENT: &'static Schema<'static>;
}

impl<T: StructuredOutput> Optional for Option<T> {
    const PRESENT: &'static Schema<'static> = T::SCHEMA;
}

/// Reads a property that is there. `null` is refused unless the inner type itself reads it.
///
/// # Errors
///
/// What the inner type's own reading says.
pub fn present<'de, T, D>(deserializer: D) -> Result<Option<T>, D::Error>
where
    T: Deserialize<'de>,
    D: Deserializer<'de>,
{
    T::deserialize(deserializer).map(Some)
}

/// Whether a property is left out on writing.
pub fn is_absent<T>(value: &Option<T>) -> bool {
    value.is_none()
}
