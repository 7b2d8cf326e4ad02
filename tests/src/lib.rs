//! Shared parts of the tests over the whole of isoform.

pub mod original;
