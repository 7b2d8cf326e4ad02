//! From the form that was sent back to the original one.

use isoform_compiler::codec::Codec;
use isoform_compiler::profile::Profile;
use isoform_compiler::project::Projection;
use serde_json::Value;

use crate::Contract;
use crate::error::{Code, Issue, OutputError};
use crate::tree::Tree;
use crate::validate::dollar_path;

/// Undoes the encodings of a projection.
///
/// # Errors
/// `SCHEMA_MISMATCH` where the value is not of the form that was sent.
pub(crate) fn decode(
    contract: &Contract,
    profile: &Profile,
    sent: &Projection,
    value: Value,
) -> Result<Value, OutputError> {
    if sent.encodings.is_empty() {
        return Ok(value);
    }
    let codec = Codec::new(contract.root(), &[], profile);
    let value = codec.decode(Tree(value)).map_err(|issue| {
        let code = issue.kind.map_or("form", |kind| kind.word());
        let found = Issue::new(code, issue.path.clone(), "", issue.message);
        OutputError::new(Code::SchemaMismatch, issue.message)
            .at_path(dollar_path(&issue.path))
            .with_issues([found])
    })?;
    Ok(value.0)
}
