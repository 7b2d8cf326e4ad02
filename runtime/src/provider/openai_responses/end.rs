//! The ends of a response, by event, by status and by reason.

use super::view::{IncompleteDetails, Response};
use crate::error::{Code, OutputError};
use crate::provider::failure;
use crate::response::Finish;

/// The events that end a response, and the status they stand for; the last one leaves it to the response.
const ENDS: &[(&str, &str)] = &[
    ("response.completed", "completed"),
    ("response.incomplete", "incomplete"),
    ("response.failed", "failed"),
    ("response.cancelled", "cancelled"),
    ("response.done", ""),
];

/// Why a response is incomplete; any other reason is no end that is known.
const REASONS: &[(&str, Finish)] = &[
    ("max_output_tokens", Finish::Length),
    ("max_tokens", Finish::Length),
    ("length", Finish::Length),
    ("content_filter", Finish::ContentFilter),
];

/// What an event says of the end, if it is one.
pub(super) fn of_event(kind: &str) -> Option<&'static str> {
    let end = ENDS.iter().find(|(event, _)| *event == kind)?;
    Some(end.1)
}

/// The class of an end and its words. A response may be worse off than the event or status that ends it.
///
/// # Errors
/// What a failed response says, and `INCOMPLETE_RESPONSE` for one that goes on.
pub(super) fn read(said: &str, response: &Response<'_>) -> Result<(Finish, String), OutputError> {
    let reason = response
        .incomplete_details
        .object::<IncompleteDetails<'_>>()
        .map_err(|error| super::invalid(&error))?
        .reason;
    let status = response.status.or_empty();
    let word = match (said, status) {
        _ if response.error.substance().is_some() => "failed",
        ("" | "completed", "incomplete" | "failed" | "cancelled" | "canceled") => status,
        ("" | "completed", _) if reason.some().is_some() => "incomplete",
        ("", status) => status,
        (said, _) => said,
    };
    Ok(match word {
        "completed" => (Finish::Stop, word.to_owned()),
        "incomplete" => {
            let raw = reason.some().unwrap_or(word);
            let known = REASONS.iter().find(|(reason, _)| *reason == raw);
            (
                known.map_or(Finish::Unknown, |(_, finish)| *finish),
                raw.to_owned(),
            )
        }
        "cancelled" | "canceled" => (Finish::Cancelled, word.to_owned()),
        "failed" => {
            return Err(match response.error.substance() {
                Some(error) => failure::read(error.get()),
                None => OutputError::new(
                    Code::ProviderError,
                    "the response failed, and the provider does not say why",
                ),
            });
        }
        "queued" | "in_progress" => {
            return Err(OutputError::new(
                Code::IncompleteResponse,
                format!("the response is still `{word}`"),
            ));
        }
        _ => (Finish::Unknown, word.to_owned()),
    })
}
