//! The schemas of the types that serde knows.

#[cfg(any(feature = "chrono", feature = "jiff"))]
#[macro_use]
mod calendar;
#[cfg(feature = "chrono")]
mod chrono;
mod closed;
mod collection;
#[cfg(feature = "rust_decimal")]
mod decimal;
mod duration;
#[cfg(feature = "jiff")]
mod jiff;
mod json;
mod net;
mod nonzero;
mod option;
mod pointer;
mod range;
mod result;
mod scalar;
mod tuple;
#[cfg(feature = "url")]
mod url;
#[cfg(feature = "uuid")]
mod uuid;
