//! The compiler of isoform: schema IR, provider profiles, the lossless check, projection and codec. No dependencies.
#![cfg_attr(test, allow(clippy::unwrap_used, clippy::expect_used, clippy::panic))] // a failing test may panic

pub mod codec;
mod constrain;
pub mod gate;
pub mod ir;
pub mod profile;
pub mod profiles;
pub mod project;
pub mod rules;
mod screen;
mod text;
pub mod tools;
pub mod untagged;
mod walk;
