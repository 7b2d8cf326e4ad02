//! What is particular to one wire API: how its events and bodies are read, and where its items and responses end.

mod anthropic_messages;
pub(crate) mod declaration;
mod failure;
mod field;
mod google_generate;
mod openai_chat;
mod openai_responses;
pub(crate) mod payload;
mod route;
mod wire;

use std::fmt;
use std::str::FromStr;

use crate::error::{Code, OutputError};
use crate::stream::draft::Draft;
use crate::stream::sse::Event;

/// A wire API. Many providers speak the same one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Api {
    /// Chat Completions, as OpenAI, Azure and many gateways and servers speak it.
    OpenAiChat,
    /// Messages, as Anthropic and its resellers speak it.
    AnthropicMessages,
    /// Responses, as OpenAI, Azure and the gateways that follow them speak it.
    OpenAiResponses,
    /// generateContent and streamGenerateContent, as the Gemini API and its cloud platform speak it.
    GoogleGenerate,
}

impl Api {
    /// Every API that can be read.
    pub const ALL: &'static [Self] = &[
        Self::OpenAiChat,
        Self::AnthropicMessages,
        Self::OpenAiResponses,
        Self::GoogleGenerate,
    ];

    /// The name in kebab-case, `openai-chat`.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::OpenAiChat => "openai-chat",
            Self::AnthropicMessages => "anthropic-messages",
            Self::OpenAiResponses => "openai-responses",
            Self::GoogleGenerate => "google-generate",
        }
    }

    /// Whether a stream may be JSON without the framing of events.
    pub(crate) const fn streams_bare_json(self) -> bool {
        matches!(self, Self::GoogleGenerate)
    }
}

impl fmt::Display for Api {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl FromStr for Api {
    type Err = OutputError;

    fn from_str(name: &str) -> Result<Self, Self::Err> {
        Self::ALL
            .iter()
            .copied()
            .find(|api| api.as_str() == name)
            .ok_or_else(|| {
                let known: Vec<_> = Self::ALL.iter().map(|api| format!("`{api}`")).collect();
                OutputError::new(
                    Code::Unsupported,
                    format!("no API is called `{name}`; known are {}", known.join(", ")),
                )
            })
    }
}

/// What became of an event.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Seen {
    /// It was read.
    Known,
    /// It is of a kind that is not known; it was skipped.
    Unknown,
}

/// The reader of one stream or body.
#[derive(Debug, Clone)]
pub(crate) enum Adapter {
    OpenAiChat(openai_chat::Stream),
    AnthropicMessages(anthropic_messages::Stream),
    OpenAiResponses(openai_responses::Stream),
    GoogleGenerate(google_generate::Stream),
}

impl Adapter {
    pub(crate) fn new(api: Api) -> Self {
        match api {
            Api::OpenAiChat => Self::OpenAiChat(openai_chat::Stream::default()),
            Api::AnthropicMessages => {
                Self::AnthropicMessages(anthropic_messages::Stream::default())
            }
            Api::OpenAiResponses => Self::OpenAiResponses(openai_responses::Stream::default()),
            Api::GoogleGenerate => Self::GoogleGenerate(google_generate::Stream::default()),
        }
    }

    /// Reads one event of a stream.
    pub(crate) fn event(
        &mut self,
        draft: &mut Draft,
        event: Event<'_>,
    ) -> Result<Seen, OutputError> {
        match self {
            Self::OpenAiChat(stream) => stream.event(draft, event),
            Self::AnthropicMessages(stream) => stream.event(draft, event),
            Self::OpenAiResponses(stream) => stream.event(draft, event),
            Self::GoogleGenerate(stream) => stream.event(draft, event),
        }
    }

    /// Reads a body that came whole.
    pub(crate) fn body(&mut self, draft: &mut Draft, body: &str) -> Result<(), OutputError> {
        match self {
            Self::OpenAiChat(stream) => stream.body(draft, body),
            Self::AnthropicMessages(stream) => stream.body(draft, body),
            Self::OpenAiResponses(stream) => stream.body(draft, body),
            Self::GoogleGenerate(stream) => stream.body(draft, body),
        }
    }

    /// Whether the response's end was seen.
    pub(crate) fn ended(&self, draft: &Draft) -> bool {
        match self {
            Self::OpenAiChat(_) | Self::GoogleGenerate(_) => draft.finish().is_some(),
            Self::AnthropicMessages(stream) => stream.ended(),
            Self::OpenAiResponses(stream) => stream.ended(),
        }
    }

    /// Ends the items that end with the response, and marks what the end cut. Called once the end was seen.
    pub(crate) fn settle(&mut self, draft: &mut Draft) {
        match self {
            Self::OpenAiChat(stream) => stream.settle(draft),
            Self::AnthropicMessages(_) => anthropic_messages::settle(draft),
            // It is settled when its end comes, with what the end says of each item.
            Self::OpenAiResponses(_) => {}
            Self::GoogleGenerate(stream) => stream.settle(draft),
        }
    }
}
