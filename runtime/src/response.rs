//! One provider's answer in neutral words.

mod finish;

use serde_json::value::RawValue;

pub use finish::Finish;

/// An answer whose end was seen.
///
/// It may still be cut by a token limit, refused or filtered: [`Response::ensure_finished`] tells, and no outcome is made without it.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub struct Response {
    /// The provider or, where none was named, the wire API.
    pub provider: String,
    /// The provider's id of the response.
    pub response_id: Option<String>,
    /// The model in the provider's words.
    pub model: Option<String>,
    /// What was said and called, in the order in which the items began.
    pub items: Vec<Item>,
    /// Why it ended.
    pub finish: Finish,
    /// Why it ended, in the provider's words.
    pub finish_raw: Option<String>,
    /// What it cost.
    pub usage: Usage,
}

/// One part of an answer.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub struct Item {
    /// The provider's id of the item, where it has one apart from the call's.
    pub item_id: Option<String>,
    /// The id under which a call is answered.
    pub call_id: Option<String>,
    /// The phase of the answer that it belongs to, in the provider's words: `commentary` on the way, `final_answer` at the end.
    pub phase: Option<String>,
    /// What the provider wants back, unread, beside a text or call when the conversation goes on; reasoning holds its own.
    pub signature: Option<String>,
    /// Whether the item is whole.
    pub status: Status,
    /// What it holds.
    pub content: Content,
}

/// Whether an item is whole.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Status {
    /// Its own end and the response's end were seen, and nothing says that it was cut.
    Complete,
    /// It was cut, or may have been.
    Incomplete,
}

impl Item {
    /// Whether it is only a step on the way to the answer, as the provider says: its phase is told and is not the final one.
    #[must_use]
    pub fn is_commentary(&self) -> bool {
        self.phase
            .as_deref()
            .is_some_and(|phase| !matches!(phase, "final_answer" | "final"))
    }
}

/// What an item holds.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum Content {
    /// Text for the reader.
    Text(String),
    /// A call of one of the caller's tools.
    ToolCall {
        /// The tool's name.
        name: String,
        /// The arguments as they were sent.
        arguments: Arguments,
    },
    /// Text that the provider was told to write under a schema.
    Structured {
        /// The contract's id.
        schema_id: String,
        /// The JSON text.
        text: String,
    },
    /// Why the model declined.
    Refusal(String),
    /// What the model thought.
    Reasoning {
        /// The part that is shown; may be empty.
        text: String,
        /// What the provider wants back, unread, when the conversation goes on.
        signature: Option<String>,
    },
    /// Anything else, as JSON: the provider's own tools and their results, hidden reasoning, media.
    Other(Box<RawValue>),
}

/// A call's arguments as the wire carried them.
#[derive(Debug, Clone)]
pub enum Arguments {
    /// JSON text, exactly as sent; empty where the provider sends nothing for a tool without parameters.
    Text(String),
    /// A value inside the provider's JSON, with its exact text.
    Value(Box<RawValue>),
}

impl Arguments {
    /// The JSON text to parse: blank text stands for `{}`, as providers send it for tools without parameters.
    #[must_use]
    pub fn json_text(&self) -> &str {
        match self {
            Self::Text(text) if text.trim().is_empty() => "{}",
            Self::Text(text) => text,
            Self::Value(value) => value.get(),
        }
    }
}

/// Token counts as the provider last reported them, each as it counts.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Usage {
    /// Tokens read. Where the provider counts cached tokens apart, they are not in it.
    pub input: Option<u64>,
    /// Tokens written.
    pub output: Option<u64>,
    /// Tokens read from a cache.
    pub cached: Option<u64>,
    /// Tokens spent on reasoning, usually also counted in `output`.
    pub reasoning: Option<u64>,
}
