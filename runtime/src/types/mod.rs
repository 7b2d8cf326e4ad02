//! The schemas of the types that serde knows.

mod scalar;
