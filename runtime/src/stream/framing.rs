//! What frames a stream: server-sent events, or JSON without any framing where the API knows it.

use super::sse::{Decoder, Event};
use super::values::Values;
use crate::error::OutputError;

/// Cuts a byte stream into events, however it is framed.
#[derive(Debug, Clone)]
pub(super) struct Framing {
    decoder: Decoder,
    bare: Bare,
    max_event_bytes: usize,
}

#[derive(Debug, Clone)]
enum Bare {
    /// A line of bare JSON is a fault, as the decoder says.
    Refused,
    /// A line of bare JSON begins the rest of the stream: a list of responses, or an error that lost its framing.
    Allowed { line: Line, read: u64 },
    /// It has begun.
    Begun(Values),
}

/// What was read of a line.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Line {
    /// Nothing, blanks, or a byte order mark before the first line.
    Blank,
    Field,
}

impl Framing {
    pub(super) fn new(max_event_bytes: usize, allows_bare_json: bool) -> Self {
        let bare = if allows_bare_json {
            Bare::Allowed {
                line: Line::Blank,
                read: 0,
            }
        } else {
            Bare::Refused
        };
        Self {
            decoder: Decoder::new(max_event_bytes),
            bare,
            max_event_bytes,
        }
    }

    /// As [`Decoder::push`].
    pub(super) fn push(
        &mut self,
        chunk: &[u8],
        mut on_event: impl FnMut(Event<'_>) -> Result<(), OutputError>,
    ) -> Result<(), OutputError> {
        match &mut self.bare {
            Bare::Refused => self.decoder.push(chunk, on_event),
            Bare::Begun(values) => values.push(chunk, on_event),
            Bare::Allowed { line, read } => {
                let Some(at) = bare_json(chunk, line, *read) else {
                    *read = read.saturating_add(u64::try_from(chunk.len()).unwrap_or(u64::MAX));
                    return self.decoder.push(chunk, on_event);
                };
                let (framed, rest) = chunk.split_at(at);
                let offset = read.saturating_add(u64::try_from(at).unwrap_or(u64::MAX));
                self.decoder.push(framed, &mut on_event)?;
                // The event before it is whole, although its blank line is missing.
                self.decoder.push(b"\n\n", &mut on_event)?;
                let mut values = Values::new(offset, self.max_event_bytes);
                let result = values.push(rest, on_event);
                self.bare = Bare::Begun(values);
                result
            }
        }
    }

    /// As [`Decoder::finish`].
    pub(super) fn finish(
        self,
        on_event: impl FnMut(Event<'_>) -> Result<(), OutputError>,
    ) -> Result<(), OutputError> {
        match self.bare {
            Bare::Begun(values) => values.finish(),
            _ => self.decoder.finish(on_event),
        }
    }
}

/// Where bare JSON begins at a line's start, if it does; `line` is moved to the chunk's end.
fn bare_json(chunk: &[u8], line: &mut Line, read: u64) -> Option<usize> {
    for (at, byte) in chunk.iter().enumerate() {
        *line = match (*line, byte) {
            (_, b'\r' | b'\n') => Line::Blank,
            (Line::Blank, b'{' | b'[') => return Some(at),
            (Line::Blank, b' ' | b'\t') => Line::Blank,
            (Line::Blank, 0xEF | 0xBB | 0xBF)
                if read.saturating_add(u64::try_from(at).unwrap_or(u64::MAX)) < 3 =>
            {
                Line::Blank
            }
            _ => Line::Field,
        };
    }
    None
}
