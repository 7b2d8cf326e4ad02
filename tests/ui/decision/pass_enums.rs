//! The example of the manual.

use isoform::structured_output;

#[structured_output(
    id = "agent.decision", version = "2.1.0",
    profiles(openai, gemini(check_locally(string_length)), anthropic(check_locally(string_length, item_count))),
)]
/// What the agent does next.
pub enum Decision {
    /// Call one or more tools.
    Tool { #[structured(length(min = 1, max = 4))] calls: Vec<ToolCall> },
    /// Finish with an answer for the user.
    Final { #[structured(length(min = 1, max = 32_000))] answer: String },
}

/// A call of one tool.
#[structured_output]
pub enum ToolCall {
    /// Look something up.
    Search { query: String },
}

fn main() {}
