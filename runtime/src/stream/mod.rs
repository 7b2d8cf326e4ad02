//! From a provider's bytes to one neutral response, without I/O.

mod assembler;
mod caps;
pub(crate) mod draft;
mod event;
mod framing;
pub mod sse;
mod values;

pub use assembler::Assembler;
pub use caps::Caps;
pub use event::RawEvent;
