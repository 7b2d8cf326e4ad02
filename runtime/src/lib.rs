//! .
mod error;
pub mod parse;
mod provider;
mod response;
mod stream;

pub use error::{Code, Issue, Layer, OutputError};
pub use provider::Api;
pub use response::{Arguments, Content, Finish, Item, Response, Status, Usage};
pub use stream::{Assembler, Caps, RawEvent, sse};
