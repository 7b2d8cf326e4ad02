//! One item being put together.

use serde_json::value::RawValue;

use crate::error::{Code, OutputError};
use crate::response::{Arguments, Content, Item, Status};

/// What an item will be.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Kind {
    Text,
    Refusal,
    Reasoning,
    Call,
    Other,
}

#[derive(Debug, Clone)]
pub(super) struct Slot {
    pub(super) kind: Kind,
    pub(super) text: String,
    pub(super) name: String,
    pub(super) signature: Option<String>,
    pub(super) item_id: Option<String>,
    pub(super) call_id: Option<String>,
    pub(super) phase: Option<String>,
    /// The place that the provider gives it; items of one place stay in the order in which they began.
    pub(super) place: u64,
    pub(super) value: Option<Box<RawValue>>,
    pub(super) bytes: usize,
    pub(super) closed: bool,
    pub(super) cut: bool,
    /// It was only a piece of another item.
    pub(super) discarded: bool,
}

impl Slot {
    pub(super) fn new(kind: Kind) -> Self {
        Self {
            kind,
            text: String::new(),
            name: String::new(),
            signature: None,
            item_id: None,
            call_id: None,
            phase: None,
            place: 0,
            value: None,
            bytes: 0,
            closed: false,
            cut: false,
            discarded: false,
        }
    }

    /// The item that it has become.
    pub(super) fn into_item(mut self) -> Result<Item, OutputError> {
        let signature = match self.kind {
            Kind::Reasoning => None,
            _ => self.signature.take(),
        };
        let content = match self.kind {
            Kind::Text => Content::Text(self.text),
            Kind::Refusal => Content::Refusal(self.text),
            Kind::Reasoning => Content::Reasoning {
                text: self.text,
                signature: self.signature,
            },
            Kind::Call => Content::ToolCall {
                name: self.name,
                // Fragments are the call's own text; a value beside them was only their placeholder.
                arguments: match self.value {
                    Some(value) if self.text.is_empty() => Arguments::Value(value),
                    _ => Arguments::Text(self.text),
                },
            },
            Kind::Other => Content::Other(match self.value {
                Some(value) if self.text.is_empty() => value,
                block => joined(&Joined {
                    block,
                    name: &self.name,
                    text: &self.text,
                })?,
            }),
        };
        let status = if self.closed && !self.cut {
            Status::Complete
        } else {
            Status::Incomplete
        };
        Ok(Item {
            item_id: self.item_id,
            call_id: self.call_id,
            phase: self.phase,
            signature,
            status,
            content,
        })
    }
}

/// A part of the provider's own and what was streamed into it.
#[derive(serde::Serialize)]
struct Joined<'a> {
    block: Option<Box<RawValue>>,
    name: &'a str,
    text: &'a str,
}

fn joined(parts: &Joined<'_>) -> Result<Box<RawValue>, OutputError> {
    serde_json::value::to_raw_value(parts)
        .map_err(|error| OutputError::new(Code::InvalidEvent, error.to_string()))
}
