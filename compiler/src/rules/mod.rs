//! The rules: each decides, for one node and one profile, in which form the node can be carried.
//!
//! `check`, the emitter and the codec ask the same functions, so that a rule exists once.

pub(crate) mod any_json;
pub(crate) mod array;
pub(crate) mod case;
mod code;
pub(crate) mod disjoint;
mod distinct;
pub(crate) mod encodes;
mod explain;
pub(crate) mod integer;
pub(crate) mod literal;
pub(crate) mod number;
pub(crate) mod object;
pub(crate) mod pattern;
pub(crate) mod property;
pub(crate) mod root;
pub(crate) mod string;

pub use code::Rule;
pub use encodes::Encoding;
pub use explain::{PAGES, Page};
