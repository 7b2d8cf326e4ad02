//! Bytes in, one response out.

use std::borrow::Cow;

use super::caps::Caps;
use super::draft::Draft;
use super::event::RawEvent;
use super::framing::Framing;
use super::sse::Event;
use crate::error::{Code, OutputError};
use crate::provider::{Adapter, Api, Seen};
use crate::response::Response;

/// Puts one streamed response together, from bytes in any chunking.
///
/// ```
/// use isoform::{Api, Assembler, Caps, Finish};
///
/// let mut assembler = Assembler::new(Api::OpenAiChat, Caps::default());
/// assembler.push(b"data: {\"choices\":[{\"index\":0,\"delta\":{\"content\":\"Hi\"}}]}\n\n")?;
/// assembler.push(b"data: {\"choices\":[{\"index\":0,\"delta\":{},\"finish_reason\":\"stop\"}]}\n\n")?;
/// let response = assembler.finish()?;
/// assert_eq!(response.finish, Finish::Stop);
/// # Ok::<(), isoform::OutputError>(())
/// ```
#[derive(Debug, Clone)]
pub struct Assembler {
    framing: Framing,
    reader: Reader,
    /// The first fault, which every later call repeats.
    fault: Option<OutputError>,
}

/// What stands behind the framing.
#[derive(Debug, Clone)]
struct Reader {
    adapter: Adapter,
    draft: Draft,
    provider: Cow<'static, str>,
    events: u64,
    unknown_events: u64,
}

impl Assembler {
    /// An assembler for one response.
    #[must_use]
    pub fn new(api: Api, caps: Caps) -> Self {
        Self {
            framing: Framing::new(caps.max_event_bytes, api.streams_bare_json()),
            reader: Reader {
                adapter: Adapter::new(api),
                draft: Draft::new(caps),
                provider: Cow::Borrowed(api.as_str()),
                events: 0,
                unknown_events: 0,
            },
            fault: None,
        }
    }

    /// Names the provider in responses, events and errors; without it the API's name stands there.
    #[must_use]
    pub fn with_provider(mut self, provider: impl Into<String>) -> Self {
        self.reader.provider = Cow::Owned(provider.into());
        self
    }

    /// Takes the next bytes of the stream.
    ///
    /// # Errors
    ///
    /// Any code of the stream layer but those of a response that has ended, and the transport codes that the provider names. After an
    /// error every call returns it again.
    pub fn push(&mut self, bytes: &[u8]) -> Result<(), OutputError> {
        self.push_recorded(bytes, |_| {})
    }

    /// Takes the next bytes and shows every event as it came, before it is read.
    ///
    /// # Errors
    ///
    /// As [`Assembler::push`].
    pub fn push_recorded(
        &mut self,
        bytes: &[u8],
        mut record: impl FnMut(&RawEvent<'_>),
    ) -> Result<(), OutputError> {
        self.check()?;
        let reader = &mut self.reader;
        let result = self.framing.push(bytes, |event| {
            record(&reader.raw(event));
            reader.event(event)
        });
        self.keep(result)
    }

    /// Takes an event that was recorded earlier.
    ///
    /// # Errors
    ///
    /// As [`Assembler::push`].
    pub fn push_event(&mut self, event: &RawEvent<'_>) -> Result<(), OutputError> {
        self.check()?;
        let result = self.reader.event(Event {
            name: event.kind.as_deref(),
            data: &event.payload,
            offset: 0,
        });
        self.keep(result)
    }

    /// How many events of unknown kinds were skipped.
    #[must_use]
    pub fn unknown_events(&self) -> u64 {
        self.reader.unknown_events
    }

    /// Ends the stream.
    ///
    /// The response may be cut, refused or filtered: see [`Response::ensure_finished`].
    ///
    /// # Errors
    ///
    /// `INCOMPLETE_RESPONSE` if the stream ended before the response did, `INCOMPLETE_ITEM` if an item has no end, `INVALID_EVENT` if
    /// an event after the response's end was cut and might have been an error, and what [`Assembler::push`] has returned.
    pub fn finish(self) -> Result<Response, OutputError> {
        self.check()?;
        let Self {
            framing,
            mut reader,
            ..
        } = self;
        let last = framing.finish(|event| match reader.event(event) {
            // A last event without its blank line is an event, unless it was cut. Before the response's end that is said below; after
            // it, the beginning of an error may look like anything but the mark that ends a stream.
            Err(error) if error.code() == Code::InvalidEvent => {
                let harmless = "[DONE]".starts_with(event.data.trim());
                match reader.adapter.ended(&reader.draft) && !harmless {
                    true => Err(error),
                    false => Ok(()),
                }
            }
            result => result,
        });
        match last {
            Ok(()) => reader.finish(),
            Err(error) => Err(reader.describe(error)),
        }
    }

    /// Reads a response that came whole, through the same checks.
    ///
    /// # Errors
    ///
    /// As [`Assembler::finish`]; an error body becomes the transport or profile code it stands for.
    pub fn read_body(api: Api, caps: Caps, body: &[u8]) -> Result<Response, OutputError> {
        let mut reader = Self::new(api, caps).reader;
        let result = reader.body(body, caps);
        match result {
            Ok(()) => reader.finish(),
            Err(error) => Err(reader.describe(error)),
        }
    }

    fn check(&self) -> Result<(), OutputError> {
        self.fault.clone().map_or(Ok(()), Err)
    }

    fn keep(&mut self, result: Result<(), OutputError>) -> Result<(), OutputError> {
        result.map_err(|error| {
            let error = self.reader.describe(error);
            self.fault = Some(error.clone());
            error
        })
    }
}

impl Reader {
    fn event(&mut self, event: Event<'_>) -> Result<(), OutputError> {
        self.events = self.events.saturating_add(1);
        let seen = self
            .adapter
            .event(&mut self.draft, event)
            .map_err(|error| match error.offset() {
                None => error.at_offset(event.offset),
                Some(_) => error,
            })?;
        if seen == Seen::Unknown {
            self.unknown_events = self.unknown_events.saturating_add(1);
        }
        Ok(())
    }

    fn body(&mut self, body: &[u8], caps: Caps) -> Result<(), OutputError> {
        if body.len() > caps.max_event_bytes {
            let message = format!("the body is larger than {} bytes", caps.max_event_bytes);
            return Err(OutputError::new(Code::ResponseTooLarge, message));
        }
        let text = std::str::from_utf8(body).map_err(|error| {
            let at = u64::try_from(error.valid_up_to()).unwrap_or(u64::MAX);
            OutputError::new(Code::InvalidEvent, "the body is not UTF-8").at_offset(at)
        })?;
        self.adapter.body(&mut self.draft, text)
    }

    fn finish(mut self) -> Result<Response, OutputError> {
        if !self.adapter.ended(&self.draft) {
            let message = match self.events {
                0 => "nothing says that the response ended".to_owned(),
                events => {
                    format!("the stream ended after {events} events, before the response did")
                }
            };
            return Err(self.describe(OutputError::new(Code::IncompleteResponse, message)));
        }
        self.adapter.settle(&mut self.draft);
        let (provider, model) = (self.provider.into_owned(), self.draft.model.clone());
        self.draft
            .into_response(provider.clone())
            .map_err(|error| error.from_provider(provider, model.as_deref()))
    }

    fn raw<'a>(&'a self, event: Event<'a>) -> RawEvent<'a> {
        RawEvent {
            provider: Cow::Borrowed(&self.provider),
            response_id: self.draft.response_id.as_deref().map(Cow::Borrowed),
            sequence: self.events,
            kind: event.name.map(Cow::Borrowed),
            payload: Cow::Borrowed(event.data),
        }
    }

    fn describe(&self, error: OutputError) -> OutputError {
        error.from_provider(self.provider.as_ref(), self.draft.model.as_deref())
    }
}
