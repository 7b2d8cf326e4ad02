//! The pieces of an item, each with a slot of its own until the item ends and joins them.

use super::item::{Begun, Sort};
use super::step::Form;
use crate::error::{Code, OutputError};
use crate::stream::draft::{Draft, Kind, SlotId};

/// A piece of content; each has a slot of its own until the item ends.
#[derive(Debug, Clone, Copy)]
pub(super) struct Piece {
    form: Form,
    index: u64,
    slot: SlotId,
    done: bool,
}

impl Begun {
    pub(super) fn part_delta(
        &mut self,
        draft: &mut Draft,
        form: Form,
        index: u64,
        text: &str,
    ) -> Result<(), OutputError> {
        self.refuse_closed()?;
        let piece = self.piece(draft, form, index)?;
        if piece.done {
            return Err(OutputError::new(
                Code::DeltaAfterEnd,
                format!(
                    "the content {index} of item {} goes on after its end",
                    self.index
                ),
            ));
        }
        draft.append(piece.slot, text)
    }

    /// What is done stands in place of its fragments; without a text it only ends them.
    pub(super) fn part_done(
        &mut self,
        draft: &mut Draft,
        form: Form,
        index: u64,
        text: &str,
    ) -> Result<(), OutputError> {
        // The item's own end has said it already.
        if self.closed {
            return Ok(());
        }
        let piece = self.piece(draft, form, index)?;
        if !text.is_empty() {
            draft.replace(piece.slot, text)?;
        }
        let same = |known: &&mut Piece| known.form == form && known.index == index;
        if let Some(piece) = self.parts.iter_mut().find(same) {
            piece.done = true;
        }
        Ok(())
    }

    /// Puts what the item's end says in the place of all pieces of a form: their indexes need not agree. An empty text is none.
    pub(super) fn whole(
        &mut self,
        draft: &mut Draft,
        form: Form,
        text: &str,
    ) -> Result<(), OutputError> {
        if text.is_empty() {
            return Ok(());
        }
        for piece in self.parts.iter().filter(|piece| piece.form == form) {
            draft.take(piece.slot)?;
        }
        self.parts.retain(|piece| piece.form != form);
        let piece = self.piece(draft, form, 0)?;
        draft.append(piece.slot, text)
    }

    /// The piece at an index, begun if it is not there.
    fn piece(&mut self, draft: &mut Draft, form: Form, index: u64) -> Result<Piece, OutputError> {
        let same = |piece: &&Piece| piece.form == form && piece.index == index;
        if let Some(piece) = self.parts.iter().find(same) {
            return Ok(*piece);
        }
        let kind = match form {
            Form::Text => Kind::Text,
            Form::Refusal => Kind::Refusal,
            Form::Summary | Form::Thought => Kind::Reasoning,
        };
        let slot = draft.begin(kind)?;
        draft.set_place(slot, self.index)?;
        let piece = Piece {
            form,
            index,
            slot,
            done: false,
        };
        self.parts.push(piece);
        Ok(piece)
    }

    /// Joins the pieces of each form, in their order; the item's slots.
    pub(super) fn join(&mut self, draft: &mut Draft) -> Result<Vec<SlotId>, OutputError> {
        let mut parts = std::mem::take(&mut self.parts);
        parts.sort_by_key(|piece| (piece.form, piece.index));
        let (mut main, mut refusal) = (String::new(), String::new());
        for piece in parts {
            let text = draft.take(piece.slot)?;
            match piece.form {
                Form::Refusal => refusal.push_str(&text),
                _ => main.push_str(&text),
            }
        }
        draft.append(self.slot, &main)?;
        let mut slots = Vec::from([self.slot]);
        if !refusal.is_empty() {
            let slot = draft.begin(Kind::Refusal)?;
            draft.set_place(slot, self.index)?;
            draft.append(slot, &refusal)?;
            slots.push(slot);
        }
        if self.sort == Sort::Message && main.is_empty() {
            // A message without text is its refusal, or nothing.
            draft.take(self.slot)?;
        }
        Ok(slots)
    }
}
