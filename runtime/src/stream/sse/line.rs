//! Lines of a byte stream, whatever ends them and however they are cut.

use crate::error::{Code, OutputError};

const BYTE_ORDER_MARK: &[u8] = b"\xef\xbb\xbf";

/// A line without its end.
#[derive(Debug)]
pub(super) enum Line<'a> {
    /// It lies in the chunk.
    Whole { bytes: &'a [u8], offset: u64 },
    /// It was begun in an earlier chunk; [`Lines::take_joined`] has it.
    Joined { offset: u64 },
}

#[derive(Debug, Clone, Default)]
pub(super) struct Lines {
    /// The begun line, without its end.
    begun: Vec<u8>,
    /// The byte of the stream at which the line at hand begins, and up to which bytes were read.
    line_offset: u64,
    read: u64,
    /// The last byte was `\r`: a `\n` that follows belongs to it.
    after_return: bool,
    /// The mark may stand before the first line.
    mark_checked: bool,
}

impl Lines {
    /// The bytes held of a line that has not ended.
    pub(super) fn held(&self) -> usize {
        self.begun.len()
    }

    /// The next line that ends in `chunk`, which is moved forward; `None` when the chunk is used up.
    pub(super) fn next<'a>(
        &mut self,
        chunk: &mut &'a [u8],
        room: usize,
    ) -> Result<Option<Line<'a>>, OutputError> {
        if self.after_return && !chunk.is_empty() {
            self.after_return = false;
            if let Some(rest) = chunk.strip_prefix(b"\n") {
                *chunk = rest;
                self.advance(1);
                self.line_offset = self.read;
            }
        }
        let end = chunk
            .iter()
            .position(|&byte| byte == b'\n' || byte == b'\r');
        let (bytes, rest) = chunk.split_at(end.unwrap_or(chunk.len()));
        if bytes.len() > room {
            return Err(OutputError::new(
                Code::ResponseTooLarge,
                "an event is larger than its cap",
            )
            .at_offset(self.line_offset));
        }
        self.advance(bytes.len());
        let Some((terminator, rest)) = rest.split_first() else {
            self.begun.extend_from_slice(bytes);
            *chunk = rest;
            return Ok(None);
        };
        *chunk = rest;
        let offset = self.line_offset;
        self.advance(1);
        self.line_offset = self.read;
        self.after_return = *terminator == b'\r';
        if !self.begun.is_empty() {
            self.begun.extend_from_slice(bytes);
            return Ok(Some(Line::Joined { offset }));
        }
        Ok(Some(Line::Whole {
            bytes: self.unmarked(bytes),
            offset,
        }))
    }

    /// The line that was begun earlier and has ended now.
    pub(super) fn take_joined(&mut self) -> Vec<u8> {
        let mut joined = std::mem::take(&mut self.begun);
        if self.unmarked(&joined).len() < joined.len() {
            joined.drain(..BYTE_ORDER_MARK.len());
        }
        joined
    }

    /// Takes the line's buffer back, to be used again.
    pub(super) fn give_back(&mut self, mut joined: Vec<u8>) {
        joined.clear();
        self.begun = joined;
    }

    fn unmarked<'a>(&mut self, line: &'a [u8]) -> &'a [u8] {
        let first = !std::mem::replace(&mut self.mark_checked, true);
        if first {
            line.strip_prefix(BYTE_ORDER_MARK).unwrap_or(line)
        } else {
            line
        }
    }

    fn advance(&mut self, bytes: usize) {
        self.read = self
            .read
            .saturating_add(u64::try_from(bytes).unwrap_or(u64::MAX));
    }
}
