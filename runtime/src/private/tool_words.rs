//! Tools without parameters, whose arguments are an empty object; and the examples of the others.

use std::fmt;

use serde::de::{Error, MapAccess, Visitor};
use serde::ser::SerializeMap;
use serde::{Deserializer, Serializer};

use super::check_examples;
use crate::ToolSet;

/// Writes an empty object.
///
/// # Errors
///
/// What the serializer says.
pub fn no_arguments<S: Serializer>(serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_map(Some(0))?.end()
}

/// Reads an empty object.
///
/// # Errors
///
/// Where it is none.
pub fn read_no_arguments<'de, D: Deserializer<'de>>(deserializer: D) -> Result<(), D::Error> {
    deserializer.deserialize_map(Nothing)
}

struct Nothing;

impl<'de> Visitor<'de> for Nothing {
    type Value = ();

    fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("an empty object, since the tool has no parameters")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<(), A::Error> {
        match map.next_key::<String>()? {
            None => Ok(()),
            Some(name) => Err(A::Error::unknown_field(&name, &[])),
        }
    }
}

/// Fails where an example in the parameters of a tool is no value of its schema.
///
/// # Panics
/// With every such example, as [`check_examples`].
pub fn check_tool_examples<T: ToolSet>() {
    for tool in T::tools().iter() {
        check_examples(tool.contract());
    }
}
