//! The response being put together: every item, cap and contradiction passes here, whatever the provider.

mod edit;
mod slot;

use serde_json::value::RawValue;

pub(crate) use self::slot::Kind;
use self::slot::Slot;
use super::caps::Caps;
use crate::error::{Code, OutputError};
use crate::response::{Finish, Response, Usage};

/// A response that has not ended.
#[derive(Debug, Clone)]
pub(crate) struct Draft {
    pub(crate) response_id: Option<String>,
    pub(crate) model: Option<String>,
    pub(crate) usage: Usage,
    finish: Option<(Finish, String)>,
    slots: Vec<Slot>,
    /// Bytes kept in all slots.
    bytes: usize,
    caps: Caps,
}

/// Which item of a draft is meant.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct SlotId(usize);

impl Draft {
    pub(crate) fn new(caps: Caps) -> Self {
        Self {
            response_id: None,
            model: None,
            usage: Usage::default(),
            finish: None,
            slots: Vec::new(),
            bytes: 0,
            caps,
        }
    }

    /// Keeps the first id and model that are told.
    pub(crate) fn identify(&mut self, response_id: Option<&str>, model: Option<&str>) {
        let first = |kept: &mut Option<String>, told: Option<&str>| {
            if kept.is_none() {
                *kept = told
                    .filter(|text| !text.is_empty() && text.len() <= 1_024)
                    .map(str::to_owned);
            }
        };
        first(&mut self.response_id, response_id);
        first(&mut self.model, model);
    }

    /// Begins an item.
    pub(crate) fn begin(&mut self, kind: Kind) -> Result<SlotId, OutputError> {
        if self.slots.len() >= self.caps.max_items {
            return Err(OutputError::new(
                Code::ResponseTooLarge,
                format!("more than {} items", self.caps.max_items),
            ));
        }
        self.slots.push(Slot::new(kind));
        Ok(SlotId(self.slots.len() - 1))
    }

    /// Adds text, or a fragment of arguments.
    pub(crate) fn append(&mut self, id: SlotId, text: &str) -> Result<(), OutputError> {
        if text.is_empty() {
            return Ok(());
        }
        self.charge(id, text.len())?;
        self.open(id)?.text.push_str(text);
        Ok(())
    }

    /// Keeps a JSON value that came whole.
    pub(crate) fn set_value(&mut self, id: SlotId, value: &RawValue) -> Result<(), OutputError> {
        self.charge(id, value.get().len())?;
        self.open(id)?.value = Some(value.to_owned());
        Ok(())
    }

    /// Names a call; a repeated name is one name, another is a fault.
    pub(crate) fn set_name(&mut self, id: SlotId, name: &str) -> Result<(), OutputError> {
        let known = self.open(id)?.name.as_str();
        if name.is_empty() || known == name {
            return Ok(());
        }
        if !known.is_empty() {
            let message = format!("the call of `{known}` goes on as `{name}`");
            return Err(OutputError::new(Code::NameChanged, message));
        }
        self.charge(id, name.len())?;
        self.open(id)?.name.push_str(name);
        Ok(())
    }

    /// Gives a call its id, if it has none; no two calls have one.
    pub(crate) fn set_call_id(&mut self, id: SlotId, call_id: &str) -> Result<(), OutputError> {
        if call_id.is_empty() || self.open(id)?.call_id.is_some() {
            return Ok(());
        }
        if self
            .slots
            .iter()
            .any(|slot| slot.call_id.as_deref() == Some(call_id))
        {
            let message = format!("two calls have the id `{call_id}`");
            return Err(OutputError::new(Code::DuplicateCallId, message));
        }
        self.charge(id, call_id.len())?;
        self.open(id)?.call_id = Some(call_id.to_owned());
        Ok(())
    }

    /// Keeps what proves a piece of reasoning to its provider; the last one told stands.
    pub(crate) fn set_signature(&mut self, id: SlotId, signature: &str) -> Result<(), OutputError> {
        self.charge(id, signature.len())?;
        self.open(id)?.signature = Some(signature.to_owned());
        Ok(())
    }

    /// Ends an item.
    pub(crate) fn close(&mut self, id: SlotId) -> Result<(), OutputError> {
        self.open(id)?.closed = true;
        Ok(())
    }

    /// Ends every item, for APIs whose items end with the response.
    pub(crate) fn close_all(&mut self) {
        for slot in &mut self.slots {
            slot.closed = true;
        }
    }

    /// Marks every item that may have been cut.
    pub(crate) fn cut_all(&mut self) {
        for slot in &mut self.slots {
            slot.cut = true;
        }
    }

    /// Marks the item that was written last as cut; the words of a refusal are never cut.
    pub(crate) fn cut_last(&mut self) {
        if let Some(slot) = self
            .slots
            .iter_mut()
            .rev()
            .find(|slot| slot.kind != Kind::Refusal && !slot.discarded)
        {
            slot.cut = true;
        }
    }

    /// Keeps the provider's first id of the item.
    pub(crate) fn set_item_id(&mut self, id: SlotId, item_id: &str) -> Result<(), OutputError> {
        if item_id.is_empty() || self.open(id)?.item_id.is_some() {
            return Ok(());
        }
        self.charge(id, item_id.len())?;
        self.open(id)?.item_id = Some(item_id.to_owned());
        Ok(())
    }

    /// Notes the phase of the answer that the item belongs to; the last one told stands.
    pub(crate) fn set_phase(&mut self, id: SlotId, phase: &str) -> Result<(), OutputError> {
        self.charge(id, phase.len())?;
        self.open(id)?.phase = Some(phase.to_owned());
        Ok(())
    }

    /// Gives the item its place among the others.
    pub(crate) fn set_place(&mut self, id: SlotId, place: u64) -> Result<(), OutputError> {
        self.open(id)?.place = place;
        Ok(())
    }

    /// Marks one item as cut.
    pub(crate) fn cut(&mut self, id: SlotId) {
        if let Some(slot) = self.slots.get_mut(id.0) {
            slot.cut = true;
        }
    }

    pub(crate) fn text(&self, id: SlotId) -> &str {
        self.slots.get(id.0).map_or("", |slot| slot.text.as_str())
    }

    pub(crate) fn value(&self, id: SlotId) -> Option<&RawValue> {
        self.slots.get(id.0)?.value.as_deref()
    }

    pub(crate) fn item_id(&self, id: SlotId) -> Option<&str> {
        self.slots.get(id.0)?.item_id.as_deref()
    }

    /// The call with an id.
    pub(crate) fn call(&self, call_id: &str) -> Option<SlotId> {
        let mut calls = self.slots.iter().zip(0..);
        let (_, at) = calls.find(|(slot, _)| slot.call_id.as_deref() == Some(call_id))?;
        Some(SlotId(at))
    }

    pub(crate) fn call_id(&self, id: SlotId) -> Option<&str> {
        self.slots.get(id.0)?.call_id.as_deref()
    }

    /// Whether no item was begun.
    pub(crate) fn is_empty(&self) -> bool {
        self.slots.is_empty()
    }

    pub(crate) fn has(&self, kind: Kind) -> bool {
        self.slots
            .iter()
            .any(|slot| slot.kind == kind && !slot.discarded)
    }

    pub(crate) fn finish(&self) -> Option<Finish> {
        self.finish.as_ref().map(|(finish, _)| *finish)
    }

    /// Notes why the response ended. A second end stands only if it is the worse one: a good end must not hide it.
    pub(crate) fn set_finish(&mut self, finish: Finish, raw: &str) {
        let good = |finish| matches!(finish, Finish::Stop | Finish::ToolCalls);
        if self
            .finish
            .as_ref()
            .is_none_or(|(before, _)| good(*before) && !good(finish))
        {
            let raw = raw.chars().take(200).collect();
            self.finish = Some((finish, raw));
        }
    }

    /// Puts a worse end in the place of a good one that the provider named, in its own words.
    pub(crate) fn worsen(&mut self, finish: Finish) {
        if let Some((before @ (Finish::Stop | Finish::ToolCalls), _)) = &mut self.finish {
            *before = finish;
        }
    }

    /// The response, if every item has ended or the response says that it was cut.
    pub(crate) fn into_response(self, provider: String) -> Result<Response, OutputError> {
        let Some((finish, finish_raw)) = self.finish else {
            return Err(OutputError::new(
                Code::IncompleteResponse,
                "the response ended without saying why",
            ));
        };
        let good = matches!(finish, Finish::Stop | Finish::ToolCalls);
        let mut items = Vec::with_capacity(self.slots.len());
        let mut slots = self.slots;
        slots.retain(|slot| !slot.discarded);
        slots.sort_by_key(|slot| slot.place);
        for (index, slot) in slots.into_iter().enumerate() {
            if good && !slot.closed {
                return Err(OutputError::new(
                    Code::IncompleteItem,
                    format!("item {index} has no end"),
                ));
            }
            if good && slot.kind == Kind::Call && slot.name.is_empty() {
                return Err(OutputError::new(
                    Code::IncompleteItem,
                    format!("item {index} is a call without a name"),
                ));
            }
            items.push(slot.into_item()?);
        }
        Ok(Response {
            provider,
            response_id: self.response_id,
            model: self.model,
            items,
            finish,
            finish_raw: Some(finish_raw),
            usage: self.usage,
        })
    }

    /// The item, if it has not ended.
    fn open(&mut self, id: SlotId) -> Result<&mut Slot, OutputError> {
        match self.slots.get_mut(id.0) {
            Some(slot) if slot.closed => Err(OutputError::new(
                Code::DeltaAfterEnd,
                format!("item {} goes on after its end", id.0),
            )),
            Some(slot) => Ok(slot),
            None => Err(OutputError::new(
                Code::UnknownItem,
                format!("item {} was never begun", id.0),
            )),
        }
    }

    /// Counts bytes against the caps before they are kept.
    fn charge(&mut self, id: SlotId, bytes: usize) -> Result<(), OutputError> {
        let caps = self.caps;
        let total = self.bytes.saturating_add(bytes);
        let slot = self.open(id)?;
        slot.bytes = slot.bytes.saturating_add(bytes);
        if slot.bytes > caps.max_item_bytes {
            let message = format!("item {} is larger than {} bytes", id.0, caps.max_item_bytes);
            return Err(OutputError::new(Code::ArgumentsTooLarge, message));
        }
        if total > caps.max_response_bytes {
            let message = format!(
                "the response is larger than {} bytes",
                caps.max_response_bytes
            );
            return Err(OutputError::new(Code::ResponseTooLarge, message));
        }
        self.bytes = total;
        Ok(())
    }
}
