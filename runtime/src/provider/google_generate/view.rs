//! The fields of a response that are read, borrowed from its text.

use serde::de::IgnoredAny;
use serde::{Deserialize, Deserializer};
use serde_json::value::RawValue;

use crate::provider::field::{Any, Count, List, Place, Text};

/// A whole body or one chunk; they have the same shape.
#[derive(Debug, Default, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Response<'a> {
    #[serde(borrow, default)]
    pub(super) candidates: List<Candidate<'a>>,
    #[serde(borrow, default)]
    pub(super) prompt_feedback: Any<'a>,
    #[serde(borrow, default)]
    pub(super) usage_metadata: Any<'a>,
    #[serde(borrow, default)]
    pub(super) model_version: Text<'a>,
    #[serde(borrow, default)]
    pub(super) response_id: Text<'a>,
    /// One host wraps the response.
    #[serde(borrow, default)]
    pub(super) response: Any<'a>,
    #[serde(borrow, default)]
    pub(super) error: Any<'a>,
}

#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Candidate<'a> {
    #[serde(default)]
    pub(super) index: Place,
    #[serde(borrow, default)]
    pub(super) content: Any<'a>,
    /// A word, or its number.
    #[serde(borrow, default)]
    pub(super) finish_reason: Any<'a>,
    #[serde(borrow, default)]
    pub(super) finish_message: Text<'a>,
}

#[derive(Debug, Default, Deserialize)]
pub(super) struct Content<'a> {
    #[serde(borrow, default)]
    pub(super) parts: List<&'a RawValue>,
}

#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Part<'a> {
    #[serde(borrow, default)]
    pub(super) text: Any<'a>,
    #[serde(borrow, default)]
    pub(super) thought: Any<'a>,
    #[serde(borrow, default)]
    pub(super) thought_signature: Text<'a>,
    #[serde(borrow, default)]
    pub(super) function_call: Option<FunctionCall<'a>>,
}

#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct FunctionCall<'a> {
    #[serde(borrow, default)]
    pub(super) id: Text<'a>,
    #[serde(borrow, default)]
    pub(super) name: Text<'a>,
    #[serde(borrow, default)]
    pub(super) args: Any<'a>,
    #[serde(borrow, default)]
    pub(super) partial_args: List<PartialArg<'a>>,
    #[serde(borrow, default)]
    pub(super) will_continue: Any<'a>,
}

/// A piece of the arguments and its place in them.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct PartialArg<'a> {
    #[serde(borrow, default)]
    pub(super) json_path: Text<'a>,
    #[serde(borrow, default)]
    pub(super) string_value: Any<'a>,
    #[serde(borrow, default)]
    pub(super) number_value: Any<'a>,
    #[serde(borrow, default)]
    pub(super) bool_value: Any<'a>,
    /// The value is null, whatever stands for it.
    #[serde(default, deserialize_with = "present")]
    pub(super) null_value: bool,
    #[serde(borrow, default)]
    pub(super) will_continue: Any<'a>,
}

#[derive(Debug, Default, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct PromptFeedback<'a> {
    #[serde(borrow, default)]
    pub(super) block_reason: Any<'a>,
}

#[derive(Debug, Default, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Usage {
    #[serde(default)]
    pub(super) prompt_token_count: Count,
    #[serde(default)]
    pub(super) candidates_token_count: Count,
    #[serde(default)]
    pub(super) cached_content_token_count: Count,
    #[serde(default)]
    pub(super) thoughts_token_count: Count,
}

impl Response<'_> {
    /// Whether anything says that this is a response and not some other JSON.
    pub(super) fn is_one(&self) -> bool {
        self.candidates.is_some()
            || self.prompt_feedback.some().is_some()
            || self.usage_metadata.some().is_some()
            || self.model_version.some().is_some()
            || self.response_id.some().is_some()
    }
}

impl FunctionCall<'_> {
    pub(super) fn is_blank(&self) -> bool {
        self.id.some().is_none()
            && self.name.some().is_none()
            && self.args.some().is_none()
            && !self.is_partial()
    }

    /// Whether it is a piece of a call that is streamed.
    pub(super) fn is_partial(&self) -> bool {
        self.partial_args.is_some() || says_true(self.will_continue)
    }
}

pub(super) fn says_true(field: Any<'_>) -> bool {
    field.some().is_some_and(|raw| raw.get() == "true")
}

fn present<'de, D: Deserializer<'de>>(deserializer: D) -> Result<bool, D::Error> {
    IgnoredAny::deserialize(deserializer).map(|_| true)
}
