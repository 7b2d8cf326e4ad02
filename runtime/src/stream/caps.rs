//! How much one response may hold.

/// Bounds on what an assembler holds; bytes are counted as UTF-8 of what is kept, not as sent.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Caps {
    /// The most bytes of one event, its framing included; also of a body that is sent whole.
    pub max_event_bytes: usize,
    /// The most bytes of one item: its text or arguments, its name and its ids.
    pub max_item_bytes: usize,
    /// The most items.
    pub max_items: usize,
    /// The most bytes of all items together.
    pub max_response_bytes: usize,
}

impl Default for Caps {
    /// 32 MiB an event, 8 MiB an item, 1,024 items, 32 MiB in all: beyond what any model writes in one answer.
    fn default() -> Self {
        Self {
            max_event_bytes: 32 << 20,
            max_item_bytes: 8 << 20,
            max_items: 1_024,
            max_response_bytes: 32 << 20,
        }
    }
}
