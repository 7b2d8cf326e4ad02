//! How an error is written: for people in one line, for programs as the JSON of `schemas/output-error.json`.

use std::fmt;

use serde::ser::{Serialize, SerializeStruct, Serializer};

use super::OutputError;

impl fmt::Display for OutputError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}: {}", self.layer(), self.code(), self.message())?;
        match (&self.body.path, self.body.offset) {
            (Some(path), Some(offset)) => write!(f, " (at `{path}`, byte {offset})"),
            (Some(path), None) => write!(f, " (at `{path}`)"),
            (None, Some(offset)) => write!(f, " (at byte {offset})"),
            (None, None) => Ok(()),
        }
    }
}

impl std::error::Error for OutputError {}

impl Serialize for OutputError {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let body = &self.body;
        let mut out = serializer.serialize_struct("OutputError", 12)?;
        out.serialize_field("layer", &self.layer())?;
        out.serialize_field("code", &body.code)?;
        out.serialize_field("message", &body.message)?;
        out.serialize_field("remedy", self.remedy())?;
        out.serialize_field("retryable", &body.retryable)?;
        out.serialize_field("repairable", &body.repairable)?;
        out.serialize_field("offset", &body.offset)?;
        out.serialize_field("path", &body.path)?;
        out.serialize_field("issues", &body.issues)?;
        out.serialize_field("provider", &body.provider)?;
        out.serialize_field("model", &body.model)?;
        out.serialize_field("attempts", &body.attempts)?;
        out.end()
    }
}
