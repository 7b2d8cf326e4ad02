//! Unit variants of internally tagged enums, closed.

use std::fmt;

use serde::Deserializer;
use serde::de::{Error, IgnoredAny, MapAccess, SeqAccess, Visitor};

/// Reads the rest of a unit variant, which is nothing: serde's own reading would skip whatever stands there.
///
/// # Errors
///
/// Where anything stands beside the tag.
pub fn closed_unit<'de, D: Deserializer<'de>>(deserializer: D) -> Result<(), D::Error> {
    deserializer.deserialize_any(Nothing)
}

struct Nothing;

impl<'de> Visitor<'de> for Nothing {
    type Value = ();

    fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("nothing beside the tag")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<(), A::Error> {
        match map.next_key::<String>()? {
            None => Ok(()),
            Some(name) => Err(A::Error::unknown_field(&name, &[])),
        }
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<(), A::Error> {
        match seq.next_element::<IgnoredAny>()? {
            None => Ok(()),
            Some(_) => Err(A::Error::invalid_length(2, &self)),
        }
    }
}
