//! Validation against the original schema.

mod below;
mod finding;

use serde_json::Value;

use crate::error::{Code, OutputError};

/// How many findings of one value are looked at for the ones that are reported.
const MAX_FINDINGS: usize = 10_000;

/// A compiled original schema: nothing is retrieved, patterns match in linear time, formats are asserted.
pub(crate) struct Validator(jsonschema::Validator);

impl Validator {
    /// Compiles a schema.
    ///
    /// # Errors
    /// `INVALID_SCHEMA` where it is no valid schema, or has a pattern or format that cannot be checked.
    pub(crate) fn compile(schema: &Value) -> Result<Validator, OutputError> {
        jsonschema::options()
            .with_draft(jsonschema::Draft::Draft202012)
            .should_validate_formats(true)
            .should_ignore_unknown_formats(false)
            .with_pattern_options(jsonschema::PatternOptions::regex())
            .offline()
            .build(schema)
            .map(Validator)
            .map_err(|error| {
                OutputError::new(
                    Code::InvalidSchema,
                    format!("the schema cannot be validated against: {error}"),
                )
                .at_path(error.instance_path().as_str().to_owned())
            })
    }

    /// Checks a value.
    ///
    /// # Errors
    /// `SCHEMA_MISMATCH` with its issues, sorted by instance path, schema path and message.
    pub(crate) fn check(&self, value: &Value) -> Result<(), OutputError> {
        let apart = below::told_apart(value);
        let value = apart.as_ref().unwrap_or(value);
        // The whole list of errors costs more than the answer, which is nearly always that there are none.
        if self.0.is_valid(value) {
            return Ok(());
        }
        // Findings are counted and cut as they come: a value of millions of items may have as many of them.
        let findings = self.0.iter_errors(value).take(MAX_FINDINGS);
        let error = OutputError::new(Code::SchemaMismatch, "the value does not fit the schema")
            .with_issues(findings.flat_map(|error| finding::issues(&error)));
        let path = error.issues().first().map(|issue| dollar_path(&issue.path));
        Err(error.at_path(path.unwrap_or_else(|| "$".to_owned())))
    }
}

/// A JSON Pointer as a path from the root: `/calls/0/name` is `$.calls[0].name`.
pub(crate) fn dollar_path(pointer: &str) -> String {
    let mut path = "$".to_owned();
    for step in pointer.split('/').skip(1) {
        if step.bytes().all(|byte| byte.is_ascii_digit()) && !step.is_empty() {
            path.push_str(&format!("[{step}]"));
        } else {
            path.push('.');
            path.push_str(&step.replace("~1", "/").replace("~0", "~"));
        }
    }
    path
}
