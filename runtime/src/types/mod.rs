//! The schemas of the types that serde knows.

mod collection;
mod json;
mod nonzero;
mod option;
mod pointer;
mod scalar;
mod tuple;
