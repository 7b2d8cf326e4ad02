//! The fields of a response or event that are read, borrowed from its text.

use serde::Deserialize;
use serde_json::value::RawValue;

use crate::provider::field::{Any, Count, List, Place, Text, Words};

/// One event of a stream.
#[derive(Debug, Deserialize)]
pub(super) struct StreamEvent<'a> {
    #[serde(borrow, default, rename = "type")]
    pub(super) kind: Text<'a>,
    #[serde(default)]
    pub(super) sequence_number: Count,
    #[serde(default)]
    pub(super) output_index: Place,
    #[serde(borrow, default)]
    pub(super) item_id: Text<'a>,
    #[serde(default)]
    pub(super) content_index: Place,
    #[serde(default)]
    pub(super) summary_index: Place,
    #[serde(borrow, default)]
    pub(super) delta: Any<'a>,
    #[serde(borrow, default)]
    pub(super) text: Words<'a>,
    #[serde(borrow, default)]
    pub(super) refusal: Words<'a>,
    #[serde(borrow, default)]
    pub(super) name: Text<'a>,
    #[serde(borrow, default)]
    pub(super) arguments: Any<'a>,
    #[serde(borrow, default)]
    pub(super) part: Any<'a>,
    #[serde(borrow, default)]
    pub(super) item: Any<'a>,
    #[serde(borrow, default)]
    pub(super) response: Any<'a>,
    #[serde(borrow, default)]
    pub(super) error: Any<'a>,
    #[serde(borrow, default)]
    pub(super) message: Any<'a>,
    #[serde(borrow, default)]
    pub(super) detail: Any<'a>,
}

/// A response, whole or as the events of its beginning and end carry it.
#[derive(Debug, Default, Deserialize)]
pub(super) struct Response<'a> {
    #[serde(borrow, default, rename = "type")]
    pub(super) kind: Text<'a>,
    #[serde(borrow, default)]
    pub(super) object: Text<'a>,
    #[serde(borrow, default)]
    pub(super) id: Text<'a>,
    #[serde(borrow, default)]
    pub(super) model: Text<'a>,
    #[serde(borrow, default)]
    pub(super) status: Text<'a>,
    #[serde(borrow, default)]
    pub(super) output: List<&'a RawValue>,
    #[serde(borrow, default)]
    pub(super) incomplete_details: Any<'a>,
    #[serde(borrow, default)]
    pub(super) usage: Any<'a>,
    #[serde(borrow, default)]
    pub(super) error: Any<'a>,
    #[serde(borrow, default)]
    pub(super) message: Any<'a>,
    #[serde(borrow, default)]
    pub(super) detail: Any<'a>,
}

#[derive(Debug, Default, Deserialize)]
pub(super) struct IncompleteDetails<'a> {
    #[serde(borrow, default)]
    pub(super) reason: Text<'a>,
}

#[derive(Debug, Default, Deserialize)]
pub(super) struct Item<'a> {
    #[serde(borrow, default, rename = "type")]
    pub(super) kind: Text<'a>,
    #[serde(borrow, default)]
    pub(super) id: Text<'a>,
    #[serde(borrow, default)]
    pub(super) status: Text<'a>,
    #[serde(borrow, default)]
    pub(super) phase: Text<'a>,
    #[serde(borrow, default)]
    pub(super) call_id: Text<'a>,
    #[serde(borrow, default)]
    pub(super) name: Text<'a>,
    #[serde(borrow, default)]
    pub(super) arguments: Any<'a>,
    #[serde(borrow, default)]
    pub(super) content: Any<'a>,
    #[serde(borrow, default)]
    pub(super) summary: Any<'a>,
    #[serde(borrow, default)]
    pub(super) encrypted_content: Text<'a>,
}

/// A piece of a message's content, or of reasoning.
#[derive(Debug, Default, Deserialize)]
pub(super) struct Part<'a> {
    #[serde(borrow, default, rename = "type")]
    pub(super) kind: Text<'a>,
    #[serde(borrow, default)]
    pub(super) text: Words<'a>,
    #[serde(borrow, default)]
    pub(super) refusal: Words<'a>,
}

#[derive(Debug, Default, Deserialize)]
pub(super) struct Usage<'a> {
    #[serde(default)]
    pub(super) input_tokens: Count,
    #[serde(default)]
    pub(super) output_tokens: Count,
    #[serde(borrow, default)]
    pub(super) input_tokens_details: Any<'a>,
    #[serde(borrow, default)]
    pub(super) output_tokens_details: Any<'a>,
}

#[derive(Debug, Default, Deserialize)]
pub(super) struct Details {
    #[serde(default)]
    pub(super) cached_tokens: Count,
    #[serde(default)]
    pub(super) reasoning_tokens: Count,
}

impl StreamEvent<'_> {
    /// Whether it stands in the place of an answer: by its type, or, where it has none, by its words.
    pub(super) fn is_failure(&self, kind: &str) -> bool {
        let bare = self.message.some().is_some() || self.detail.some().is_some();
        match kind {
            "error" => true,
            "" => bare || self.error.substance().is_some(),
            kind => !kind.starts_with("response.") && self.error.substance().is_some(),
        }
    }
}

impl Response<'_> {
    /// Whether a body is an error and not an answer.
    pub(super) fn is_failure(&self) -> bool {
        let says_error = |word: &Text<'_>| word.some() == Some("error");
        let bare = self.output.is_none()
            && (self.message.some().is_some() || self.detail.some().is_some());
        self.error.substance().is_some()
            || says_error(&self.kind)
            || says_error(&self.object)
            || bare
    }
}
