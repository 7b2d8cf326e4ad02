//! Routes by provider.

use isoform_compiler::profiles::{ANTHROPIC, GEMINI, OPENAI};

use super::Api;
use super::declaration::{self, Declared};
use super::payload::{self, Asked, Fragment};
use crate::negotiate::Route;

impl Route {
    /// OpenAI, Chat Completions.
    #[must_use]
    pub fn openai_chat(model: impl Into<String>) -> Route {
        Route::new(Api::OpenAiChat, "openai", model, OPENAI)
    }

    /// OpenAI, Responses.
    #[must_use]
    pub fn openai_responses(model: impl Into<String>) -> Route {
        Route::new(Api::OpenAiResponses, "openai", model, OPENAI)
    }

    /// Anthropic, Messages.
    #[must_use]
    pub fn anthropic(model: impl Into<String>) -> Route {
        Route::new(Api::AnthropicMessages, "anthropic", model, ANTHROPIC)
    }

    /// Gemini, generateContent.
    #[must_use]
    pub fn gemini(model: impl Into<String>) -> Route {
        Route::new(Api::GoogleGenerate, "google", model, GEMINI)
    }
}

impl Api {
    /// What asks for a schema in this API.
    pub(crate) fn payload(self, asked: &Asked<'_>) -> Fragment {
        match self {
            Api::OpenAiChat => payload::openai_chat(asked),
            Api::AnthropicMessages => payload::anthropic_messages(asked),
            Api::OpenAiResponses => payload::openai_responses(asked),
            Api::GoogleGenerate => payload::google_generate(asked),
        }
    }

    /// What declares tools in this API, as the JSON text of the member `tools`.
    pub(crate) fn declarations(self, tools: &[Declared<'_>]) -> String {
        match self {
            Api::OpenAiChat => declaration::openai_chat(tools),
            Api::AnthropicMessages => declaration::anthropic_messages(tools),
            Api::OpenAiResponses => declaration::openai_responses(tools),
            Api::GoogleGenerate => declaration::google_generate(tools),
        }
    }
}
