//! Responses.
//!
//! An item ends at `response.output_item.done`; the response ends at `response.completed`, `response.incomplete` or
//! `response.failed`, or at an `error`. Nothing but the end again may follow. What an event calls done stands in place of the
//! fragments before it. Items are told apart by `output_index`: gateways give every event of one item another `item_id`.

mod end;
mod item;
mod items;
mod piece;
mod step;
mod view;

use self::items::Items;
use self::step::Step;
use self::view::{Response, StreamEvent};
use super::field::Any;
use super::{Seen, failure, wire};
use crate::error::{Code, OutputError};
use crate::response::Finish;
use crate::stream::draft::{Draft, Kind};
use crate::stream::sse::Event;

/// The reader of one stream or body.
#[derive(Debug, Clone, Default)]
pub(crate) struct Stream {
    /// The number of the last event that had one.
    sequence: Option<u64>,
    items: Items,
    ended: bool,
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
        failure::refuse_list(data)?;
        let view: StreamEvent<'_> = wire::read(data).map_err(|error| invalid(&error))?;
        let kind = view.kind.some().or(event.name).unwrap_or_default();
        if view.is_failure(kind) {
            return Err(failure::read(data));
        }
        self.number(&view)?;
        let response: Response<'_> = view.response.object().map_err(|error| invalid(&error))?;
        if view.response.some().is_some() {
            identify(draft, &response);
        }
        if let Some(said) = end::of_event(kind) {
            return self.end(draft, end::read(said, &response)?, &response);
        }
        match Step::of(kind) {
            Some(Step::Opening) => {}
            Some(step) if self.ended => {
                let message = format!("`{kind}` after the response ended");
                if step == Step::Aside {
                    return Ok(Seen::Known);
                }
                return Err(OutputError::new(Code::DeltaAfterEnd, message));
            }
            Some(step) => self.items.step(draft, step, kind, &view)?,
            None => return Ok(Seen::Unknown),
        }
        Ok(Seen::Known)
    }

    pub(super) fn body(&mut self, draft: &mut Draft, body: &str) -> Result<(), OutputError> {
        failure::refuse_list(body)?;
        let response: Response<'_> = wire::read(body).map_err(|error| invalid(&error))?;
        if response.is_failure() {
            return Err(failure::read(body));
        }
        let Some(output) = &response.output else {
            return match response.status.some() {
                Some(status) => end::read(status, &response).and(Err(OutputError::new(
                    Code::InvalidEvent,
                    "the body has no `output`",
                ))),
                None => Err(OutputError::new(
                    Code::InvalidEvent,
                    "the body has no `output`",
                )),
            };
        };
        let status = match response.status.some() {
            Some(status) => status,
            // Gateways leave the status out; the items may have one.
            None if item::all_completed(output) => "completed",
            None => "",
        };
        identify(draft, &response);
        let finish = end::read(status, &response)?;
        self.end(draft, finish, &response).map(|_| ())
    }

    pub(super) fn ended(&self) -> bool {
        self.ended
    }

    /// Refuses numbers that do not rise; gaps are events that a gateway left out.
    fn number(&mut self, view: &StreamEvent<'_>) -> Result<(), OutputError> {
        let Some(number) = view.sequence_number.get() else {
            return Ok(());
        };
        match self.sequence.replace(number) {
            Some(before) if before >= number => Err(OutputError::new(
                Code::NonMonotonicSequence,
                format!("event {number} comes after event {before}"),
            )),
            _ => Ok(()),
        }
    }

    fn end(
        &mut self,
        draft: &mut Draft,
        (finish, raw): (Finish, String),
        response: &Response<'_>,
    ) -> Result<Seen, OutputError> {
        count(draft, response.usage);
        if !self.ended {
            self.ended = true;
            let good = finish == Finish::Stop;
            self.items.finish(draft, response, good)?;
            draft.set_finish(finish, &raw);
            if draft.has(Kind::Refusal) {
                draft.worsen(Finish::Refusal);
            } else if self.items.wait_for_results() {
                draft.worsen(Finish::ToolCalls);
            }
        }
        // An end that is said again may only be worse.
        draft.set_finish(finish, &raw);
        Ok(Seen::Known)
    }
}

fn invalid(error: &serde_json::Error) -> OutputError {
    OutputError::new(
        Code::InvalidEvent,
        format!("this is no response or event of one: {error}"),
    )
}

fn identify(draft: &mut Draft, response: &Response<'_>) {
    draft.identify(response.id.some(), response.model.some());
    count(draft, response.usage);
}

fn count(draft: &mut Draft, usage: Any<'_>) {
    let usage: view::Usage<'_> = usage.view();
    usage.input_tokens.overwrite(&mut draft.usage.input);
    usage.output_tokens.overwrite(&mut draft.usage.output);
    let details = |details: Any<'_>| details.view::<view::Details>();
    details(usage.input_tokens_details)
        .cached_tokens
        .overwrite(&mut draft.usage.cached);
    details(usage.output_tokens_details)
        .reasoning_tokens
        .overwrite(&mut draft.usage.reasoning);
}
