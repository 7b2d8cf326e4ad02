//! One provider event as it came, for records and replays.

use std::borrow::Cow;

/// An event before any adapter has read it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RawEvent<'a> {
    /// The provider or, where none was named, the wire API.
    pub provider: Cow<'a, str>,
    /// The response's id, once an event has told it.
    pub response_id: Option<Cow<'a, str>>,
    /// The place in the stream, from 0.
    pub sequence: u64,
    /// The event's name where the framing carries one.
    pub kind: Option<Cow<'a, str>>,
    /// The data, exactly.
    pub payload: Cow<'a, str>,
}

impl RawEvent<'_> {
    /// The same event, borrowed from nothing.
    #[must_use]
    pub fn into_owned(self) -> RawEvent<'static> {
        let own = |text: Cow<'_, str>| Cow::Owned(text.into_owned());
        RawEvent {
            provider: own(self.provider),
            response_id: self.response_id.map(own),
            sequence: self.sequence,
            kind: self.kind.map(own),
            payload: own(self.payload),
        }
    }
}
