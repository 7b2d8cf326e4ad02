//! From a call's arguments to a value of the enum.

use isoform_compiler::profile::Profile;
use isoform_compiler::project::Projection;
use serde::de::DeserializeOwned;
use serde::de::value::MapDeserializer;
use serde_json::Value;

use super::Tool;
use crate::decode::decode;
use crate::error::{Code, OutputError};
use crate::parse::{Limits, parse};

/// What arguments are read with.
pub(super) struct Place<'o> {
    pub(super) tool: &'o Tool,
    pub(super) sent: &'o Projection,
    pub(super) profile: &'o Profile,
}

/// Reads arguments from their JSON text.
pub(super) fn text<T: DeserializeOwned>(text: &str, place: &Place<'_>) -> Result<T, OutputError> {
    value(parse(text.as_bytes(), Limits::default())?, place)
}

/// Reads arguments that are parsed.
pub(super) fn value<T: DeserializeOwned>(
    value: Value,
    place: &Place<'_>,
) -> Result<T, OutputError> {
    let contract = place.tool.contract();
    let value = decode(contract, place.profile, place.sent, value)?;
    contract.ensure_valid()?.check(&value)?;
    typed(place.tool.name(), value)
}

/// The name goes first: what stands before it, serde would hold as something that numbers do not come out of whole.
fn typed<T: DeserializeOwned>(name: &str, arguments: Value) -> Result<T, OutputError> {
    let call = [("name", Value::from(name)), ("arguments", arguments)];
    T::deserialize(MapDeserializer::new(call.into_iter())).map_err(|error: serde_json::Error| {
        OutputError::new(
            Code::SchemaMismatch,
            format!("the type does not read these arguments: {error}"),
        )
    })
}
