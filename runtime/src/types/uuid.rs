//! `uuid::Uuid`.

use ::uuid::Uuid;
use isoform_compiler::ir::{Schema, TextDomain};

use super::scalar::text;
use crate::StructuredOutput;

/// Format `uuid`: with hyphens, as it is written. Reading takes the simple, the braced and the URN spelling, too; letters
/// are written in lower case.
impl StructuredOutput for Uuid {
    const SCHEMA: &'static Schema<'static> = &text(TextDomain::Format("uuid"));
}
