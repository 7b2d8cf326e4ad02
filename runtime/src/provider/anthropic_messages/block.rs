//! Content blocks, streamed or whole.

use serde_json::value::RawValue;

use super::view::{Block, Delta};
use crate::error::{Code, OutputError};
use crate::provider::Seen;
use crate::provider::wire;
use crate::stream::draft::{Draft, Kind, SlotId};

/// The blocks of a streamed message.
#[derive(Debug, Clone, Default)]
pub(super) struct Blocks {
    blocks: Vec<Begun>,
}

#[derive(Debug, Clone, Copy)]
struct Begun {
    index: u64,
    kind: Kind,
    slot: SlotId,
}

impl Blocks {
    pub(super) fn begin(
        &mut self,
        draft: &mut Draft,
        index: u64,
        raw: &RawValue,
    ) -> Result<(), OutputError> {
        if self.find(index).is_ok() {
            return Err(OutputError::new(
                Code::DuplicateItem,
                format!("the content block {index} begins twice"),
            ));
        }
        let (kind, slot) = fill(draft, raw)?;
        self.blocks.push(Begun { index, kind, slot });
        Ok(())
    }

    pub(super) fn delta(
        &mut self,
        draft: &mut Draft,
        index: u64,
        delta: &Delta<'_>,
    ) -> Result<Seen, OutputError> {
        let Begun { kind, slot, .. } = self.find(index)?;
        match (delta.kind.or_empty(), kind) {
            ("text_delta", Kind::Text) => {
                let text = delta.text.string().ok_or_else(|| {
                    OutputError::new(Code::InvalidEvent, "a `text_delta` without a string `text`")
                })?;
                draft.append(slot, text)?;
            }
            ("input_json_delta", Kind::Call | Kind::Other) => {
                draft.append(slot, delta.partial_json.or_empty())?
            }
            ("thinking_delta", Kind::Reasoning) => draft.append(slot, delta.thinking.or_empty())?,
            ("signature_delta", Kind::Reasoning) => {
                draft.set_signature(slot, delta.signature.or_empty())?
            }
            (
                known @ ("text_delta" | "input_json_delta" | "thinking_delta" | "signature_delta"),
                _,
            ) => {
                let message =
                    format!("a `{known}` for the content block {index}, which is of another type");
                return Err(OutputError::new(Code::InvalidEvent, message));
            }
            ("", _) => {
                return Err(OutputError::new(
                    Code::InvalidEvent,
                    "a delta without a type",
                ));
            }
            // Citations are notes on text that is already there.
            ("citations_delta", _) => {}
            // What may be arguments cannot be left out: the call would be whole without them.
            (unknown, Kind::Call) => {
                let message = format!(
                    "a delta of the unknown type `{unknown}` for the call in the content block {index}"
                );
                return Err(OutputError::new(Code::InvalidEvent, message));
            }
            _ => return Ok(Seen::Unknown),
        }
        Ok(Seen::Known)
    }

    pub(super) fn end(&mut self, draft: &mut Draft, index: u64) -> Result<(), OutputError> {
        draft.close(self.find(index)?.slot)
    }

    fn find(&self, index: u64) -> Result<Begun, OutputError> {
        self.blocks
            .iter()
            .rev()
            .find(|block| block.index == index)
            .copied()
            .ok_or_else(|| {
                OutputError::new(
                    Code::UnknownItem,
                    format!("the content block {index} was never begun"),
                )
            })
    }
}

/// Reads a block that came whole.
pub(super) fn whole(draft: &mut Draft, raw: &RawValue) -> Result<(), OutputError> {
    let (_, slot) = fill(draft, raw)?;
    draft.close(slot)
}

/// Begins an item with what the block already holds.
fn fill(draft: &mut Draft, raw: &RawValue) -> Result<(Kind, SlotId), OutputError> {
    let block: Block<'_> = wire::read(raw.get()).map_err(|error| super::invalid(&error))?;
    let kind = match block.kind.or_empty() {
        "text" => Kind::Text,
        "tool_use" => Kind::Call,
        "thinking" => Kind::Reasoning,
        // Hidden reasoning, the provider's own tools and their results.
        _ => Kind::Other,
    };
    let slot = draft.begin(kind)?;
    match kind {
        Kind::Text => draft.append(slot, block.text.or_empty())?,
        Kind::Call => {
            draft.set_name(slot, block.name.or_empty())?;
            draft.set_call_id(slot, block.id.or_empty())?;
            // In a stream `{}` stands here as a placeholder; gateways put the whole input here and send no fragments.
            if let Some(input) = block.input.some() {
                draft.set_value(slot, input)?;
            }
        }
        Kind::Reasoning => {
            draft.append(slot, block.thinking.or_empty())?;
            if block.signature.some().is_some() {
                draft.set_signature(slot, block.signature.or_empty())?;
            }
        }
        _ => draft.set_value(slot, raw)?,
    }
    Ok((kind, slot))
}
