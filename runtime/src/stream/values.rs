//! JSON objects that come without the framing of events: one list of them, or one after the other.
//!
//! Only the object at hand is held, and one that lies whole in a chunk is handed on without a copy.

use super::sse::Event;
use crate::error::{Code, OutputError};

/// Cuts bytes into the objects of a list, or into bare objects.
#[derive(Debug, Clone)]
pub(super) struct Values {
    /// What was read of the object at hand in earlier chunks.
    begun: Vec<u8>,
    /// Open objects and lists inside the object at hand.
    depth: u64,
    inside_string: bool,
    escaped: bool,
    list: List,
    /// The byte of the stream that comes next, and at which the object at hand begins.
    offset: u64,
    start: u64,
    max_event_bytes: usize,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum List {
    None,
    Open,
    Closed,
}

impl Values {
    /// A reader of bytes that begin at `offset` of the stream.
    pub(super) fn new(offset: u64, max_event_bytes: usize) -> Self {
        Self {
            begun: Vec::new(),
            depth: 0,
            inside_string: false,
            escaped: false,
            list: List::None,
            offset,
            start: offset,
            max_event_bytes,
        }
    }

    /// Takes the next bytes and hands on every object that ends in them.
    pub(super) fn push(
        &mut self,
        chunk: &[u8],
        mut on_event: impl FnMut(Event<'_>) -> Result<(), OutputError>,
    ) -> Result<(), OutputError> {
        // Where the object at hand begins in this chunk; 0 if it began earlier.
        let mut from = 0;
        for (at, &byte) in chunk.iter().enumerate() {
            let offset = self.offset;
            self.offset = self.offset.saturating_add(1);
            if self.depth == 0 {
                if self.between(byte, offset)? {
                    from = at;
                }
                continue;
            }
            let length = self.begun.len().saturating_add(at.saturating_sub(from));
            if length >= self.max_event_bytes {
                return Err(OutputError::new(
                    Code::ResponseTooLarge,
                    "an event is larger than its cap",
                )
                .at_offset(self.start));
            }
            if self.ends(byte) {
                let piece = chunk.get(from..=at).unwrap_or_default();
                if self.begun.is_empty() {
                    self.hand_on(piece, &mut on_event)?;
                } else {
                    self.begun.extend_from_slice(piece);
                    let whole = std::mem::take(&mut self.begun);
                    self.hand_on(&whole, &mut on_event)?;
                    self.begun = whole;
                    self.begun.clear();
                }
            }
        }
        if self.depth > 0 {
            self.begun
                .extend_from_slice(chunk.get(from..).unwrap_or_default());
        }
        Ok(())
    }

    /// Ends the bytes.
    ///
    /// # Errors
    /// `INCOMPLETE_RESPONSE` where an object or the list has no end.
    pub(super) fn finish(&self) -> Result<(), OutputError> {
        if self.depth > 0 || self.list == List::Open {
            return Err(OutputError::new(
                Code::IncompleteResponse,
                "the stream ended inside its JSON",
            ));
        }
        Ok(())
    }

    /// Reads a byte between objects; whether it begins one.
    fn between(&mut self, byte: u8, offset: u64) -> Result<bool, OutputError> {
        match (byte, self.list) {
            (b' ' | b'\t' | b'\r' | b'\n', _) | (b',', List::Open) => return Ok(false),
            (b'[', List::None) => self.list = List::Open,
            (b']', List::Open) => self.list = List::Closed,
            (b'{', List::None | List::Open) => {
                self.depth = 1;
                self.start = offset;
                return Ok(true);
            }
            _ => {
                return Err(OutputError::new(
                    Code::InvalidEvent,
                    "something that is no JSON object stands between the objects of the stream",
                )
                .at_offset(offset));
            }
        }
        Ok(false)
    }

    /// Reads a byte of the object at hand; whether it is its last.
    fn ends(&mut self, byte: u8) -> bool {
        if self.inside_string {
            match byte {
                _ if self.escaped => self.escaped = false,
                b'\\' => self.escaped = true,
                b'"' => self.inside_string = false,
                _ => {}
            }
            return false;
        }
        match byte {
            b'"' => self.inside_string = true,
            b'{' | b'[' => self.depth = self.depth.saturating_add(1),
            b'}' | b']' => self.depth = self.depth.saturating_sub(1),
            _ => {}
        }
        self.depth == 0
    }

    fn hand_on(
        &self,
        bytes: &[u8],
        on_event: &mut impl FnMut(Event<'_>) -> Result<(), OutputError>,
    ) -> Result<(), OutputError> {
        let data = std::str::from_utf8(bytes).map_err(|_| {
            OutputError::new(Code::InvalidEvent, "an event is not UTF-8").at_offset(self.start)
        })?;
        on_event(Event {
            name: None,
            data,
            offset: self.start,
        })
    }
}

#[cfg(test)]
mod tests {
    // A test that fails should say where.
    #![allow(clippy::unwrap_used)]

    use super::*;

    fn values(text: &str, size: usize, cap: usize) -> Result<Vec<(String, u64)>, Code> {
        let mut values = Values::new(0, cap);
        let mut seen = Vec::new();
        for chunk in text.as_bytes().chunks(size) {
            values
                .push(chunk, |event| {
                    seen.push((event.data.to_owned(), event.offset));
                    Ok(())
                })
                .map_err(|error| error.code())?;
        }
        values.finish().map_err(|error| error.code())?;
        Ok(seen)
    }

    #[test]
    fn a_list_is_cut_into_its_objects_in_any_chunking() {
        let text = "[ {\"a\":\"}]\\\"\\\\\"} ,\n {\"b\":[{}]}\r\n]\n";
        for size in 1..=text.len() {
            let seen = values(text, size, 100).unwrap();
            let expected = [
                ("{\"a\":\"}]\\\"\\\\\"}".to_owned(), 2),
                ("{\"b\":[{}]}".to_owned(), 20),
            ];
            assert_eq!(seen, expected, "chunks of {size}");
        }
    }

    #[test]
    fn what_has_no_end_is_cut_and_what_is_no_object_is_refused() {
        for text in ["[", "[{}", "[{},", "[{", "{\"a\":1"] {
            assert_eq!(
                values(text, 3, 100),
                Err(Code::IncompleteResponse),
                "{text}"
            );
        }
        for text in ["[1]", "[[]]", "[{}]{}", "[{}]]", "{}]", "{} data", "],"] {
            assert_eq!(values(text, 3, 100), Err(Code::InvalidEvent), "{text}");
        }
    }

    #[test]
    fn an_object_is_bounded_and_a_list_is_not() {
        let many = format!("[{}]", vec!["{\"a\":1}"; 100].join(","));
        assert_eq!(values(&many, 5, 10).unwrap().len(), 100);
        assert_eq!(values("{\"a\":123456}", 5, 10), Err(Code::ResponseTooLarge));
        assert_eq!(
            values("{\"a\":123456}", 50, 10),
            Err(Code::ResponseTooLarge)
        );
    }
}
