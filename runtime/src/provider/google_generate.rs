//! generateContent and its stream.
//!
//! An item ends with the response; the response ends at the candidate's `finishReason`, or at `promptFeedback.blockReason`. Usage may
//! follow; an error that follows makes it an error. Old models give a reason with every chunk, so a chunk with one may go on. Text
//! comes in pieces that are one item. Of several candidates only one is the answer: index 0 in a stream, the lowest index in a body.

mod calls;
mod finish;
mod partial;
mod path;
mod view;

use serde_json::value::RawValue;

use self::calls::Calls;
use self::view::{Candidate, Content, Part, PromptFeedback, Response, Usage, says_true};
use super::field::{Text, entries};
use super::{Seen, failure, wire};
use crate::error::{Code, OutputError};
use crate::response::Finish;
use crate::stream::draft::{Draft, Kind, SlotId};
use crate::stream::sse::Event;

/// The reader of one stream or body.
#[derive(Debug, Clone, Default)]
pub(crate) struct Stream {
    text: Option<SlotId>,
    reasoning: Option<SlotId>,
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
        if data != "[DONE]" {
            self.chunks(draft, data)?;
        }
        Ok(Seen::Known)
    }

    pub(super) fn body(&mut self, draft: &mut Draft, body: &str) -> Result<(), OutputError> {
        // A stream that was asked for without framing and came whole.
        if body.trim_start().starts_with('[') {
            return self.chunks(draft, body);
        }
        let response = read(body)?;
        self.describe(draft, &response)?;
        let places = entries(&response.candidates).zip(0..);
        let lowest = places.min_by_key(|(candidate, place)| index(candidate, *place));
        match lowest {
            Some((candidate, _)) => self.candidate(draft, candidate),
            None if draft.finish().is_some() => Ok(()),
            None => Err(OutputError::new(
                Code::EmptyResponse,
                "the response has neither a candidate nor a reason for that",
            )),
        }
    }

    pub(super) fn settle(&mut self, draft: &mut Draft) {
        let good = matches!(draft.finish(), Some(Finish::Stop | Finish::ToolCalls));
        if self.calls.are_whole() || !good {
            draft.close_all();
        }
        if good && draft.has(Kind::Call) {
            // There is no word of its own for this end.
            draft.worsen(Finish::ToolCalls);
        }
        if !good {
            // The wire does not say which items were whole when the response was cut.
            draft.cut_all();
        }
    }

    /// Reads one chunk, or a list of them as some proxies send it.
    fn chunks(&mut self, draft: &mut Draft, data: &str) -> Result<(), OutputError> {
        if !data.trim_start().starts_with('[') {
            return self.chunk(draft, data);
        }
        let list: Vec<&RawValue> = wire::read(data).map_err(|error| invalid(&error))?;
        list.into_iter()
            .try_for_each(|chunk| self.chunk(draft, chunk.get()))
    }

    fn chunk(&mut self, draft: &mut Draft, data: &str) -> Result<(), OutputError> {
        let response = read(data)?;
        self.describe(draft, &response)?;
        let places = entries(&response.candidates).zip(0..);
        for (candidate, _) in places.filter(|(candidate, place)| index(candidate, *place) == 0) {
            self.candidate(draft, candidate)?;
        }
        Ok(())
    }

    /// Notes ids, usage and why a prompt was blocked.
    fn describe(&mut self, draft: &mut Draft, response: &Response<'_>) -> Result<(), OutputError> {
        draft.identify(response.response_id.some(), response.model_version.some());
        let usage: Usage = response.usage_metadata.view();
        usage.prompt_token_count.overwrite(&mut draft.usage.input);
        usage
            .candidates_token_count
            .overwrite(&mut draft.usage.output);
        usage
            .cached_content_token_count
            .overwrite(&mut draft.usage.cached);
        usage
            .thoughts_token_count
            .overwrite(&mut draft.usage.reasoning);
        let feedback: PromptFeedback<'_> = response
            .prompt_feedback
            .object()
            .map_err(|error| invalid(&error))?;
        if let Some(reason) = finish::word(feedback.block_reason) {
            draft.set_finish(Finish::ContentFilter, reason);
        }
        Ok(())
    }

    fn candidate(
        &mut self,
        draft: &mut Draft,
        candidate: &Candidate<'_>,
    ) -> Result<(), OutputError> {
        let reason = finish::word(candidate.finish_reason);
        let late = draft.finish().is_some() && reason.is_none();
        if let Some(content) = candidate.content.some() {
            let content: Content<'_> =
                wire::read(content.get()).map_err(|error| invalid(&error))?;
            self.calls.next_chunk();
            for raw in entries(&content.parts) {
                self.part(draft, raw, late)?;
            }
        }
        let Some(reason) = reason else {
            return Ok(());
        };
        let finish = finish::class(reason);
        if finish == Finish::Error {
            let message = candidate.finish_message.or_empty();
            return Err(OutputError::new(
                Code::ProviderError,
                format!("the answer ended with `{reason}` {message}").trim_end(),
            ));
        }
        draft.set_finish(finish, reason);
        Ok(())
    }

    fn part(&mut self, draft: &mut Draft, raw: &RawValue, late: bool) -> Result<(), OutputError> {
        let part: Part<'_> = wire::read(raw.get()).map_err(|error| invalid(&error))?;
        let signature = part.thought_signature.some();
        let text = match part.text.some() {
            Some(text) => Text::read(text).map_err(|error| invalid(&error))?,
            None => Text::default(),
        };
        let call = part.function_call.as_ref();
        let is_other = part.text.some().is_none()
            && call.is_none()
            && signature.is_none()
            && raw.get() != "{}";
        if late && (text.some().is_some() || call.is_some_and(|call| !call.is_blank()) || is_other)
        {
            return Err(OutputError::new(
                Code::DeltaAfterEnd,
                "the answer goes on after its `finishReason`",
            ));
        }
        let mut signed = None;
        if let Some(text) = text.some() {
            let thought = says_true(part.thought);
            signed = Some(self.append(draft, thought, text)?);
        }
        if let Some(call) = call {
            signed = self.calls.read(draft, call)?.or(signed);
        }
        if is_other {
            let slot = draft.begin(Kind::Other)?;
            draft.set_value(slot, raw)?;
        }
        if let Some(signature) = signature {
            let slot = match signed.or(self.text) {
                Some(slot) => slot,
                // A signature alone, before any text.
                None => self.begin(draft, true)?,
            };
            draft.set_signature(slot, signature)?;
        }
        Ok(())
    }

    fn append(
        &mut self,
        draft: &mut Draft,
        thought: bool,
        text: &str,
    ) -> Result<SlotId, OutputError> {
        let slot = self.begin(draft, thought)?;
        draft.append(slot, text)?;
        Ok(slot)
    }

    /// The item of all text, or of all thoughts.
    fn begin(&mut self, draft: &mut Draft, thought: bool) -> Result<SlotId, OutputError> {
        let (slot, kind) = if thought {
            (&mut self.reasoning, Kind::Reasoning)
        } else {
            (&mut self.text, Kind::Text)
        };
        Ok(match *slot {
            Some(slot) => slot,
            None => *slot.insert(draft.begin(kind)?),
        })
    }
}

/// Reads a response, unless it is an error or something else.
fn read(data: &str) -> Result<Response<'_>, OutputError> {
    let response: Response<'_> = wire::read(data).map_err(|error| invalid(&error))?;
    if response.error.substance().is_some() {
        return Err(failure::read(data));
    }
    let response = match response.response.substance() {
        Some(inner) if !response.is_one() => {
            let inner: Response<'_> = wire::read(inner.get()).map_err(|error| invalid(&error))?;
            if let Some(error) = inner.error.substance() {
                return Err(failure::read(error.get()));
            }
            inner
        }
        _ => response,
    };
    if !response.is_one() {
        return Err(OutputError::new(
            Code::InvalidEvent,
            "the JSON is no response: it has neither candidates nor feedback nor usage",
        ));
    }
    Ok(response)
}

fn invalid(error: &serde_json::Error) -> OutputError {
    OutputError::new(
        Code::InvalidEvent,
        format!("this is no generateContent response: {error}"),
    )
}

fn index(candidate: &Candidate<'_>, place: u64) -> u64 {
    // The protocol leaves out zeros: the first of several may have no index.
    candidate.index.get().unwrap_or(place)
}
