//! The trait behind the attribute.

use isoform_compiler::ir::Schema;
use serde_json::value::RawValue;

use crate::Contract;

/// A type with a schema: what serde writes for it, no more and no less.
///
/// `#[structured_output]` implements it; the types of the standard library that serde writes come with it.
///
#[doc = include_str!("gaps.md")]
#[diagnostic::on_unimplemented(
    message = "`{Self}` has no schema",
    label = "`{Self}` does not implement `StructuredOutput`",
    note = "annotate the type with `#[structured_output]`, or name a type that stands for it on the wire: `#[structured(with = Type)]`",
    note = "an enum of `tools` is called and not answered, so that it cannot stand in an answer",
    note = "`i128` and `u128` have no schema, since JSON readers do not keep them: use `i64`, `u64` or a `String`"
)]
pub trait StructuredOutput: Sized {
    /// What the type allows on the wire.
    const SCHEMA: &'static Schema<'static>;

    /// Whether serde reads it as a struct whose names are all written in it, so that `serde(flatten)` takes those alone.
    #[doc(hidden)]
    const IS_STRUCT: bool = false;

    /// The contract of this type: schema, id, version, hash and validator.
    ///
    /// Annotated types build it once and share it; other types build it at each call.
    fn contract() -> Contract {
        Contract::shared::<Self>()
    }
}

/// The schema as a document of its own: the same text with its dialect named in front.
pub(crate) fn document(schema: &str) -> Box<RawValue> {
    let rest = schema.strip_prefix('{').unwrap_or("}");
    let comma = if rest == "}" { "" } else { "," };
    let text =
        format!("{{\"$schema\":\"https://json-schema.org/draft/2020-12/schema\"{comma}{rest}");
    RawValue::from_string(text).unwrap_or_else(|_| RawValue::NULL.to_owned())
}
