//! What a provider says instead of an answer: error bodies and error events, told apart by type, code and the families of their texts.

use serde::Deserialize;
use serde_json::value::RawValue;

use super::field::{Any, Text};
use super::wire;
use crate::error::{Code, OutputError};

/// Reads an error body or event: `{"error": {..}}`, `{"error": ".."}`, or the fields without a wrapper.
///
/// In a list, as some gateways write it, the first of its objects that has an error is read.
pub(super) fn read(body: &str) -> OutputError {
    let body = listed(body).map_or(body, RawValue::get);
    let outer: Fields<'_> = wire::read(body).unwrap_or_default();
    let Some(inner) = outer.error.substance() else {
        return outer.classify(body);
    };
    match wire::read::<Fields<'_>>(inner.get()) {
        Ok(fields) => fields.classify(inner.get()),
        Err(_) => Fields {
            message: text(inner),
            ..Fields::default()
        }
        .classify(inner.get()),
    }
}

/// What a list says in the place of an event or a body, where only an object can be an answer.
pub(super) fn refuse_list(text: &str) -> Result<(), OutputError> {
    if !text.trim_start().starts_with('[') {
        return Ok(());
    }
    Err(match listed(text) {
        Some(error) => read(error.get()),
        None => OutputError::new(
            Code::InvalidEvent,
            "a list stands where an object is expected",
        ),
    })
}

/// The first object of a list that has an error.
fn listed(text: &str) -> Option<&RawValue> {
    if !text.trim_start().starts_with('[') {
        return None;
    }
    let entries: Vec<&RawValue> = wire::read(text).ok()?;
    entries.into_iter().find(|entry| {
        let fields = wire::read::<Fields<'_>>(entry.get());
        fields.is_ok_and(|fields| {
            fields.error.substance().is_some() || fields.kind.some() == Some("error")
        })
    })
}

/// The fields in which providers and servers describe a failure.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
struct Fields<'a> {
    #[serde(borrow)]
    error: Any<'a>,
    #[serde(borrow, rename = "type")]
    kind: Text<'a>,
    #[serde(borrow)]
    code: Any<'a>,
    #[serde(borrow)]
    status: Any<'a>,
    #[serde(borrow)]
    param: Text<'a>,
    #[serde(borrow)]
    message: Text<'a>,
    #[serde(borrow)]
    detail: Any<'a>,
}

fn text(raw: &RawValue) -> Text<'_> {
    wire::read(raw.get()).unwrap_or_default()
}

impl Fields<'_> {
    fn classify(&self, whole: &str) -> OutputError {
        let code = self
            .code
            .some()
            .map(RawValue::get)
            .unwrap_or_default()
            .trim_matches('"');
        let status = self
            .status
            .some()
            .map(RawValue::get)
            .unwrap_or_default()
            .trim_matches('"');
        let message = self
            .message
            .some()
            .unwrap_or_else(|| match self.detail.some() {
                Some(detail) => detail.get(),
                None => whole,
            });
        let words = [code, self.kind.or_empty(), status];
        let mut found = words
            .iter()
            .find_map(|word| of_word(word))
            .unwrap_or(Code::ProviderError);
        if found == Code::BadRequest && is_about_schema(code, self.param.or_empty(), message) {
            found = Code::SchemaRefused;
        }
        let said: Vec<_> = words.into_iter().filter(|word| !word.is_empty()).collect();
        let said = if said.is_empty() {
            String::new()
        } else {
            format!(" (`{}`)", said.join("`, `"))
        };
        let place = self
            .param
            .some()
            .map(|param| format!(" at `{param}`"))
            .unwrap_or_default();
        OutputError::new(
            found,
            format!("the provider answered{said}{place}: {message}"),
        )
    }
}

/// Codes, types and statuses that decide alone; numbers are HTTP's.
fn of_word(word: &str) -> Option<Code> {
    const WORDS: &[(&[&str], Code)] = &[
        (
            &[
                "content_filter",
                "content_policy_violation",
                "ResponsibleAIPolicyViolation",
                "bio_policy",
                "misalignment_policy_violation",
            ],
            Code::ContentFiltered,
        ),
        (
            &["invalid_json_schema", "invalid_function_parameters"],
            Code::SchemaRefused,
        ),
        (
            &[
                "insufficient_quota",
                "billing_error",
                "billing_hard_limit_reached",
                "invalid_api_key",
                "authentication_error",
                "permission_error",
                "permission_denied",
                "PERMISSION_DENIED",
                "UNAUTHENTICATED",
                "401",
                "402",
                "403",
            ],
            Code::Unauthorized,
        ),
        (
            &[
                "rate_limit_error",
                "rate_limit_exceeded",
                "rate_limit_reached",
                "tokens",
                "requests",
                "RESOURCE_EXHAUSTED",
                "too_many_requests",
                "429",
            ],
            Code::RateLimited,
        ),
        (
            &[
                "timeout_error",
                "timeout",
                "DEADLINE_EXCEEDED",
                "408",
                "504",
            ],
            Code::Timeout,
        ),
        (
            &[
                "invalid_request_error",
                "BadRequestError",
                "bad_request",
                "not_found_error",
                "NotFoundError",
                "request_too_large",
                "model_not_found",
                "context_length_exceeded",
                "invalid_prompt",
                "INVALID_ARGUMENT",
                "400",
                "404",
                "413",
                "422",
            ],
            Code::BadRequest,
        ),
    ];
    WORDS
        .iter()
        .find(|(words, _)| words.contains(&word))
        .map(|(_, code)| *code)
}

/// Whether a refused request was refused for its schema.
fn is_about_schema(code: &str, param: &str, message: &str) -> bool {
    const CODES: &[&str] = &["invalid_json_schema", "invalid_function_parameters"];
    const PARAMS: &[&str] = &[
        "text.format.schema",
        "response_format.json_schema",
        "output_config.format.schema",
    ];
    const TEXTS: &[&str] = &[
        "Invalid schema for",
        "output_config.format.schema",
        "output_format.schema",
        "input_schema",
        ".custom:",
        "Invalid JSON Schema",
        "Invalid regex in pattern field",
        "compiled grammar is too large",
        "too complex for compilation",
        "Too many strict tools",
        "too many optional parameters",
        "too many parameters with union types",
        "response_schema",
        "response_json_schema",
        "responseSchema",
        "responseJsonSchema",
        "function_declarations",
        "too many states for serving",
        "maximum allowed nesting depth",
    ];
    CODES.contains(&code)
        || PARAMS.iter().any(|known| param.starts_with(known))
        || TEXTS.iter().any(|known| message.contains(known))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn code(body: &str) -> Code {
        read(body).code()
    }

    #[test]
    fn types_and_codes_decide() {
        for (body, expected) in [
            (
                r#"{"type":"error","error":{"type":"overloaded_error","message":"Overloaded"}}"#,
                Code::ProviderError,
            ),
            (
                r#"{"type":"error","error":{"type":"rate_limit_error","message":"slow"}}"#,
                Code::RateLimited,
            ),
            (
                r#"{"type":"error","error":{"type":"authentication_error","message":"no"}}"#,
                Code::Unauthorized,
            ),
            (
                r#"{"type":"error","error":{"type":"invalid_request_error","message":"max_tokens: too large"}}"#,
                Code::BadRequest,
            ),
            (
                r#"{"error":{"message":"m","type":"insufficient_quota","param":null,"code":"insufficient_quota"}}"#,
                Code::Unauthorized,
            ),
            (
                r#"{"error":{"message":"m","type":"tokens","param":null,"code":"rate_limit_exceeded"}}"#,
                Code::RateLimited,
            ),
            (
                r#"{"error":{"message":"m","code":"content_filter","status":400}}"#,
                Code::ContentFiltered,
            ),
            (r#"{"error":{"message":"m","code":429}}"#, Code::RateLimited),
            (
                r#"{"error":{"message":"m","code":502}}"#,
                Code::ProviderError,
            ),
            (
                r#"{"object":"error","message":"m","type":"BadRequestError","param":null,"code":400}"#,
                Code::BadRequest,
            ),
            (r#"{"error":"boom"}"#, Code::ProviderError),
            (r#"{"detail":"Not Found"}"#, Code::ProviderError),
            ("<html>", Code::ProviderError),
        ] {
            assert_eq!(code(body), expected, "{body}");
        }
    }

    #[test]
    fn a_refused_schema_is_told_from_other_bad_requests() {
        for body in [
            r#"{"error":{"message":"Invalid schema for response_format 'x': ..","type":"invalid_request_error","param":"response_format","code":null}}"#,
            r#"{"error":{"message":"m","type":"invalid_request_error","param":"text.format.schema","code":"invalid_json_schema"}}"#,
            r#"{"error":{"message":"m","type":"invalid_request_error","param":"tools[0].function.parameters","code":"invalid_function_parameters"}}"#,
            r#"{"type":"error","error":{"type":"invalid_request_error","message":"output_config.format.schema: For 'integer' type, .."}}"#,
            r#"{"type":"error","error":{"type":"invalid_request_error","message":"The compiled grammar is too large, which .."}}"#,
        ] {
            assert_eq!(code(body), Code::SchemaRefused, "{body}");
        }
    }

    #[test]
    fn the_providers_own_text_is_kept() {
        let error =
            read(r#"{"error":{"message":"slow down","type":"requests","param":"p","code":null}}"#);
        assert_eq!(
            error.message(),
            "the provider answered (`requests`) at `p`: slow down"
        );
    }
}
