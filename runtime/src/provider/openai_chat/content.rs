//! What a message says: text, refusal and reasoning, as strings or as lists of parts.

use serde_json::value::RawValue;

use super::invalid;
use super::view::{Message, Part};
use crate::error::{Code, OutputError};
use crate::provider::field::Text;
use crate::provider::wire;
use crate::stream::draft::{Draft, Kind, SlotId};

/// The items of one choice; the wire has no places in between, so there is one of each kind.
#[derive(Debug, Clone, Default)]
pub(super) struct Content {
    text: Option<SlotId>,
    refusal: Option<SlotId>,
    reasoning: Option<SlotId>,
}

impl Content {
    pub(super) fn read(
        &mut self,
        draft: &mut Draft,
        message: &Message<'_>,
    ) -> Result<(), OutputError> {
        // Gateways send one piece of reasoning under both names.
        let reasoning = message
            .reasoning_content
            .some()
            .or(message.reasoning.some());
        self.add(draft, Kind::Reasoning, reasoning.unwrap_or_default())?;
        if let Some(content) = message.content.some() {
            self.content(draft, content)?;
        }
        self.add(draft, Kind::Refusal, message.refusal.or_empty())?;
        match message.audio.substance() {
            Some(audio) => other(draft, audio),
            None => Ok(()),
        }
    }

    fn content(&mut self, draft: &mut Draft, content: &RawValue) -> Result<(), OutputError> {
        match content.get().as_bytes().first() {
            Some(b'"') => self.add(draft, Kind::Text, string(content)?.or_empty()),
            Some(b'[') => {
                let parts: Vec<&RawValue> = list(content)?;
                parts
                    .into_iter()
                    .try_for_each(|part| self.part(draft, part))
            }
            _ => Err(OutputError::new(
                Code::InvalidEvent,
                "`content` is neither a string nor a list",
            )),
        }
    }

    fn part(&mut self, draft: &mut Draft, raw: &RawValue) -> Result<(), OutputError> {
        if raw.get().starts_with('"') {
            return self.add(draft, Kind::Text, string(raw)?.or_empty());
        }
        let part: Part<'_> = wire::read(raw.get()).map_err(|error| invalid(&error))?;
        match (part.kind.or_empty(), part.thinking.some()) {
            ("text" | "output_text", _) => self.add(draft, Kind::Text, part.text.or_empty()),
            ("refusal", _) => self.add(draft, Kind::Refusal, part.refusal.or_empty()),
            ("thinking", Some(pieces)) if pieces.get().starts_with('[') => {
                let pieces: Vec<Part<'_>> = list(pieces)?;
                pieces
                    .iter()
                    .try_for_each(|piece| self.add(draft, Kind::Reasoning, piece.text.or_empty()))
            }
            ("thinking", _) => self.add(
                draft,
                Kind::Reasoning,
                &part.thinking.text().unwrap_or_default(),
            ),
            _ => other(draft, raw),
        }
    }

    /// Adds text to the item of its kind, which begins with the first character.
    fn add(&mut self, draft: &mut Draft, kind: Kind, text: &str) -> Result<(), OutputError> {
        if text.is_empty() {
            return Ok(());
        }
        let slot = match kind {
            Kind::Refusal => &mut self.refusal,
            Kind::Reasoning => &mut self.reasoning,
            _ => &mut self.text,
        };
        let id = match *slot {
            Some(id) => id,
            None => *slot.insert(draft.begin(kind)?),
        };
        draft.append(id, text)
    }
}

fn string(raw: &RawValue) -> Result<Text<'_>, OutputError> {
    Text::read(raw).map_err(|error| invalid(&error))
}

fn list<'a, T: serde::Deserialize<'a>>(raw: &'a RawValue) -> Result<Vec<T>, OutputError> {
    wire::read(raw.get()).map_err(|error| invalid(&error))
}

fn other(draft: &mut Draft, raw: &RawValue) -> Result<(), OutputError> {
    let slot = draft.begin(Kind::Other)?;
    draft.set_value(slot, raw)
}
