//! One call in a response.

use crate::error::OutputError;

/// One call in a response, with what its result is to be sent back under.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct Called<T> {
    /// The id under which the result goes back; some providers give none.
    pub id: Option<String>,
    /// The call, or why it was not accepted: one faulty call is no fault of the others.
    pub call: Result<T, OutputError>,
}
