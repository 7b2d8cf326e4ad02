//! What the provider says last in the place of what it said before; the caps count only what stands.

use serde_json::value::RawValue;

use super::{Draft, SlotId};
use crate::error::OutputError;

impl Draft {
    /// Gives a call another id than it was begun with, where the provider's last word is the right one.
    pub(crate) fn replace_call_id(&mut self, id: SlotId, call_id: &str) -> Result<(), OutputError> {
        if self.open(id)?.call_id.as_deref() == Some(call_id) || call_id.is_empty() {
            return Ok(());
        }
        if let Some(before) = self.open(id)?.call_id.take() {
            self.release(id, before.len())?;
        }
        self.set_call_id(id, call_id)
    }

    /// Puts a whole text in the place of the fragments that came of it.
    pub(crate) fn replace(&mut self, id: SlotId, text: &str) -> Result<(), OutputError> {
        if self.open(id)?.text == text {
            return Ok(());
        }
        let before = std::mem::take(&mut self.open(id)?.text);
        self.release(id, before.len())?;
        self.append(id, text)
    }

    /// Puts a value in the place of the one that was kept.
    pub(crate) fn replace_value(
        &mut self,
        id: SlotId,
        value: &RawValue,
    ) -> Result<(), OutputError> {
        if let Some(before) = self.open(id)?.value.take() {
            self.release(id, before.get().len())?;
        }
        self.set_value(id, value)
    }

    /// Takes the text out of a slot that was only a piece of an item, and forgets the slot.
    pub(crate) fn take(&mut self, id: SlotId) -> Result<String, OutputError> {
        let text = std::mem::take(&mut self.open(id)?.text);
        self.release(id, text.len())?;
        self.open(id)?.discarded = true;
        Ok(text)
    }

    /// Counts bytes that are kept for an item outside of the draft.
    pub(crate) fn hold(&mut self, id: SlotId, bytes: usize) -> Result<(), OutputError> {
        self.charge(id, bytes)
    }

    /// Counts bytes no longer.
    pub(crate) fn release(&mut self, id: SlotId, bytes: usize) -> Result<(), OutputError> {
        let slot = self.open(id)?;
        slot.bytes = slot.bytes.saturating_sub(bytes);
        self.bytes = self.bytes.saturating_sub(bytes);
        Ok(())
    }
}
