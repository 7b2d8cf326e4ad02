//! From a validator's error to an issue.

use jsonschema::error::ValidationErrorKind;
use serde_json::Value;

use crate::error::Issue;

/// What the error says; of a union whose tag tells the branch, what that branch says.
pub(super) fn issues(error: &jsonschema::ValidationError<'_>) -> Vec<Issue> {
    if let ValidationErrorKind::AnyOf { context } | ValidationErrorKind::OneOfNotValid { context } =
        error.kind()
        && let Some(branch) = meant(error, context)
    {
        return branch.iter().flat_map(issues).collect();
    }
    let code = if is_case(error) {
        "literal_case"
    } else {
        error.kind().keyword()
    };
    vec![Issue::new(
        code,
        error.instance_path().as_str(),
        error.schema_path().as_str(),
        error.to_string(),
    )]
}

/// The branch that the value was meant for: the only one whose JSON type and tag fit.
fn meant<'e>(
    union: &jsonschema::ValidationError<'_>,
    branches: &'e [Vec<jsonschema::ValidationError<'static>>],
) -> Option<&'e Vec<jsonschema::ValidationError<'static>>> {
    let at = depth(union);
    let tells_apart = |error: &jsonschema::ValidationError<'_>| match error.kind().keyword() {
        _ if is_case(error) => false,
        "type" | "enum" => depth(error) == at,
        // A tag is a constant of the value itself or of one of its own properties.
        "const" => depth(error) <= at + 1,
        _ => false,
    };
    let mut fitting = branches
        .iter()
        .filter(|errors| !errors.iter().any(tells_apart));
    match (fitting.next(), fitting.next()) {
        (Some(only), None) => Some(only),
        _ => None,
    }
}

/// How deep in the value the error is.
fn depth(error: &jsonschema::ValidationError<'_>) -> usize {
    error.instance_path().as_str().matches('/').count()
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
