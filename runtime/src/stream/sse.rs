//! Server-sent events: from bytes in any chunking to events.
//!
//! Lines end at `\r`, `\n` or `\r\n`, also when the pair is split between chunks. An event that lies whole in one chunk and has one
//! `data:` line is handed on without a copy; what spans chunks is kept in buffers that are used again.

mod line;

use line::{Line, Lines};

use crate::error::{Code, OutputError};

/// One event.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Event<'a> {
    /// The `event:` field, if there was one and it was not empty; `error` for the `error:` field that some servers write.
    pub name: Option<&'a str>,
    /// The `data:` lines, joined by line feeds, or what stands in an `error:` field.
    pub data: &'a str,
    /// The byte of the stream at which the first line of the event begins.
    pub offset: u64,
}

/// Cuts a byte stream into events.
///
/// ```
/// use isoform::sse::Decoder;
///
/// let mut decoder = Decoder::new(1 << 20);
/// let mut seen = Vec::new();
/// for chunk in [&b"event: ping\r"[..], b"\ndata: {}", b"\r\n\r\n"] {
///     decoder.push(chunk, |event| {
///         seen.push((event.name.map(str::to_owned), event.data.to_owned()));
///         Ok(())
///     })?;
/// }
/// assert_eq!(seen, [(Some("ping".to_owned()), "{}".to_owned())]);
/// # Ok::<(), isoform::OutputError>(())
/// ```
#[derive(Debug, Clone)]
pub struct Decoder {
    lines: Lines,
    block: Block,
    max_event_bytes: usize,
}

impl Decoder {
    /// A decoder that holds at most `max_event_bytes` of an event.
    #[must_use]
    pub fn new(max_event_bytes: usize) -> Self {
        Self {
            lines: Lines::default(),
            block: Block::default(),
            max_event_bytes,
        }
    }

    /// Takes the next bytes and hands on every event that ends in them.
    ///
    /// # Errors
    ///
    /// What `on_event` returns, and `INVALID_EVENT` or `RESPONSE_TOO_LARGE` with the byte of the stream. After an error the decoder
    /// must not be used again.
    pub fn push(
        &mut self,
        mut chunk: &[u8],
        mut on_event: impl FnMut(Event<'_>) -> Result<(), OutputError>,
    ) -> Result<(), OutputError> {
        // The data line of the event at hand, as long as it is one line of this chunk.
        let mut borrowed: Option<&[u8]> = None;
        loop {
            let held = self
                .lines
                .held()
                .saturating_add(self.block.held())
                .saturating_add(borrowed.map_or(0, <[u8]>::len));
            let Some(line) = self
                .lines
                .next(&mut chunk, self.max_event_bytes.saturating_sub(held))?
            else {
                break;
            };
            match line {
                Line::Whole { bytes: [], .. } => {
                    self.block.dispatch(borrowed.take(), &mut on_event)?;
                }
                Line::Whole { bytes, offset } => {
                    if let Some(data) = self.block.field(bytes, offset)? {
                        match borrowed.replace(data) {
                            None if !self.block.has_data => {}
                            first => {
                                borrowed = None;
                                if let Some(first) = first {
                                    self.block.keep(first);
                                }
                                self.block.keep(data);
                            }
                        }
                    }
                }
                Line::Joined { offset } => {
                    let joined = self.lines.take_joined();
                    if let Some(data) = self.block.field(&joined, offset)? {
                        if let Some(first) = borrowed.take() {
                            self.block.keep(first);
                        }
                        self.block.keep(data);
                    }
                    self.lines.give_back(joined);
                }
            }
        }
        if let Some(data) = borrowed {
            self.block.keep(data);
        }
        Ok(())
    }

    /// Ends the stream: hands on the last event if its blank line is missing, up to a character inside which it was cut.
    ///
    /// # Errors
    ///
    /// As [`Decoder::push`].
    pub fn finish(
        mut self,
        on_event: impl FnMut(Event<'_>) -> Result<(), OutputError>,
    ) -> Result<(), OutputError> {
        self.block.at_end = true;
        self.push(b"\n\n", on_event)
    }

    /// The last `id:` field, for a reconnect.
    #[must_use]
    pub fn last_event_id(&self) -> Option<&str> {
        self.block.id.as_deref()
    }

    /// The last `retry:` field, in milliseconds.
    #[must_use]
    pub fn retry_millis(&self) -> Option<u64> {
        self.block.retry_millis
    }
}

/// The event at hand.
#[derive(Debug, Clone, Default)]
struct Block {
    offset: Option<u64>,
    name: Vec<u8>,
    data: Vec<u8>,
    has_data: bool,
    at_end: bool,
    id: Option<String>,
    retry_millis: Option<u64>,
}

impl Block {
    fn held(&self) -> usize {
        self.data.len().saturating_add(self.name.len())
    }

    /// Reads one line that is not blank; a data line's value is left to the caller.
    fn field<'a>(&mut self, line: &'a [u8], offset: u64) -> Result<Option<&'a [u8]>, OutputError> {
        let colon = line.iter().position(|&byte| byte == b':');
        let (field, value) = match colon {
            // A line that begins with a colon is a comment.
            Some(0) => return Ok(None),
            Some(at) => (
                line.get(..at).unwrap_or_default(),
                line.get(at.saturating_add(1)..).unwrap_or_default(),
            ),
            None => (line, &b""[..]),
        };
        let value = value.strip_prefix(b" ").unwrap_or(value);
        match field {
            b"data" => {
                self.offset.get_or_insert(offset);
                return Ok(Some(value));
            }
            // The format has no such field, but servers write it in the place of an event when they fail inside an open stream.
            b"error" if !value.is_empty() => {
                self.offset.get_or_insert(offset);
                self.name.clear();
                self.name.extend_from_slice(field);
                return Ok(Some(value));
            }
            b"event" => {
                self.offset.get_or_insert(offset);
                self.name.clear();
                self.name.extend_from_slice(value);
            }
            b"id" if !value.contains(&0) => {
                self.id = std::str::from_utf8(value).ok().map(str::to_owned)
            }
            b"retry" => {
                let digits = value.iter().all(u8::is_ascii_digit);
                if let Some(millis) = std::str::from_utf8(value)
                    .ok()
                    .filter(|_| digits)
                    .and_then(|text| text.parse().ok())
                {
                    self.retry_millis = Some(millis);
                }
            }
            // The format says to skip unknown fields, but a line of bare JSON or HTML is a body that lost its framing: usually an error
            // that a gateway wrote into an open stream, which must not be read as silence.
            _ if is_body(line) => {
                return Err(OutputError::new(
                    Code::InvalidEvent,
                    "a line of bare JSON or HTML stands where an event field is expected: a body that is not streamed is read with `Assembler::read_body`",
                )
                .at_offset(offset));
            }
            _ => {}
        }
        Ok(None)
    }

    /// Keeps a data line beyond its chunk.
    fn keep(&mut self, data: &[u8]) {
        if self.has_data {
            self.data.push(b'\n');
        }
        self.has_data = true;
        self.data.extend_from_slice(data);
    }

    /// Hands on the event, if it has data, and forgets it.
    fn dispatch(
        &mut self,
        borrowed: Option<&[u8]>,
        on_event: &mut impl FnMut(Event<'_>) -> Result<(), OutputError>,
    ) -> Result<(), OutputError> {
        let data = borrowed.unwrap_or(&self.data);
        let offset = self.offset.take().unwrap_or_default();
        if !data.is_empty() {
            match (std::str::from_utf8(&self.name), std::str::from_utf8(data)) {
                (Ok(name), Ok(data)) => {
                    on_event(Event {
                        name: Some(name).filter(|name| !name.is_empty()),
                        data,
                        offset,
                    })?;
                }
                // The last event was cut inside a character: what is whole of it tells what it was.
                (Ok(name), Err(error)) if self.at_end && error.error_len().is_none() => {
                    let whole = data.get(..error.valid_up_to()).unwrap_or_default();
                    on_event(Event {
                        name: Some(name).filter(|name| !name.is_empty()),
                        data: std::str::from_utf8(whole).unwrap_or_default(),
                        offset,
                    })?;
                }
                _ => {
                    return Err(
                        OutputError::new(Code::InvalidEvent, "an event is not UTF-8")
                            .at_offset(offset),
                    );
                }
            }
        }
        self.name.clear();
        self.data.clear();
        self.has_data = false;
        Ok(())
    }
}

/// Whether a line that is no field begins a body; the bare mark that some gateways end with does not.
fn is_body(line: &[u8]) -> bool {
    let line = line.trim_ascii();
    matches!(line.first(), Some(b'{' | b'[' | b'<')) && line != b"[DONE]"
}

#[cfg(test)]
mod tests;
