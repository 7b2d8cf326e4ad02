//! Chat Completions.
//!
//! An item ends with the response; the response ends at a `finish_reason` that is neither null nor empty. Usage, annotations and
//! `[DONE]` may follow; an error that follows makes it an error. Of several choices only one is the answer: index 0 in a stream, the
//! lowest index in a body; the others are never mixed in.

mod calls;
mod content;
mod error;
mod finish;
mod usage;
mod view;

use self::calls::Calls;
use self::content::Content;
use self::view::{Choice, Completion, Message};
use super::field::entries;
use super::{Seen, failure, wire};
use crate::error::{Code, OutputError};
use crate::response::Finish;
use crate::stream::draft::{Draft, Kind};
use crate::stream::sse::Event;

/// The reader of one stream or body.
#[derive(Debug, Clone, Default)]
pub(crate) struct Stream {
    content: Content,
    calls: Calls,
}

impl Stream {
    pub(super) fn event(
        &mut self,
        draft: &mut Draft,
        event: Event<'_>,
    ) -> Result<Seen, OutputError> {
        let data = event.data.trim();
        if event.name == Some("error") {
            return Err(failure::read(data));
        }
        if data == "[DONE]" {
            return Ok(Seen::Known);
        }
        let chunk = read(data)?;
        error::refuse(&chunk, data)?;
        draft.identify(chunk.id.some(), chunk.model.some());
        let counted = usage::count(draft, &chunk);
        let Some(choices) = &chunk.choices else {
            return Ok(if counted { Seen::Known } else { Seen::Unknown });
        };
        // Several choices without an index are told apart by their places.
        let first: Vec<_> = entries(choices)
            .zip(0..)
            .filter(|(choice, place)| choice.index.get().unwrap_or(*place) == 0)
            .map(|(choice, _)| choice)
            .collect();
        if first.len() > 1 && first.iter().any(|choice| choice.index.get().is_none()) {
            return Err(OutputError::new(
                Code::InvalidEvent,
                "a choice without an index beside the one at index 0",
            ));
        }
        first
            .into_iter()
            .try_for_each(|choice| self.choice(draft, choice))?;
        Ok(Seen::Known)
    }

    pub(super) fn body(&mut self, draft: &mut Draft, body: &str) -> Result<(), OutputError> {
        let completion = read(body)?;
        error::refuse(&completion, body)?;
        draft.identify(completion.id.some(), completion.model.some());
        usage::count(draft, &completion);
        let Some(choices) = &completion.choices else {
            return Err(OutputError::new(
                Code::InvalidEvent,
                "the body has no `choices`",
            ));
        };
        let places = entries(choices).zip(0..);
        let lowest = places.min_by_key(|(choice, place)| choice.index.get().unwrap_or(*place));
        let Some((choice, _)) = lowest else {
            return Err(OutputError::new(Code::EmptyResponse, "`choices` is empty"));
        };
        error::refuse_choice(choice)?;
        // A choice that was filtered may have no message at all.
        if let Some(message) = &choice.message {
            self.whole(draft, message)?;
        }
        end(draft, choice)
    }

    pub(super) fn settle(&mut self, draft: &mut Draft) {
        draft.close_all();
        if draft.has(Kind::Refusal) {
            draft.worsen(Finish::Refusal);
        }
        if !matches!(
            draft.finish(),
            Some(Finish::Stop | Finish::ToolCalls | Finish::Refusal)
        ) {
            // The wire does not say which items were whole when the response was cut.
            draft.cut_all();
        }
    }

    /// Reads a choice of a chunk.
    fn choice(&mut self, draft: &mut Draft, choice: &Choice<'_>) -> Result<(), OutputError> {
        error::refuse_choice(choice)?;
        let adds = choice.delta.as_ref().or(choice.message.as_ref());
        if draft.finish().is_some() && adds.is_some_and(|message| !message.is_silent()) {
            let message = "the answer goes on after its `finish_reason`";
            return Err(OutputError::new(Code::DeltaAfterEnd, message));
        }
        match (&choice.delta, &choice.message) {
            (Some(delta), _) => {
                self.message(draft, delta)?;
                self.calls.stream(draft, &delta.tool_calls)?;
            }
            // Some servers answer a streamed request with one whole message.
            (None, Some(message)) => self.whole(draft, message)?,
            (None, None) => {}
        }
        end(draft, choice)
    }

    fn whole(&mut self, draft: &mut Draft, message: &Message<'_>) -> Result<(), OutputError> {
        self.message(draft, message)?;
        self.calls.whole(draft, &message.tool_calls)
    }

    /// Reads everything of a message or delta but `tool_calls`.
    fn message(&mut self, draft: &mut Draft, message: &Message<'_>) -> Result<(), OutputError> {
        self.content.read(draft, message)?;
        match &message.function_call {
            Some(function) => self.calls.legacy(draft, function),
            None => Ok(()),
        }
    }
}

fn read(text: &str) -> Result<Completion<'_>, OutputError> {
    failure::refuse_list(text)?;
    wire::read(text).map_err(|error| invalid(&error))
}

fn invalid(error: &serde_json::Error) -> OutputError {
    OutputError::new(
        Code::InvalidEvent,
        format!("this is no chat completion: {error}"),
    )
}

fn end(draft: &mut Draft, choice: &Choice<'_>) -> Result<(), OutputError> {
    let Some(raw) = choice.finish_reason.some() else {
        return Ok(());
    };
    let finish = finish::read(raw, choice.native_finish_reason.some());
    if finish == Finish::Error {
        return Err(OutputError::new(
            Code::ProviderError,
            format!("the answer ended with `{raw}`"),
        ));
    }
    draft.set_finish(finish, raw);
    Ok(())
}
