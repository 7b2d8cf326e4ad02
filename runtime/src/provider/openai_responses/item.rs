//! One item: begun, filled by fragments, and ended by what its end says.

use serde_json::value::RawValue;

use super::piece::Piece;
use super::step::Form;
use super::view::{Item, Part};
use crate::error::{Code, OutputError};
use crate::provider::field::{Any, List, Text, entries};
use crate::provider::wire;
use crate::stream::draft::{Draft, Kind, SlotId};

/// What an item is to its reader.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Sort {
    Message,
    Call,
    Reasoning,
    /// The provider's own tools and their results, calls with free text, and what is not known.
    Other,
}

/// An item that was begun.
#[derive(Debug, Clone)]
pub(super) struct Begun {
    pub(super) index: u64,
    /// The type in the provider's words.
    pub(super) kind: String,
    pub(super) sort: Sort,
    pub(super) slot: SlotId,
    pub(super) closed: bool,
    /// Whether the caller has to answer it.
    pub(super) waits: bool,
    pub(super) parts: Vec<Piece>,
    /// The provider says that it is whole.
    completed: bool,
}

impl Sort {
    fn of(kind: &str) -> Self {
        match kind {
            "message" => Self::Message,
            "function_call" => Self::Call,
            "reasoning" => Self::Reasoning,
            _ => Self::Other,
        }
    }

    pub(super) fn of_form(form: Form) -> Self {
        match form {
            Form::Text | Form::Refusal => Self::Message,
            Form::Summary | Form::Thought => Self::Reasoning,
        }
    }

    const fn kind(self) -> Kind {
        match self {
            Self::Message => Kind::Text,
            Self::Call => Kind::Call,
            Self::Reasoning => Kind::Reasoning,
            Self::Other => Kind::Other,
        }
    }
}

impl Begun {
    /// Begins an item with what its first event says of it.
    pub(super) fn announced(
        draft: &mut Draft,
        index: u64,
        item: &Item<'_>,
        raw: &RawValue,
    ) -> Result<Self, OutputError> {
        let Some(kind) = item.kind.some() else {
            return Err(OutputError::new(
                Code::InvalidEvent,
                "an item without a type",
            ));
        };
        let mut begun = Self::unannounced(draft, index, Sort::of(kind))?;
        begun.kind = kind.chars().take(64).collect();
        begun.waits = matches!(kind, "function_call" | "custom_tool_call");
        begun.describe(draft, item)?;
        if begun.sort == Sort::Other {
            draft.replace_value(begun.slot, raw)?;
        }
        Ok(begun)
    }

    /// Begins an item whose fragments are the first that is heard of it.
    pub(super) fn unannounced(
        draft: &mut Draft,
        index: u64,
        sort: Sort,
    ) -> Result<Self, OutputError> {
        let slot = draft.begin(sort.kind())?;
        draft.set_place(slot, index)?;
        let kind = match sort {
            Sort::Message => "message",
            Sort::Call => "function_call",
            Sort::Reasoning => "reasoning",
            Sort::Other => "",
        };
        Ok(Self {
            index,
            kind: kind.to_owned(),
            sort,
            slot,
            closed: false,
            waits: sort == Sort::Call,
            parts: Vec::new(),
            completed: false,
        })
    }

    pub(super) fn arguments_done(
        &mut self,
        draft: &mut Draft,
        name: &str,
        arguments: &str,
    ) -> Result<(), OutputError> {
        if self.closed {
            return Ok(());
        }
        draft.set_name(self.slot, name)?;
        match arguments.is_empty() {
            true => Ok(()),
            false => draft.replace(self.slot, arguments),
        }
    }

    /// Ends the item with what its end says of it.
    pub(super) fn done(
        &mut self,
        draft: &mut Draft,
        item: &Item<'_>,
        raw: &RawValue,
    ) -> Result<(), OutputError> {
        if item.kind.some().is_some_and(|kind| kind != self.kind) {
            return Err(OutputError::new(
                Code::InvalidEvent,
                format!(
                    "the item {} begins as `{}` and ends as `{}`",
                    self.index,
                    self.kind,
                    item.kind.or_empty()
                ),
            ));
        }
        self.describe(draft, item)?;
        match self.sort {
            Sort::Message => self.content(draft, item.content)?,
            Sort::Reasoning => {
                self.pieces(draft, item.summary, Form::Summary)?;
                self.pieces(draft, item.content, Form::Thought)?;
                if let Some(signature) = item.encrypted_content.some() {
                    draft.set_signature(self.slot, signature)?;
                }
            }
            Sort::Call => {
                let arguments = item.arguments.text().unwrap_or_default();
                self.arguments_done(draft, "", &arguments)?;
            }
            Sort::Other => draft.replace_value(self.slot, raw)?,
        }
        self.completed = item.status.some() == Some("completed");
        let slots = self.join(draft)?;
        for slot in slots {
            if item.status.some() == Some("incomplete") {
                draft.cut(slot);
            }
            draft.close(slot)?;
        }
        self.closed = true;
        Ok(())
    }

    /// Joins the pieces of an item that never ended.
    pub(super) fn settle(&mut self, draft: &mut Draft) -> Result<(), OutputError> {
        if self.closed {
            return Ok(());
        }
        let slots = self.join(draft)?;
        // Reasoning and tools of the provider's own are no part of an outcome: their missing end takes nothing from it.
        if matches!(self.sort, Sort::Reasoning | Sort::Other) {
            slots.into_iter().try_for_each(|slot| draft.close(slot))?;
        }
        Ok(())
    }

    /// Refuses an item without an end in a response that ended well.
    pub(super) fn require_end(&self) -> Result<(), OutputError> {
        if self.closed || matches!(self.sort, Sort::Reasoning | Sort::Other) {
            return Ok(());
        }
        Err(OutputError::new(
            Code::IncompleteItem,
            format!(
                "the item {} has no end, though the response has",
                self.index
            ),
        ))
    }

    /// Marks the item of a response that was cut, unless the provider says that it is whole and its text does not contradict that.
    pub(super) fn cut(&self, draft: &mut Draft) {
        let broken = self.sort == Sort::Call
            && serde_json::from_str::<serde::de::IgnoredAny>(draft.text(self.slot)).is_err();
        let unsaid = matches!(self.sort, Sort::Message | Sort::Call) && !self.completed;
        if !self.closed || unsaid || broken {
            draft.cut(self.slot);
        }
    }

    pub(super) fn refuse_closed(&self) -> Result<(), OutputError> {
        if self.closed {
            return Err(OutputError::new(
                Code::DeltaAfterEnd,
                format!("the item {} goes on after its end", self.index),
            ));
        }
        Ok(())
    }

    fn describe(&self, draft: &mut Draft, item: &Item<'_>) -> Result<(), OutputError> {
        draft.set_item_id(self.slot, item.id.or_empty())?;
        if let Some(phase) = item.phase.some() {
            draft.set_phase(self.slot, phase)?;
        }
        if self.sort == Sort::Call {
            draft.set_name(self.slot, item.name.or_empty())?;
            draft.replace_call_id(self.slot, item.call_id.or_empty())?;
        }
        Ok(())
    }

    /// The content of a message as its end has it: parts, or one string.
    fn content(&mut self, draft: &mut Draft, content: Any<'_>) -> Result<(), OutputError> {
        let Some(raw) = content.some() else {
            return Ok(());
        };
        if !raw.get().starts_with('[') {
            let text = Text::read(raw).map_err(|error| super::invalid(&error))?;
            return self.whole(draft, Form::Text, text.or_empty());
        }
        let parts: List<&RawValue> =
            wire::read(raw.get()).map_err(|error| super::invalid(&error))?;
        let (mut text, mut refusal) = (String::new(), String::new());
        for raw in entries(&parts) {
            let part: Part<'_> = wire::read(raw.get()).map_err(|error| super::invalid(&error))?;
            match part.kind.or_empty() {
                "output_text" | "text" => text.push_str(part.text.or_empty()),
                "refusal" => refusal.push_str(part.refusal.or_empty()),
                _ => {
                    let slot = draft.begin(Kind::Other)?;
                    draft.set_place(slot, self.index)?;
                    draft.set_value(slot, raw)?;
                    draft.close(slot)?;
                }
            }
        }
        self.whole(draft, Form::Text, &text)?;
        self.whole(draft, Form::Refusal, &refusal)
    }

    fn pieces(&mut self, draft: &mut Draft, list: Any<'_>, form: Form) -> Result<(), OutputError> {
        let parts: List<Part<'_>> = list.view();
        let text: String = entries(&parts).map(|part| part.text.or_empty()).collect();
        self.whole(draft, form, &text)
    }
}

/// Whether there are items and all of them say that they are whole.
pub(super) fn all_completed(output: &[Option<&RawValue>]) -> bool {
    let completed = |raw: &&RawValue| {
        let item: serde_json::Result<Item<'_>> = wire::read(raw.get());
        item.is_ok_and(|item| item.status.some() == Some("completed"))
    };
    output.iter().flatten().count() > 0 && output.iter().flatten().all(completed)
}
