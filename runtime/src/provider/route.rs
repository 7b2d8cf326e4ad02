//! Routes by provider.

use isoform_compiler::profiles::{ANTHROPIC, OPENAI};

use super::Api;
use super::payload::{self, Asked, Fragment};
use crate::negotiate::Route;

impl Route {
    /// OpenAI, Chat Completions.
    #[must_use]
    pub fn openai_chat(model: impl Into<String>) -> Route {
        Route::new(Api::OpenAiChat, "openai", model, OPENAI)
    }

    /// Anthropic, Messages.
    #[must_use]
    pub fn anthropic(model: impl Into<String>) -> Route {
        Route::new(Api::AnthropicMessages, "anthropic", model, ANTHROPIC)
    }
}

impl Api {
    /// What asks for a schema in this API.
    pub(crate) fn payload(self, asked: &Asked<'_>) -> Fragment {
        match self {
            Api::OpenAiChat => payload::openai_chat(asked),
            Api::AnthropicMessages => payload::anthropic_messages(asked),
        }
    }
}
