//! The words for why a choice ended.

use crate::response::Finish;

/// The class of a `finish_reason`. What a router's upstream said is heard where it is worse: routers call a cut answer `tool_calls`.
pub(super) fn read(raw: &str, native: Option<&str>) -> Finish {
    let finish = class(raw);
    if matches!(finish, Finish::Stop | Finish::ToolCalls)
        && let Some(native) = native.map(class)
        && !matches!(native, Finish::Stop | Finish::ToolCalls | Finish::Unknown)
    {
        return native;
    }
    finish
}

/// The documented words of the providers that speak this API, in any case.
fn class(word: &str) -> Finish {
    match word.to_ascii_lowercase().as_str() {
        "stop" | "eos" | "eos_token" | "stop_sequence" | "end_turn" => Finish::Stop,
        "tool_calls" | "function_call" | "tool_use" => Finish::ToolCalls,
        "length"
        | "max_tokens"
        | "max_output_tokens"
        | "model_length"
        | "model_context_window_exceeded" => Finish::Length,
        "content_filter" | "content_filtered" | "safety" | "recitation" | "blocklist"
        | "prohibited_content" | "spii" | "sensitive" => Finish::ContentFilter,
        "refusal" => Finish::Refusal,
        "cancelled" | "abort" => Finish::Cancelled,
        "error" | "network_error" | "insufficient_system_resource" | "malformed_function_call" => {
            Finish::Error
        }
        _ => Finish::Unknown,
    }
}
