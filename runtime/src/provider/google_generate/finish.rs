//! The words, and numbers, for why a candidate ended or a prompt was blocked.

use serde_json::value::RawValue;

use crate::provider::field::Any;
use crate::response::Finish;

/// `finishReason`; a word that is not here is no end that is known. `STOP` is also the end of an answer that calls.
const REASONS: &[(&str, Finish)] = &[
    ("STOP", Finish::Stop),
    ("MAX_TOKENS", Finish::Length),
    ("SAFETY", Finish::ContentFilter),
    ("RECITATION", Finish::ContentFilter),
    ("LANGUAGE", Finish::ContentFilter),
    ("BLOCKLIST", Finish::ContentFilter),
    ("PROHIBITED_CONTENT", Finish::ContentFilter),
    ("SPII", Finish::ContentFilter),
    ("MODEL_ARMOR", Finish::ContentFilter),
    ("IMAGE_SAFETY", Finish::ContentFilter),
    ("IMAGE_PROHIBITED_CONTENT", Finish::ContentFilter),
    ("IMAGE_RECITATION", Finish::ContentFilter),
    ("MALFORMED_FUNCTION_CALL", Finish::Error),
    ("MALFORMED_RESPONSE", Finish::Error),
    ("UNEXPECTED_TOOL_CALL", Finish::Error),
    ("TOO_MANY_TOOL_CALLS", Finish::Error),
    ("MISSING_THOUGHT_SIGNATURE", Finish::Error),
    // The numbers on which both hosts of the API agree, at least in the class; from 9 on they differ.
    ("1", Finish::Stop),
    ("2", Finish::Length),
    ("3", Finish::ContentFilter),
    ("4", Finish::ContentFilter),
    ("6", Finish::ContentFilter),
    ("7", Finish::ContentFilter),
    ("8", Finish::ContentFilter),
];

/// What stands where no reason is given.
const UNSPECIFIED: &[&str] = &[
    "",
    "0",
    "FINISH_REASON_UNSPECIFIED",
    "BLOCK_REASON_UNSPECIFIED",
    "BLOCKED_REASON_UNSPECIFIED",
];

/// A reason as text, if one is given.
pub(super) fn word(reason: Any<'_>) -> Option<&str> {
    let word = reason.some().map(RawValue::get)?.trim_matches('"');
    (!UNSPECIFIED.contains(&word)).then_some(word)
}

/// The class of a `finishReason`.
pub(super) fn class(word: &str) -> Finish {
    REASONS
        .iter()
        .find(|(known, _)| *known == word)
        .map_or(Finish::Unknown, |(_, finish)| *finish)
}
