//! Shared parts of the tests over the whole of isoform: generators and judges that share no code with the compiler.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)] // a failing test may panic

pub mod fidelity;
pub mod independent;
pub mod json;
pub mod judge;
pub mod keywords;
pub mod laws;
pub mod mutate;
pub mod order;
pub mod original;
pub mod place;
pub mod random;
pub mod recount;
pub mod samples;
pub mod schemas;
pub mod sent;
pub mod spelled;
pub mod typed;
