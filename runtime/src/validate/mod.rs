//! Validation against the original schema.

mod finding;

use serde_json::Value;

use crate::error::{Code, OutputError};

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
        // The whole list of errors costs more than the answer, which is nearly always that there are none.
        if self.0.is_valid(value) {
            return Ok(());
        }
        let mut issues = Vec::new();
        for error in self.0.iter_errors(value) {
            finding::collect(&error, &mut issues);
        }
        issues.sort();
        let path = issues
            .first()
            .map(|issue| issue.path.clone())
            .unwrap_or_default();
        Err(
            OutputError::new(Code::SchemaMismatch, "the value does not fit the schema")
                .at_path(path)
                .with_issues(issues),
        )
    }
}
