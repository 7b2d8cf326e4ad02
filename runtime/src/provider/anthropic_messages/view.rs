//! The fields of a message or event that are read, borrowed from its text.

use serde::Deserialize;
use serde_json::value::RawValue;

use crate::provider::field::{Any, Count, Place, Text, Words};

/// One event of a stream.
#[derive(Debug, Deserialize)]
pub(super) struct StreamEvent<'a> {
    #[serde(borrow, default, rename = "type")]
    pub(super) kind: Text<'a>,
    #[serde(default)]
    pub(super) index: Place,
    #[serde(borrow, default)]
    pub(super) message: Option<Message<'a>>,
    #[serde(borrow, default)]
    pub(super) content_block: Any<'a>,
    #[serde(borrow, default)]
    pub(super) delta: Option<Delta<'a>>,
    #[serde(borrow, default)]
    pub(super) usage: Any<'a>,
    #[serde(borrow, default)]
    pub(super) error: Any<'a>,
}

/// A message, whole or just begun.
#[derive(Debug, Deserialize)]
pub(super) struct Message<'a> {
    #[serde(borrow, default, rename = "type")]
    pub(super) kind: Text<'a>,
    #[serde(borrow, default)]
    pub(super) id: Text<'a>,
    #[serde(borrow, default)]
    pub(super) model: Text<'a>,
    #[serde(borrow, default)]
    pub(super) content: Option<Vec<&'a RawValue>>,
    #[serde(borrow, default)]
    pub(super) stop_reason: Text<'a>,
    #[serde(borrow, default)]
    pub(super) stop_details: Any<'a>,
    #[serde(borrow, default)]
    pub(super) usage: Any<'a>,
    #[serde(borrow, default)]
    pub(super) error: Any<'a>,
}

#[derive(Debug, Deserialize)]
pub(super) struct Block<'a> {
    #[serde(borrow, default, rename = "type")]
    pub(super) kind: Text<'a>,
    #[serde(borrow, default)]
    pub(super) id: Text<'a>,
    #[serde(borrow, default)]
    pub(super) name: Text<'a>,
    #[serde(borrow, default)]
    pub(super) text: Words<'a>,
    #[serde(borrow, default)]
    pub(super) thinking: Text<'a>,
    #[serde(borrow, default)]
    pub(super) signature: Text<'a>,
    #[serde(borrow, default)]
    pub(super) input: Any<'a>,
}

#[derive(Debug, Deserialize)]
pub(super) struct Delta<'a> {
    #[serde(borrow, default, rename = "type")]
    pub(super) kind: Text<'a>,
    #[serde(borrow, default)]
    pub(super) text: Words<'a>,
    #[serde(borrow, default)]
    pub(super) partial_json: Words<'a>,
    #[serde(borrow, default)]
    pub(super) thinking: Text<'a>,
    #[serde(borrow, default)]
    pub(super) signature: Text<'a>,
    #[serde(borrow, default)]
    pub(super) stop_reason: Text<'a>,
    #[serde(borrow, default)]
    pub(super) stop_details: Any<'a>,
}

#[derive(Debug, Default, Deserialize)]
pub(super) struct StopDetails<'a> {
    #[serde(borrow, default)]
    pub(super) explanation: Text<'a>,
}

#[derive(Debug, Default, Deserialize)]
pub(super) struct Usage {
    #[serde(default)]
    pub(super) input_tokens: Count,
    #[serde(default)]
    pub(super) output_tokens: Count,
    #[serde(default)]
    pub(super) cache_read_input_tokens: Count,
}
