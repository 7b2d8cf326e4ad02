//! Why a response ended, and which ends may become an outcome.

use crate::error::{Code, OutputError};

use super::{Content, Response, Status};

/// Why a response ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum Finish {
    /// The model was done, or wrote a stop sequence.
    Stop,
    /// The model waits for the results of its calls.
    ToolCalls,
    /// A token or context limit cut it.
    Length,
    /// A content filter cut or withheld it.
    ContentFilter,
    /// The model declined.
    Refusal,
    /// It was cancelled.
    Cancelled,
    /// The provider failed.
    Error,
    /// A word that is not known; never taken for an end that is good.
    Unknown,
}

impl Finish {
    /// The end in snake_case, `tool_calls`.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Stop => "stop",
            Self::ToolCalls => "tool_calls",
            Self::Length => "length",
            Self::ContentFilter => "content_filter",
            Self::Refusal => "refusal",
            Self::Cancelled => "cancelled",
            Self::Error => "error",
            Self::Unknown => "unknown",
        }
    }
}

impl Response {
    /// Refuses what must not become an outcome, before any JSON is read.
    ///
    /// # Errors
    ///
    /// `INCOMPLETE_ITEM` or `INCOMPLETE_RESPONSE` for a cut answer, `REFUSAL`, `CONTENT_FILTERED`, `CANCELLED`, `PROVIDER_ERROR`,
    /// and `EMPTY_RESPONSE` for a finished answer that neither says nor calls anything.
    pub fn ensure_finished(&self) -> Result<&Self, OutputError> {
        match self.fault() {
            None => Ok(self),
            Some((code, message)) => Err(OutputError::new(code, message)
                .from_provider(self.provider.as_str(), self.model.as_deref())),
        }
    }

    fn fault(&self) -> Option<(Code, String)> {
        let raw = self.finish_raw.as_deref().unwrap_or("nothing");
        let cut = self
            .items
            .iter()
            .position(|item| item.status == Status::Incomplete);
        let fault = match self.finish {
            Finish::Length => match cut {
                Some(item) => (
                    Code::IncompleteItem,
                    format!("item {item} was cut: the response ended with `{raw}`"),
                ),
                None => (
                    Code::IncompleteResponse,
                    format!("the response was cut: it ended with `{raw}`"),
                ),
            },
            Finish::ContentFilter => (
                Code::ContentFiltered,
                format!("the response ended with `{raw}`"),
            ),
            Finish::Refusal => (
                Code::Refusal,
                format!("the model declined; the response ended with `{raw}`"),
            ),
            Finish::Cancelled => (Code::Cancelled, format!("the response ended with `{raw}`")),
            Finish::Error => (
                Code::ProviderError,
                format!("the response ended with `{raw}`"),
            ),
            Finish::Unknown => (
                Code::IncompleteResponse,
                format!("the response ended with `{raw}`, which is not known to be a good end"),
            ),
            Finish::Stop | Finish::ToolCalls => {
                if self
                    .items
                    .iter()
                    .any(|item| matches!(item.content, Content::Refusal(_)))
                {
                    (Code::Refusal, "the model declined".to_owned())
                } else if let Some(item) = cut {
                    (Code::IncompleteItem, format!("item {item} has no end"))
                } else if !self.items.iter().any(|item| item.content.is_substance()) {
                    (
                        Code::EmptyResponse,
                        "the response neither says nor calls anything".to_owned(),
                    )
                } else {
                    return None;
                }
            }
        };
        Some(fault)
    }
}

impl Content {
    /// Whether an outcome could be made from it.
    fn is_substance(&self) -> bool {
        match self {
            Self::Text(text) | Self::Structured { text, .. } => !text.is_empty(),
            Self::ToolCall { .. } => true,
            Self::Refusal(_) | Self::Reasoning { .. } | Self::Other(_) => false,
        }
    }
}
