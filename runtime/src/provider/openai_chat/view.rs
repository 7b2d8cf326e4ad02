//! The fields of a completion or chunk that are read, borrowed from its text.

use serde::Deserialize;

use crate::provider::field::{Any, Count, List, Place, Text, Words, entries};

/// A whole body or one chunk; they differ in `message` and `delta`.
#[derive(Debug, Deserialize)]
pub(super) struct Completion<'a> {
    #[serde(borrow, default)]
    pub(super) id: Text<'a>,
    #[serde(borrow, default)]
    pub(super) model: Text<'a>,
    #[serde(borrow, default)]
    pub(super) object: Text<'a>,
    #[serde(borrow, default, rename = "type")]
    pub(super) kind: Text<'a>,
    #[serde(borrow, default)]
    pub(super) choices: Option<List<Choice<'a>>>,
    #[serde(borrow, default)]
    pub(super) usage: Any<'a>,
    #[serde(borrow, default)]
    pub(super) x_groq: Any<'a>,
    #[serde(borrow, default)]
    pub(super) error: Any<'a>,
    #[serde(borrow, default)]
    pub(super) message: Any<'a>,
    #[serde(borrow, default)]
    pub(super) detail: Any<'a>,
}

#[derive(Debug, Deserialize)]
pub(super) struct Choice<'a> {
    #[serde(default)]
    pub(super) index: Place,
    #[serde(borrow, default)]
    pub(super) delta: Option<Message<'a>>,
    #[serde(borrow, default)]
    pub(super) message: Option<Message<'a>>,
    #[serde(borrow, default)]
    pub(super) finish_reason: Text<'a>,
    /// What a router's upstream said.
    #[serde(borrow, default)]
    pub(super) native_finish_reason: Text<'a>,
    /// Some providers count here.
    #[serde(borrow, default)]
    pub(super) usage: Any<'a>,
    #[serde(borrow, default)]
    pub(super) error: Any<'a>,
}

#[derive(Debug, Deserialize)]
pub(super) struct Message<'a> {
    #[serde(borrow, default)]
    pub(super) content: Any<'a>,
    #[serde(borrow, default)]
    pub(super) refusal: Words<'a>,
    #[serde(borrow, default)]
    pub(super) reasoning_content: Text<'a>,
    #[serde(borrow, default)]
    pub(super) reasoning: Text<'a>,
    #[serde(borrow, default)]
    pub(super) tool_calls: List<ToolCall<'a>>,
    #[serde(borrow, default)]
    pub(super) function_call: Option<Function<'a>>,
    #[serde(borrow, default)]
    pub(super) audio: Any<'a>,
}

#[derive(Debug, Deserialize)]
pub(super) struct ToolCall<'a> {
    #[serde(default)]
    pub(super) index: Place,
    #[serde(borrow, default)]
    pub(super) id: Text<'a>,
    #[serde(borrow, default)]
    pub(super) function: Option<Function<'a>>,
    #[serde(borrow, default)]
    pub(super) custom: Option<Custom<'a>>,
}

#[derive(Debug, Deserialize)]
pub(super) struct Function<'a> {
    #[serde(borrow, default)]
    pub(super) name: Text<'a>,
    #[serde(borrow, default)]
    pub(super) arguments: Any<'a>,
}

/// A call with free text instead of arguments.
#[derive(Debug, Deserialize)]
pub(super) struct Custom<'a> {
    #[serde(borrow, default)]
    pub(super) name: Text<'a>,
    #[serde(borrow, default)]
    pub(super) input: Words<'a>,
}

/// A piece of a content list.
#[derive(Debug, Default, Deserialize)]
pub(super) struct Part<'a> {
    #[serde(borrow, default, rename = "type")]
    pub(super) kind: Text<'a>,
    #[serde(borrow, default)]
    pub(super) text: Words<'a>,
    #[serde(borrow, default)]
    pub(super) refusal: Words<'a>,
    #[serde(borrow, default)]
    pub(super) thinking: Any<'a>,
}

#[derive(Debug, Default, Deserialize)]
pub(super) struct Groq<'a> {
    #[serde(borrow, default)]
    pub(super) usage: Any<'a>,
    #[serde(borrow, default)]
    pub(super) error: Any<'a>,
}

#[derive(Debug, Default, Deserialize)]
pub(super) struct Usage<'a> {
    #[serde(default)]
    pub(super) prompt_tokens: Count,
    #[serde(default)]
    pub(super) completion_tokens: Count,
    #[serde(borrow, default)]
    pub(super) prompt_tokens_details: Any<'a>,
    #[serde(borrow, default)]
    pub(super) completion_tokens_details: Any<'a>,
}

#[derive(Debug, Default, Deserialize)]
pub(super) struct Details {
    #[serde(default)]
    pub(super) cached_tokens: Count,
    #[serde(default)]
    pub(super) reasoning_tokens: Count,
}

impl Message<'_> {
    /// Whether it adds nothing to the answer; reasoning and annotations may still come after the end.
    pub(super) fn is_silent(&self) -> bool {
        let calls = entries(&self.tool_calls);
        self.content.substance().is_none()
            && self.refusal.some().is_none()
            && calls
                .into_iter()
                .all(|entry| !entry.has_arguments() && entry.name().is_none())
            && self.function_call.as_ref().is_none_or(Function::is_blank)
    }
}

impl ToolCall<'_> {
    pub(super) fn name(&self) -> Option<&str> {
        let function = self
            .function
            .as_ref()
            .and_then(|function| function.name.some());
        function.or_else(|| self.custom.as_ref().and_then(|custom| custom.name.some()))
    }

    /// Whether the entry says nothing.
    pub(super) fn is_blank(&self) -> bool {
        self.id.some().is_none() && self.name().is_none() && !self.has_arguments()
    }

    pub(super) fn has_arguments(&self) -> bool {
        let function = self
            .function
            .as_ref()
            .is_some_and(|function| function.has_arguments());
        function
            || self
                .custom
                .as_ref()
                .is_some_and(|custom| custom.input.some().is_some())
    }
}

impl Function<'_> {
    pub(super) fn is_blank(&self) -> bool {
        self.name.some().is_none() && !self.has_arguments()
    }

    fn has_arguments(&self) -> bool {
        self.arguments.text().is_some_and(|text| !text.is_empty())
    }
}
