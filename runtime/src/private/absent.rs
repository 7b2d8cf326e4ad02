//! `#[structured(optional)]`: a property that may be absent and is not `null`.
//!
//! The functions that serde's derives call take any type, so that a field that is no `Option` is one error, at its
//! schema, and not one in each derive.

use isoform_compiler::ir::Schema;
use serde::de::{Error, Visitor};
use serde::{Deserialize, Deserializer, Serialize, forward_to_deserialize_any};

use super::probe::IsNone;
use crate::StructuredOutput;

/// The types that can be absent: `Option` alone, whatever name it goes by.
#[diagnostic::on_unimplemented(
    message = "`optional` applies to `Option<T>`, not to `{Self}`",
    label = "this field is never absent",
    note = "make it an `Option`, or let absence read as the default: `#[serde(default)]`"
)]
pub trait Optional {
    /// The schema of what is there when it is there.
    const PRESENT: &'static Schema<'static>;
}

impl<T: StructuredOutput> Optional for Option<T> {
    const PRESENT: &'static Schema<'static> = T::SCHEMA;
}

/// What reads as absent: `None`.
#[must_use]
pub fn absent<T: Default>() -> T {
    T::default()
}

/// Reads a property that is there: an `Option` reads its inner type, so that `null` is refused unless that reads it.
///
/// # Errors
///
/// What the inner type's own reading says.
pub fn present<'de, T, D>(deserializer: D) -> Result<T, D::Error>
where
    T: Deserialize<'de>,
    D: Deserializer<'de>,
{
    T::deserialize(Present(deserializer))
}

/// Whether a property is left out on writing: an `Option` that is `None`.
pub fn is_absent<T: Serialize>(value: &T) -> bool {
    value.serialize(IsNone).is_ok()
}

/// Tells an `Option` that its value is there.
struct Present<D>(D);

impl<'de, D: Deserializer<'de>> Deserializer<'de> for Present<D> {
    type Error = D::Error;

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, D::Error> {
        visitor.visit_some(self.0)
    }

    fn deserialize_any<V: Visitor<'de>>(self, _: V) -> Result<V::Value, D::Error> {
        Err(D::Error::custom("only an `Option` can be absent"))
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf unit unit_struct
        newtype_struct seq tuple tuple_struct map struct enum identifier ignored_any
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)] // a failing test may panic
mod tests {
    use super::{is_absent, present};

    #[test]
    fn only_none_is_absent() {
        assert!(is_absent(&None::<u8>));
        assert!(!is_absent(&Some(1)));
        assert!(!is_absent(&Some(None::<u8>)));
        assert!(!is_absent(&()));
    }

    #[test]
    fn null_is_not_a_way_to_be_absent() {
        let null = serde_json::Value::Null;
        assert!(present::<Option<u8>, _>(null.clone()).is_err());
        assert_eq!(present::<Option<Option<u8>>, _>(null).unwrap(), Some(None));
        assert_eq!(
            present::<Option<u8>, _>(serde_json::json!(1)).unwrap(),
            Some(1)
        );
    }
}
