//! Fields that providers fill in many ways: absent, null, empty, or of another type than documented.
//!
//! They are read through their raw text, so that no feature of `serde_json` changes how a number is seen.

use std::borrow::Cow;
use std::fmt;

use serde::de::{Deserialize, Deserializer, Error, Visitor};
use serde_json::value::RawValue;

use super::wire;

/// A string; anything else counts as absent, and so does an empty one where [`Text::some`] asks.
#[derive(Debug, Default, Clone)]
pub(super) struct Text<'a>(Option<Cow<'a, str>>);

impl<'a> Text<'a> {
    /// The text, if there is any.
    pub(super) fn some(&self) -> Option<&str> {
        self.0.as_deref().filter(|text| !text.is_empty())
    }

    /// The text, or nothing as text.
    pub(super) fn or_empty(&self) -> &str {
        self.0.as_deref().unwrap_or_default()
    }

    pub(super) fn read(raw: &'a RawValue) -> serde_json::Result<Self> {
        if raw.get().starts_with('"') {
            return serde_json::from_str::<Str<'a>>(raw.get()).map(|text| Self(Some(text.0)));
        }
        Ok(Self(None))
    }
}

impl<'de: 'a, 'a> Deserialize<'de> for Text<'a> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Self::read(<&'de RawValue>::deserialize(deserializer)?).map_err(D::Error::custom)
    }
}

/// A string that must not be lost: it may be absent, null, or empty of any type, but is nothing else.
#[derive(Debug, Default, Clone)]
pub(super) struct Words<'a>(Text<'a>);

impl Words<'_> {
    /// The text, if there is any.
    pub(super) fn some(&self) -> Option<&str> {
        self.0.some()
    }

    /// The text, or nothing as text.
    pub(super) fn or_empty(&self) -> &str {
        self.0.or_empty()
    }

    /// The string, even an empty one.
    pub(super) fn string(&self) -> Option<&str> {
        self.0.0.as_deref()
    }
}

impl<'de: 'a, 'a> Deserialize<'de> for Words<'a> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let any = Any::deserialize(deserializer)?;
        let text = any
            .0
            .map(Text::read)
            .transpose()
            .map_err(D::Error::custom)?;
        let text = text.unwrap_or_default();
        match any.substance() {
            Some(raw) if text.0.is_none() => {
                let shown: String = raw.get().chars().take(40).collect();
                Err(D::Error::custom(format_args!(
                    "`{shown}` stands where text is expected"
                )))
            }
            _ => Ok(Self(text)),
        }
    }
}

/// A string that borrows where it has no escapes; `Cow` alone always copies.
struct Str<'a>(Cow<'a, str>);

impl<'de: 'a, 'a> Deserialize<'de> for Str<'a> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Borrow;
        impl<'de> Visitor<'de> for Borrow {
            type Value = Cow<'de, str>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a string")
            }

            fn visit_borrowed_str<E: Error>(self, text: &'de str) -> Result<Self::Value, E> {
                Ok(Cow::Borrowed(text))
            }

            fn visit_str<E: Error>(self, text: &str) -> Result<Self::Value, E> {
                Ok(Cow::Owned(text.to_owned()))
            }
        }
        deserializer.deserialize_str(Borrow).map(Self)
    }
}

/// A count; anything but a whole number that is not negative counts as absent.
#[derive(Debug, Default, Clone, Copy)]
pub(super) struct Count(Option<u64>);

impl Count {
    fn read(raw: &RawValue) -> Self {
        // `12.0` is how gateways in languages without integers write 12.
        let digits = raw.get().strip_suffix(".0").unwrap_or(raw.get());
        Self(digits.parse().ok())
    }

    pub(super) fn get(self) -> Option<u64> {
        self.0
    }

    /// Puts the count in place of an earlier one: providers count up, they do not send differences.
    pub(super) fn overwrite(self, kept: &mut Option<u64>) {
        if self.0.is_some() {
            *kept = self.0;
        }
    }
}

impl<'de> Deserialize<'de> for Count {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Self::read(<&'de RawValue>::deserialize(deserializer)?))
    }
}

/// Which of several something is; null counts as absent.
///
/// Anything else than a count is an error: to take it for absent would put one answer's pieces into another.
#[derive(Debug, Default, Clone, Copy)]
pub(super) struct Place(Option<u64>);

impl Place {
    pub(super) fn get(self) -> Option<u64> {
        self.0
    }
}

impl<'de> Deserialize<'de> for Place {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let raw = <&'de RawValue>::deserialize(deserializer)?;
        let Count(count) = Count::read(raw);
        if count.is_none() && raw.get() != "null" {
            let shown: String = raw.get().chars().take(40).collect();
            return Err(D::Error::custom(format_args!(
                "the index `{shown}` is no count"
            )));
        }
        Ok(Self(count))
    }
}

/// A field that may be null or hold anything.
#[derive(Debug, Default, Clone, Copy)]
pub(super) struct Any<'a>(Option<&'a RawValue>);

impl<'a> Any<'a> {
    /// The value, unless it is absent or null.
    pub(super) fn some(self) -> Option<&'a RawValue> {
        self.0
    }

    /// The value, unless it is absent, null or an empty string, object or list.
    pub(super) fn substance(self) -> Option<&'a RawValue> {
        self.0
            .filter(|raw| !matches!(raw.get(), "\"\"" | "{}" | "[]" | "false"))
    }

    /// The value as text: what a string says, the JSON text of anything else.
    pub(super) fn text(self) -> Option<Cow<'a, str>> {
        let raw = self.0?;
        let string = Text::read(raw).ok().and_then(|text| text.0);
        Some(string.unwrap_or(Cow::Borrowed(raw.get())))
    }

    /// The value as a struct of tolerant fields, or that struct's default: for what may be lost, such as counts.
    pub(super) fn view<T: Deserialize<'a> + Default>(self) -> T {
        self.object().unwrap_or_default()
    }

    /// The value as a struct of tolerant fields; that struct's default only where the value is absent or null.
    pub(super) fn object<T: Deserialize<'a> + Default>(self) -> serde_json::Result<T> {
        self.0
            .map_or_else(|| Ok(T::default()), |raw| wire::read(raw.get()))
    }
}

impl<'de: 'a, 'a> Deserialize<'de> for Any<'a> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let raw = <&'de RawValue>::deserialize(deserializer)?;
        Ok(Self(Some(raw).filter(|raw| raw.get() != "null")))
    }
}

/// A list that may be null, or hold null.
pub(super) type List<T> = Option<Vec<Option<T>>>;

/// What stands in a list, without its nulls.
pub(super) fn entries<T>(list: &List<T>) -> impl Iterator<Item = &T> {
    list.iter().flatten().flatten()
}
