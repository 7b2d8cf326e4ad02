//! How JSON of a provider becomes the structs that adapters look at: objects only, and no more list entries than an answer can need.
//!
//! Derived structs take a list by position too, and lists grow to many times their text. Neither is checked struct by struct: what
//! stands inside a struct or list is read through the same checks.

use std::cell::Cell;
use std::fmt;

use serde::de::{Deserialize, DeserializeSeed, Deserializer, Error, MapAccess, SeqAccess, Visitor};
use serde::forward_to_deserialize_any;

/// The most list entries of one event or body, all its lists together: more than the longest answer has chunks, and little enough
/// that entries of two bytes do not become gigabytes.
pub(super) const MAX_ENTRIES: usize = 1 << 16;

/// Reads a value that is the whole text.
pub(super) fn read<'de, T: Deserialize<'de>>(text: &'de str) -> serde_json::Result<T> {
    let room = Cell::new(MAX_ENTRIES);
    let mut inner = serde_json::Deserializer::from_str(text);
    let value = T::deserialize(Checked {
        inner: &mut inner,
        room: &room,
    })?;
    inner.end()?;
    Ok(value)
}

/// A part of serde's machinery, with the checks around it.
struct Checked<'r, I> {
    inner: I,
    /// The list entries that may still come.
    room: &'r Cell<usize>,
}

impl<'r, I> Checked<'r, I> {
    fn around<J>(&self, inner: J) -> Checked<'r, J> {
        Checked {
            inner,
            room: self.room,
        }
    }
}

impl<'de, D: Deserializer<'de>> Deserializer<'de> for Checked<'_, D> {
    type Error = D::Error;

    // Scalars have nothing inside that is to be checked.
    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, D::Error> {
        self.inner.deserialize_any(visitor)
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, D::Error> {
        self.deserialize_map(visitor)
    }

    fn deserialize_map<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, D::Error> {
        let visitor = self.around(visitor);
        self.inner.deserialize_map(visitor)
    }

    fn deserialize_seq<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, D::Error> {
        let visitor = self.around(visitor);
        self.inner.deserialize_seq(visitor)
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, D::Error> {
        let visitor = self.around(visitor);
        self.inner.deserialize_option(visitor)
    }

    /// Raw text asks for itself under a name; it is read when it is looked into.
    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        name: &'static str,
        visitor: V,
    ) -> Result<V::Value, D::Error> {
        self.inner.deserialize_newtype_struct(name, visitor)
    }

    fn deserialize_ignored_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, D::Error> {
        self.inner.deserialize_ignored_any(visitor)
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf unit
        unit_struct tuple tuple_struct enum identifier
    }
}

impl<'de, V: Visitor<'de>> Visitor<'de> for Checked<'_, V> {
    type Value = V::Value;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.inner.expecting(f)
    }

    fn visit_none<E: Error>(self) -> Result<V::Value, E> {
        self.inner.visit_none()
    }

    fn visit_unit<E: Error>(self) -> Result<V::Value, E> {
        self.inner.visit_unit()
    }

    fn visit_some<D: Deserializer<'de>>(self, inner: D) -> Result<V::Value, D::Error> {
        let inner = self.around(inner);
        self.inner.visit_some(inner)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, entries: A) -> Result<V::Value, A::Error> {
        let entries = self.around(entries);
        self.inner.visit_seq(entries)
    }

    fn visit_map<A: MapAccess<'de>>(self, members: A) -> Result<V::Value, A::Error> {
        let members = self.around(members);
        self.inner.visit_map(members)
    }
}

impl<'de, A: SeqAccess<'de>> SeqAccess<'de> for Checked<'_, A> {
    type Error = A::Error;

    fn next_element_seed<S: DeserializeSeed<'de>>(
        &mut self,
        seed: S,
    ) -> Result<Option<S::Value>, A::Error> {
        let seed = Entry(self.around(seed));
        self.inner.next_element_seed(seed)
    }
}

impl<'de, A: MapAccess<'de>> MapAccess<'de> for Checked<'_, A> {
    type Error = A::Error;

    fn next_key_seed<S: DeserializeSeed<'de>>(
        &mut self,
        seed: S,
    ) -> Result<Option<S::Value>, A::Error> {
        self.inner.next_key_seed(seed)
    }

    fn next_value_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<S::Value, A::Error> {
        let seed = self.around(seed);
        self.inner.next_value_seed(seed)
    }
}

impl<'de, S: DeserializeSeed<'de>> DeserializeSeed<'de> for Checked<'_, S> {
    type Value = S::Value;

    fn deserialize<D: Deserializer<'de>>(self, inner: D) -> Result<S::Value, D::Error> {
        let inner = self.around(inner);
        self.inner.deserialize(inner)
    }
}

/// The seed of a list's entry, which takes room.
struct Entry<'r, S>(Checked<'r, S>);

impl<'de, S: DeserializeSeed<'de>> DeserializeSeed<'de> for Entry<'_, S> {
    type Value = S::Value;

    fn deserialize<D: Deserializer<'de>>(self, inner: D) -> Result<S::Value, D::Error> {
        let room = self.0.room;
        let left = room.get().checked_sub(1).ok_or_else(|| {
            D::Error::custom(format_args!(
                "its lists have more than {MAX_ENTRIES} entries"
            ))
        })?;
        room.set(left);
        self.0.deserialize(inner)
    }
}

#[cfg(test)]
mod tests {
    // A test that fails should say where.
    #![allow(clippy::unwrap_used)]

    use serde::Deserialize;
    use serde_json::value::RawValue;

    use super::*;

    #[derive(Debug, Deserialize)]
    struct Outer<'a> {
        #[serde(borrow, default)]
        raw: Option<&'a RawValue>,
        #[serde(default)]
        inner: Option<Inner>,
        #[serde(default)]
        many: Option<Vec<Option<Inner>>>,
    }

    #[derive(Debug, Default, Deserialize)]
    struct Inner {
        #[serde(default)]
        name: Option<String>,
        #[serde(default)]
        deeper: Vec<Self>,
    }

    fn refused(text: &str) -> String {
        read::<Outer<'_>>(text).unwrap_err().to_string()
    }

    #[test]
    fn objects_are_read_as_ever() {
        let text = r#"{"raw":[1, {}],"inner":{"name":"a"},"many":[null,{"deeper":[{"name":"b"}]}],"x":[[1]]}"#;
        let outer: Outer<'_> = read(text).unwrap();
        assert_eq!(outer.raw.unwrap().get(), "[1, {}]");
        assert_eq!(outer.inner.unwrap().name.as_deref(), Some("a"));
        let many = outer.many.unwrap();
        let second = many.get(1).unwrap().as_ref().unwrap();
        assert_eq!(second.deeper.first().unwrap().name.as_deref(), Some("b"));
        assert!(refused("{} {}").contains("trailing"));
    }

    #[test]
    fn a_list_is_no_struct_at_any_depth() {
        for text in [
            "[null,null,null]",
            r#"{"inner":["a",[]]}"#,
            r#"{"many":[["a",[]]]}"#,
            r#"{"many":[{"deeper":[["a",[]]]}]}"#,
        ] {
            assert!(refused(text).contains("invalid type: sequence"), "{text}");
        }
    }

    #[test]
    fn the_entries_of_all_lists_together_are_bounded() {
        let many = |count: usize| vec!["null"; count].join(",");
        assert!(read::<Outer<'_>>(&format!(r#"{{"many":[{}]}}"#, many(MAX_ENTRIES))).is_ok());
        let over = format!(r#"{{"many":[{}]}}"#, many(MAX_ENTRIES + 1));
        assert!(refused(&over).contains("more than 65536 entries"));
        let few = format!(r#"{{"deeper":[{}]}}"#, vec!["{}"; 999].join(","));
        let nested = format!(r#"{{"many":[{}]}}"#, vec![few; 66].join(","));
        assert!(refused(&nested).contains("more than 65536 entries"));
    }
}
