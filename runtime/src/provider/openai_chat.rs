//! Chat Completions.
//!
//! An item ends with the response; the response ends at a `finish_reason` that is neither null nor empty. Usage, annotations and
//! `[DONE]` may follow; an error that follows makes it an error. Of several choices only one is the answer: index 0 in a stream, the
//! lowest index in a body; the others are never mixed in.

mod calls;
mod finish;
mod view;

use serde_json::value::RawValue;

use self::calls::Calls;
use self::view::{Choice, Completion, Details, Groq, Message, Part, Usage};
use super::field::{Any, Text, entries};
use super::{Seen, failure};
use crate::error::{Code, OutputError};
use crate::response::Finish;
use crate::stream::draft::{Draft, Kind, SlotId};
use crate::stream::sse::Event;

/// The reader of one stream or body.
#[derive(Debug, Clone, Default)]
pub(crate) struct Stream {
    text: Option<SlotId>,
    refusal: Option<SlotId>,
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
        if data == "[DONE]" {
            return Ok(Seen::Known);
        }
        let chunk = read(data)?;
        refuse_failure(&chunk, data)?;
        let counted = self.describe(draft, &chunk);
        let Some(choices) = &chunk.choices else {
            return Ok(if counted { Seen::Known } else { Seen::Unknown });
        };
        for choice in entries(choices).filter(|choice| choice.index.get().unwrap_or(0) == 0) {
            refuse_choice_failure(choice)?;
            if let Some(delta) = &choice.delta {
                if draft.finish().is_some() && !is_silent(delta) {
                    return Err(OutputError::new(
                        Code::DeltaAfterEnd,
                        "the answer goes on after its `finish_reason`",
                    ));
                }
                self.message(draft, delta)?;
                self.calls.stream(draft, &delta.tool_calls)?;
            }
            end(draft, choice)?;
        }
        Ok(Seen::Known)
    }

    pub(super) fn body(&mut self, draft: &mut Draft, body: &str) -> Result<(), OutputError> {
        let completion = read(body)?;
        refuse_failure(&completion, body)?;
        self.describe(draft, &completion);
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
        refuse_choice_failure(choice)?;
        // A choice that was filtered may have no message at all.
        if let Some(message) = &choice.message {
            self.message(draft, message)?;
            self.calls.whole(draft, &message.tool_calls)?;
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

    /// Notes ids and usage; whether usage was there.
    fn describe(&mut self, draft: &mut Draft, completion: &Completion<'_>) -> bool {
        draft.identify(completion.id.some(), completion.model.some());
        let vendor = completion.x_groq.view::<Groq<'_>>().usage;
        let places = entries_usage(completion);
        let mut counted = false;
        for usage in [vendor].into_iter().chain(places).chain([completion.usage]) {
            if usage.some().is_some() {
                count(draft, &usage.view());
                counted = true;
            }
        }
        counted
    }

    /// Reads everything of a message or delta but `tool_calls`.
    fn message(&mut self, draft: &mut Draft, message: &Message<'_>) -> Result<(), OutputError> {
        // Gateways send one piece of reasoning under both names.
        let reasoning = message
            .reasoning_content
            .some()
            .or(message.reasoning.some())
            .unwrap_or_default();
        append(draft, &mut self.reasoning, Kind::Reasoning, reasoning)?;
        if let Some(content) = message.content.some() {
            self.content(draft, content)?;
        }
        append(
            draft,
            &mut self.refusal,
            Kind::Refusal,
            message.refusal.or_empty(),
        )?;
        if let Some(function) = &message.function_call {
            self.calls.legacy(draft, function)?;
        }
        if let Some(audio) = message.audio.substance() {
            other(draft, audio)?;
        }
        Ok(())
    }

    /// Reads content as a string or as a list of parts.
    fn content(&mut self, draft: &mut Draft, content: &RawValue) -> Result<(), OutputError> {
        if content.get().starts_with('[') {
            let parts: Vec<&RawValue> =
                serde_json::from_str(content.get()).map_err(|error| invalid(&error))?;
            for part in parts {
                self.part(draft, part)?;
            }
            return Ok(());
        }
        if !content.get().starts_with('"') {
            return Err(OutputError::new(
                Code::InvalidEvent,
                "`content` is neither a string nor a list",
            ));
        }
        let text = Text::read(content).map_err(|error| invalid(&error))?;
        append(draft, &mut self.text, Kind::Text, text.or_empty())
    }

    fn part(&mut self, draft: &mut Draft, raw: &RawValue) -> Result<(), OutputError> {
        let part: Part<'_> = match raw.get().starts_with('"') {
            true => Part {
                kind: Text::of("text"),
                text: Text::read(raw).map_err(|error| invalid(&error))?,
                ..Part::default()
            },
            false => serde_json::from_str(raw.get()).map_err(|error| invalid(&error))?,
        };
        match part.kind.or_empty() {
            "text" | "output_text" => {
                append(draft, &mut self.text, Kind::Text, part.text.or_empty())
            }
            "refusal" => append(
                draft,
                &mut self.refusal,
                Kind::Refusal,
                part.refusal.or_empty(),
            ),
            "thinking" => match part.thinking.some() {
                Some(list) if list.get().starts_with('[') => {
                    let inner: Vec<Part<'_>> =
                        serde_json::from_str(list.get()).map_err(|error| invalid(&error))?;
                    inner.iter().try_for_each(|piece| {
                        append(
                            draft,
                            &mut self.reasoning,
                            Kind::Reasoning,
                            piece.text.or_empty(),
                        )
                    })
                }
                _ => append(
                    draft,
                    &mut self.reasoning,
                    Kind::Reasoning,
                    &part.thinking.text().unwrap_or_default(),
                ),
            },
            _ => other(draft, raw),
        }
    }
}

fn read(text: &str) -> Result<Completion<'_>, OutputError> {
    serde_json::from_str(text).map_err(|error| invalid(&error))
}

fn invalid(error: &serde_json::Error) -> OutputError {
    OutputError::new(
        Code::InvalidEvent,
        format!("this is no chat completion: {error}"),
    )
}

/// Refuses what is an error and not an answer, also one in a stream that began well.
fn refuse_failure(completion: &Completion<'_>, text: &str) -> Result<(), OutputError> {
    let says_error = |word: &Text<'_>| word.some() == Some("error");
    let bare = completion.choices.is_none()
        && (completion.message.some().is_some() || completion.detail.some().is_some());
    let vendor = completion
        .x_groq
        .view::<Groq<'_>>()
        .error
        .substance()
        .is_some();
    if completion.error.substance().is_some()
        || vendor
        || says_error(&completion.object)
        || says_error(&completion.kind)
        || bare
    {
        return Err(failure::read(text));
    }
    Ok(())
}

fn refuse_choice_failure(choice: &Choice<'_>) -> Result<(), OutputError> {
    match choice.error.substance() {
        Some(error) => Err(failure::read(error.get())),
        None => Ok(()),
    }
}

fn entries_usage<'a>(completion: &'a Completion<'a>) -> impl Iterator<Item = Any<'a>> {
    completion
        .choices
        .iter()
        .flat_map(entries)
        .map(|choice| choice.usage)
}

fn count(draft: &mut Draft, usage: &Usage<'_>) {
    usage.prompt_tokens.overwrite(&mut draft.usage.input);
    usage.completion_tokens.overwrite(&mut draft.usage.output);
    usage
        .prompt_tokens_details
        .view::<Details>()
        .cached_tokens
        .overwrite(&mut draft.usage.cached);
    usage
        .completion_tokens_details
        .view::<Details>()
        .reasoning_tokens
        .overwrite(&mut draft.usage.reasoning);
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

/// Whether a delta adds nothing to the answer; reasoning and annotations may still come after the end.
fn is_silent(delta: &Message<'_>) -> bool {
    delta.content.substance().is_none()
        && delta.refusal.some().is_none()
        && entries(&delta.tool_calls).all(|entry| !entry.has_arguments() && entry.name().is_none())
        && delta
            .function_call
            .as_ref()
            .is_none_or(|function| function.is_blank())
}

fn append(
    draft: &mut Draft,
    slot: &mut Option<SlotId>,
    kind: Kind,
    text: &str,
) -> Result<(), OutputError> {
    if text.is_empty() {
        return Ok(());
    }
    let id = match *slot {
        Some(id) => id,
        None => *slot.insert(draft.begin(kind)?),
    };
    draft.append(id, text)
}

fn other(draft: &mut Draft, raw: &RawValue) -> Result<(), OutputError> {
    let slot = draft.begin(Kind::Other)?;
    draft.set_value(slot, raw)
}
