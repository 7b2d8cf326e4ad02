//! Which call an entry of `tool_calls` belongs to.
//!
//! The wire names a call by `index`, and gives `id` and name with its first entry. Servers leave out the index, repeat or null the
//! rest, or send all calls at index 0 with new ids. What cannot be told apart without a guess is refused.

use super::view::{Function, ToolCall};
use crate::error::{Code, OutputError};
use crate::provider::field::{List, entries};
use crate::stream::draft::{Draft, Kind, SlotId};

#[derive(Debug, Clone, Default)]
pub(super) struct Calls {
    calls: Vec<Call>,
    /// The one call of the time before `tool_calls`.
    legacy: Option<SlotId>,
}

#[derive(Debug, Clone, Copy)]
struct Call {
    slot: SlotId,
    /// The index it was begun with, else its place among the calls.
    index: u64,
    index_was_sent: bool,
}

impl Calls {
    /// Reads the entries of one chunk.
    pub(super) fn stream(
        &mut self,
        draft: &mut Draft,
        list: &List<ToolCall<'_>>,
    ) -> Result<(), OutputError> {
        let alone = entries(list).filter(|entry| !entry.is_blank()).count() == 1;
        for entry in entries(list).filter(|entry| !entry.is_blank()) {
            let slot = match self.find(draft, entry, alone)? {
                Some(slot) => slot,
                None => self.begin(draft, entry)?,
            };
            fill(draft, slot, entry)?;
        }
        Ok(())
    }

    /// Reads the calls of a whole message: each entry is one.
    pub(super) fn whole(
        &mut self,
        draft: &mut Draft,
        list: &List<ToolCall<'_>>,
    ) -> Result<(), OutputError> {
        for entry in entries(list).filter(|entry| !entry.is_blank()) {
            let slot = self.begin(draft, entry)?;
            fill(draft, slot, entry)?;
        }
        Ok(())
    }

    /// Reads the old form of a call, which has neither index nor id.
    pub(super) fn legacy(
        &mut self,
        draft: &mut Draft,
        function: &Function<'_>,
    ) -> Result<(), OutputError> {
        if function.is_blank() {
            return Ok(());
        }
        let slot = match self.legacy {
            Some(slot) => slot,
            None => *self.legacy.insert(draft.begin(Kind::Call)?),
        };
        fill_function(draft, slot, function)
    }

    /// The call that an entry goes on with, or `None` if it begins one.
    fn find(
        &mut self,
        draft: &Draft,
        entry: &ToolCall<'_>,
        alone: bool,
    ) -> Result<Option<SlotId>, OutputError> {
        let named = entry.name().is_some();
        let id = entry.id.some();
        let has_id = |call: &Call, id: Option<&str>| id.is_some() && draft.call_id(call.slot) == id;
        let same_id = self.calls.iter_mut().rev().find(|call| has_id(call, id));

        if let Some(index) = entry.index.get() {
            if let Some(call) = same_id {
                if call.index != index && call.index_was_sent {
                    let message = format!(
                        "the call `{}` stands at index {} and {index}",
                        entry.id.or_empty(),
                        call.index
                    );
                    return Err(OutputError::new(Code::DuplicateCallId, message));
                }
                (call.index, call.index_was_sent) = (index, true);
                return Ok(Some(call.slot));
            }
            return match self.calls.iter().rev().find(|call| call.index == index) {
                // Another id with a name is another call: some servers send every call at index 0. Another id alone is not: some
                // servers make a new one for every chunk.
                Some(call) if id.is_some() && named && draft.call_id(call.slot).is_some() => {
                    Ok(None)
                }
                Some(call) => Ok(Some(call.slot)),
                None if id.is_some() || named => Ok(None),
                None => Err(unknown(&format!(
                    "arguments for a call at index {index}, which was never begun"
                ))),
            };
        }

        if let Some(call) = same_id {
            return Ok(Some(call.slot));
        }
        match self.calls.last() {
            _ if named => Ok(None),
            // The id may come after the name.
            Some(call) if id.is_none() || draft.call_id(call.slot).is_none() => {
                if alone {
                    return Ok(Some(call.slot));
                }
                Err(unknown(
                    "several entries without index, id and name in one chunk",
                ))
            }
            _ if id.is_some() => Ok(None),
            _ => Err(unknown("arguments for a call that was never begun")),
        }
    }

    fn begin(&mut self, draft: &mut Draft, entry: &ToolCall<'_>) -> Result<SlotId, OutputError> {
        let kind = if entry.custom.is_some() {
            Kind::Other
        } else {
            Kind::Call
        };
        let slot = draft.begin(kind)?;
        let place = u64::try_from(self.calls.len()).unwrap_or(u64::MAX);
        let sent = entry.index.get();
        self.calls.push(Call {
            slot,
            index: sent.unwrap_or(place),
            index_was_sent: sent.is_some(),
        });
        Ok(slot)
    }
}

fn unknown(message: &str) -> OutputError {
    OutputError::new(Code::UnknownItem, message)
}

fn fill(draft: &mut Draft, slot: SlotId, entry: &ToolCall<'_>) -> Result<(), OutputError> {
    draft.set_call_id(slot, entry.id.or_empty())?;
    if let Some(function) = &entry.function {
        fill_function(draft, slot, function)?;
    }
    if let Some(custom) = &entry.custom {
        draft.set_name(slot, custom.name.or_empty())?;
        draft.append(slot, custom.input.or_empty())?;
    }
    Ok(())
}

fn fill_function(
    draft: &mut Draft,
    slot: SlotId,
    function: &Function<'_>,
) -> Result<(), OutputError> {
    draft.set_name(slot, function.name.or_empty())?;
    draft.append(slot, &function.arguments.text().unwrap_or_default())
}
