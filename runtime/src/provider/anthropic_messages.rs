//! Messages.
//!
//! An item ends at `content_block_stop`; the response ends at `message_stop` after a stop reason. Only a
//! `[DONE]` that gateways add may follow. Usage counts up: a later number stands in place of an earlier one.

mod block;
mod view;

use self::block::Blocks;
use self::view::{Message, StopDetails, StreamEvent, Usage};
use super::field::Any;
use super::{Seen, failure, wire};
use crate::error::{Code, OutputError};
use crate::response::Finish;
use crate::stream::draft::{Draft, Kind};
use crate::stream::sse::Event;

/// The reader of one stream or body.
#[derive(Debug, Clone, Default)]
pub(crate) struct Stream {
    phase: Phase,
    blocks: Blocks,
}

#[derive(Debug, Clone, Default, PartialEq, Eq)]
enum Phase {
    #[default]
    Before,
    Open,
    Stopped,
}

impl Stream {
    pub(super) fn event(
        &mut self,
        draft: &mut Draft,
        event: Event<'_>,
    ) -> Result<Seen, OutputError> {
        if event.name == Some("error") {
            return Err(failure::read(event.data));
        }
        if event.data.trim() == "[DONE]" {
            return Ok(Seen::Known);
        }
        failure::refuse_list(event.data)?;
        let view: StreamEvent<'_> = wire::read(event.data).map_err(|error| invalid(&error))?;
        let kind = view.kind.some().or(event.name).unwrap_or_default();
        if kind == "error" || view.error.substance().is_some() {
            return Err(failure::read(event.data));
        }
        match kind {
            "message_start" => self.start(draft, &view)?,
            "content_block_start"
            | "content_block_delta"
            | "content_block_stop"
            | "message_delta" => {
                self.require_open(kind)?;
                return self.progress(draft, kind, &view);
            }
            // A repeated stop says nothing new.
            "message_stop" if self.phase == Phase::Stopped => {}
            "message_stop" => {
                self.require_open(kind)?;
                self.phase = Phase::Stopped;
            }
            "ping" => {}
            _ => return Ok(Seen::Unknown),
        }
        Ok(Seen::Known)
    }

    pub(super) fn body(&mut self, draft: &mut Draft, body: &str) -> Result<(), OutputError> {
        failure::refuse_list(body)?;
        let message: Message<'_> = wire::read(body).map_err(|error| invalid(&error))?;
        if message.kind.some() == Some("error") || message.error.substance().is_some() {
            return Err(failure::read(body));
        }
        if message.content.is_none() {
            return Err(OutputError::new(
                Code::InvalidEvent,
                "the body has no `content`",
            ));
        }
        identify(draft, &message);
        fill(draft, &message)?;
        self.phase = Phase::Stopped;
        Ok(())
    }

    pub(super) fn ended(&self) -> bool {
        self.phase == Phase::Stopped
    }

    fn start(&mut self, draft: &mut Draft, view: &StreamEvent<'_>) -> Result<(), OutputError> {
        let id = view.message.as_ref().and_then(|message| message.id.some());
        match self.phase {
            Phase::Before => {}
            // A gateway that repeats the start before anything is said adds nothing.
            Phase::Open
                if draft.is_empty() && id.is_some() && id == draft.response_id.as_deref() =>
            {
                return Ok(());
            }
            Phase::Open => {
                return Err(OutputError::new(
                    Code::InvalidEvent,
                    "a second `message_start` inside an open message",
                ));
            }
            Phase::Stopped => return Err(after_stop("message_start")),
        }
        self.phase = Phase::Open;
        let Some(message) = &view.message else {
            return Ok(());
        };
        identify(draft, message);
        // A message that goes on from the provider's own tools may come whole in its start, with its stop reason. Without blocks, a
        // stop reason here is only a gateway's copy of the one that will follow.
        if message
            .content
            .as_ref()
            .is_some_and(|blocks| !blocks.is_empty())
        {
            fill(draft, message)?;
        }
        Ok(())
    }

    fn require_open(&self, kind: &str) -> Result<(), OutputError> {
        match self.phase {
            Phase::Open => Ok(()),
            Phase::Before => Err(OutputError::new(
                Code::InvalidEvent,
                format!("`{kind}` before `message_start`"),
            )),
            Phase::Stopped => Err(after_stop(kind)),
        }
    }

    fn progress(
        &mut self,
        draft: &mut Draft,
        kind: &str,
        view: &StreamEvent<'_>,
    ) -> Result<Seen, OutputError> {
        if kind == "message_delta" {
            if let Some(delta) = &view.delta {
                stop(draft, delta.stop_reason.some(), delta.stop_details)?;
            }
            count(draft, view.usage);
            return Ok(Seen::Known);
        }
        let index = view.index.get().ok_or_else(|| {
            OutputError::new(Code::InvalidEvent, format!("`{kind}` has no `index`"))
        })?;
        match (kind, view.content_block.some(), &view.delta) {
            ("content_block_start", Some(raw), _) => self.blocks.begin(draft, index, raw)?,
            ("content_block_delta", _, Some(delta)) => {
                return self.blocks.delta(draft, index, delta);
            }
            ("content_block_stop", ..) => self.blocks.end(draft, index)?,
            _ => {
                return Err(OutputError::new(
                    Code::InvalidEvent,
                    format!("`{kind}` is empty"),
                ));
            }
        }
        Ok(Seen::Known)
    }
}

/// Marks the item that the end cut: blocks come one after the other, so it is the last.
pub(super) fn settle(draft: &mut Draft) {
    if !matches!(draft.finish(), Some(Finish::Stop | Finish::ToolCalls)) {
        draft.cut_last();
    }
}

fn invalid(error: &serde_json::Error) -> OutputError {
    OutputError::new(
        Code::InvalidEvent,
        format!("this is no message or event of one: {error}"),
    )
}

fn after_stop(kind: &str) -> OutputError {
    OutputError::new(
        Code::DeltaAfterEnd,
        format!("`{kind}` after `message_stop`"),
    )
}

fn identify(draft: &mut Draft, message: &Message<'_>) {
    draft.identify(message.id.some(), message.model.some());
    count(draft, message.usage);
}

fn count(draft: &mut Draft, usage: Any<'_>) {
    let usage: Usage = usage.view();
    usage.input_tokens.overwrite(&mut draft.usage.input);
    usage.output_tokens.overwrite(&mut draft.usage.output);
    usage
        .cache_read_input_tokens
        .overwrite(&mut draft.usage.cached);
}

/// Reads the blocks that a message already holds, and why it ended, if it has.
fn fill(draft: &mut Draft, message: &Message<'_>) -> Result<(), OutputError> {
    for raw in message.content.iter().flatten() {
        block::whole(draft, raw)?;
    }
    stop(draft, message.stop_reason.some(), message.stop_details)
}

/// Notes why the message ended, and what the provider says about a refusal.
fn stop(draft: &mut Draft, reason: Option<&str>, details: Any<'_>) -> Result<(), OutputError> {
    let Some(reason) = reason else { return Ok(()) };
    let finish = class(reason);
    let explanation = details.view::<StopDetails<'_>>().explanation;
    if finish == Finish::Refusal && !draft.has(Kind::Refusal) && explanation.some().is_some() {
        let slot = draft.begin(Kind::Refusal)?;
        draft.append(slot, explanation.or_empty())?;
        draft.close(slot)?;
    }
    draft.set_finish(finish, reason);
    Ok(())
}

/// `pause_turn` and `compaction` are not among the good ends: the provider wants to go on, so the answer is not there yet.
fn class(reason: &str) -> Finish {
    match reason {
        "end_turn" | "stop_sequence" => Finish::Stop,
        "tool_use" => Finish::ToolCalls,
        "max_tokens" | "model_context_window_exceeded" => Finish::Length,
        "refusal" => Finish::Refusal,
        "sensitive" | "content_filtered" | "guardrail_intervened" => Finish::ContentFilter,
        _ => Finish::Unknown,
    }
}
