//! The events of a stream by what they do to its items.

/// What a piece of an item is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Form {
    Text,
    Refusal,
    Summary,
    Thought,
}

/// What an event does.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Step {
    /// It says that the response goes on.
    Opening,
    ItemAdded,
    ItemDone,
    PartAdded,
    PartDone,
    Delta(Form),
    Done(Form),
    ArgumentsDelta,
    ArgumentsDone,
    /// It notes something that is not part of the answer, or that the end of its item says again.
    Aside,
}

const STEPS: &[(&str, Step)] = &[
    ("response.created", Step::Opening),
    ("response.queued", Step::Opening),
    ("response.in_progress", Step::Opening),
    ("response.output_item.added", Step::ItemAdded),
    ("response.output_item.done", Step::ItemDone),
    ("response.content_part.added", Step::PartAdded),
    ("response.content_part.done", Step::PartDone),
    ("response.output_text.delta", Step::Delta(Form::Text)),
    ("response.output_text.done", Step::Done(Form::Text)),
    ("response.refusal.delta", Step::Delta(Form::Refusal)),
    ("response.refusal.done", Step::Done(Form::Refusal)),
    (
        "response.reasoning_summary_text.delta",
        Step::Delta(Form::Summary),
    ),
    (
        "response.reasoning_summary_text.done",
        Step::Done(Form::Summary),
    ),
    ("response.reasoning_text.delta", Step::Delta(Form::Thought)),
    ("response.reasoning_text.done", Step::Done(Form::Thought)),
    (
        "response.function_call_arguments.delta",
        Step::ArgumentsDelta,
    ),
    ("response.function_call_arguments.done", Step::ArgumentsDone),
    ("response.reasoning_summary_part.added", Step::Aside),
    ("response.reasoning_summary_part.done", Step::Aside),
    ("response.output_text.annotation.added", Step::Aside),
];

/// The progress of the provider's own tools, and of calls with free text: the end of the item has all of it.
const ASIDES: &[&str] = &[
    "response.custom_tool_call_input.",
    "response.mcp_call",
    "response.mcp_list_tools.",
    "response.web_search_call.",
    "response.file_search_call.",
    "response.code_interpreter_call",
    "response.image_generation_call.",
    "response.shell_call",
];

impl Step {
    /// What an event of this type does, if the type is known.
    pub(super) fn of(kind: &str) -> Option<Self> {
        if let Some((_, step)) = STEPS.iter().find(|(known, _)| *known == kind) {
            return Some(*step);
        }
        let aside = ASIDES.iter().any(|prefix| kind.starts_with(prefix));
        aside.then_some(Self::Aside)
    }
}
