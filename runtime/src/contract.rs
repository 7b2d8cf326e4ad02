//! What both sides agree on.

use crate::StructuredOutput;

/// A schema with its id, version, hash and validator.
#[derive(Clone)]
pub struct Contract {}

impl Contract {
    /// The contract of a type.
    pub fn of<T: StructuredOutput>() -> Contract {
        Contract {}
    }
}
