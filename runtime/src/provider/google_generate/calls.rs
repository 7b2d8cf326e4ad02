//! Calls: whole in one part, sent again, or in pieces.

use std::borrow::Cow;
use std::collections::BTreeMap;

use serde_json::value::RawValue;

use super::partial::Arguments;
use super::view::{FunctionCall, says_true};
use crate::error::{Code, OutputError};
use crate::provider::field::entries;
use crate::stream::draft::{Draft, Kind, SlotId};

/// The calls of a response.
#[derive(Debug, Clone, Default)]
pub(super) struct Calls {
    /// The call whose arguments come in pieces and have not ended.
    open: Option<Open>,
    /// The calls of the chunk at hand.
    of_chunk: Vec<SlotId>,
    /// A call was left behind before its end.
    abandoned: bool,
}

#[derive(Debug, Clone)]
struct Open {
    slot: SlotId,
    arguments: Arguments,
    bytes: usize,
}

impl Calls {
    /// Whether every call has ended.
    pub(super) fn are_whole(&self) -> bool {
        self.open.is_none() && !self.abandoned
    }

    pub(super) fn next_chunk(&mut self) {
        self.of_chunk.clear();
    }

    /// Reads a `functionCall`; its item, if it has one.
    pub(super) fn read(
        &mut self,
        draft: &mut Draft,
        call: &FunctionCall<'_>,
    ) -> Result<Option<SlotId>, OutputError> {
        let known = call.id.some().and_then(|id| draft.call(id));
        let goes_on = match (&self.open, known) {
            (Some(open), Some(known)) => open.slot == known,
            (Some(_), None) => call.name.some().is_none(),
            (None, _) => false,
        };
        if call.is_blank() || goes_on {
            return self.go_on(draft, call);
        }
        if let Some(slot) = known {
            self.again(draft, slot, call)?;
            return Ok(Some(slot));
        }
        if call.name.some().is_none() && call.is_partial() {
            return Err(OutputError::new(
                Code::UnknownItem,
                "a piece of arguments for a call that was never begun",
            ));
        }
        self.begin(draft, call).map(Some)
    }

    fn begin(&mut self, draft: &mut Draft, call: &FunctionCall<'_>) -> Result<SlotId, OutputError> {
        self.abandoned |= self.open.is_some();
        let slot = draft.begin(Kind::Call)?;
        draft.set_name(slot, call.name.or_empty())?;
        draft.set_call_id(slot, call.id.or_empty())?;
        self.of_chunk.push(slot);
        if call.is_partial() {
            self.open = Some(Open {
                slot,
                arguments: Arguments::of(call.args)?,
                bytes: 0,
            });
            self.go_on(draft, call)?;
        } else if let Some(arguments) = call.args.some() {
            draft.set_value(slot, arguments)?;
        }
        Ok(slot)
    }

    /// Adds pieces to the open call, and ends it where nothing more is announced.
    fn go_on(
        &mut self,
        draft: &mut Draft,
        call: &FunctionCall<'_>,
    ) -> Result<Option<SlotId>, OutputError> {
        let Some(open) = &mut self.open else {
            // An empty call where none is open says nothing.
            return Ok(None);
        };
        draft.set_name(open.slot, call.name.or_empty())?;
        for piece in entries(&call.partial_args) {
            let bytes = open.arguments.add(piece)?;
            draft.hold(open.slot, bytes)?;
            open.bytes = open.bytes.saturating_add(bytes);
        }
        let slot = open.slot;
        if !says_true(call.will_continue) {
            if let Some(path) = open.arguments.unfinished() {
                return Err(OutputError::new(
                    Code::IncompleteItem,
                    format!("a call ends while its argument at `{path}` goes on"),
                ));
            }
            draft.release(slot, open.bytes)?;
            let value = open.arguments.to_json()?;
            draft.replace_value(slot, call.args.some().unwrap_or(&value))?;
            self.open = None;
        }
        Ok(Some(slot))
    }

    /// Reads a call that was sent before: proxies and some models repeat it, and its arguments may have grown. Two calls under one
    /// id in one chunk, or with other arguments, are two calls.
    fn again(
        &mut self,
        draft: &mut Draft,
        slot: SlotId,
        call: &FunctionCall<'_>,
    ) -> Result<(), OutputError> {
        draft.set_name(slot, call.name.or_empty())?;
        let Some(arguments) = call.args.some() else {
            return Ok(());
        };
        let same_chunk = self.of_chunk.contains(&slot);
        match draft.value(slot) {
            Some(before) if before.get() == arguments.get() => Ok(()),
            before if same_chunk || !before.is_none_or(|before| grew(before, arguments)) => {
                Err(OutputError::new(
                    Code::DuplicateCallId,
                    format!("two calls have the id `{}`", call.id.or_empty()),
                ))
            }
            _ => draft.replace_value(slot, arguments),
        }
    }
}

/// Whether `after` has everything that `before` has: the same values, longer strings, further members.
fn grew(before: &RawValue, after: &RawValue) -> bool {
    type Members<'a> = BTreeMap<Cow<'a, str>, &'a RawValue>;
    let members = |raw: &RawValue| raw.get().starts_with('{');
    if !members(before) || !members(after) {
        return false;
    }
    let read = |raw| serde_json::from_str::<Members<'_>>(raw).ok();
    let (Some(before), Some(after)) = (read(before.get()), read(after.get())) else {
        return false;
    };
    before.iter().all(|(name, before)| {
        after.get(name).is_some_and(|after| {
            let (before, after) = (before.get(), after.get());
            let open = before.strip_suffix('"').filter(|_| before.starts_with('"'));
            before == after || open.is_some_and(|open| after.starts_with(open))
        })
    })
}
