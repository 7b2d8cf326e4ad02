//! The shipped profiles.

use crate::profile::Profile;

/// OpenAI.
pub const OPENAI: Profile = Profile {
    name: "openai",
    revision: "2026-09",
};
/// Anthropic.
pub const ANTHROPIC: Profile = Profile {
    name: "anthropic",
    revision: "2026-11",
};
/// Gemini.
pub const GEMINI: Profile = Profile {
    name: "gemini",
    revision: "2026-11",
};
