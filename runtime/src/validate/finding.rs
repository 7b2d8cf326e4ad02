//! From a validator's error to an issue.

use jsonschema::error::ValidationErrorKind;
use serde_json::Value;

use crate::error::Issue;

/// Adds what the error says; of a union whose tag tells the branch, what that branch says.
pub(super) fn collect(error: &jsonschema::ValidationError<'_>, issues: &mut Vec<Issue>) {
    if let ValidationErrorKind::AnyOf { context } | ValidationErrorKind::OneOfNotValid { context } =
        error.kind()
        && let Some(branch) = meant(context)
    {
        for inner in branch {
            collect(inner, issues);
        }
        return;
    }
    let code = if is_case(error) {
        "literal_case"
    } else {
        error.kind().keyword()
    };
    issues.push(Issue::new(
        code,
        error.instance_path().as_str(),
        error.schema_path().as_str(),
        error.to_string(),
    ));
}

/// The branch that the value was meant for: the only one whose constants and types fit.
fn meant<'e>(
    branches: &'e [Vec<jsonschema::ValidationError<'static>>],
) -> Option<&'e Vec<jsonschema::ValidationError<'static>>> {
    let mut fitting = branches.iter().filter(|errors| {
        errors.iter().all(|error| {
            is_case(error)
                || !matches!(error.kind().keyword(), "const" | "enum" | "type")
                || is_deep(error)
        })
    });
    match (fitting.next(), fitting.next()) {
        (Some(only), None) => Some(only),
        _ => None,
    }
}

/// Whether the error is about something inside the value's own properties, so that it does not tell branches apart.
fn is_deep(error: &jsonschema::ValidationError<'_>) -> bool {
    error.kind().keyword() == "type"
        && !error.instance_path().as_str().is_empty()
        && error.schema_path().as_str().contains("/properties/")
}

/// Whether a listed string came back in other letter case.
fn is_case(error: &jsonschema::ValidationError<'_>) -> bool {
    let folded = |listed: &Value| match (listed, error.instance().as_ref()) {
        (Value::String(listed), Value::String(found)) => {
            listed.to_lowercase() == found.to_lowercase()
        }
        _ => false,
    };
    match error.kind() {
        ValidationErrorKind::Constant { expected_value } => folded(expected_value),
        ValidationErrorKind::Enum { options } => options
            .as_array()
            .is_some_and(|listed| listed.iter().any(folded)),
        _ => false,
    }
}
