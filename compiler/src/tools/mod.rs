//! A set of tools: what each is called and takes, and what only the whole set shows.
//!
//! The parameters of a tool are a schema like any other. What is particular to tools is that they are one object of
//! named properties, that they have names, and that providers limit all tools of a request together.

mod gate;
mod limits;
mod parameters;

pub use gate::{names, set};
pub use limits::{Excess, excess};
pub use parameters::parameters;

use crate::ir::Schema;

/// One tool.
#[derive(Clone, Copy, Debug)]
pub struct Tool<'a> {
    /// What it is called by.
    pub name: &'a str,
    /// What it does.
    pub description: Option<&'a str>,
    /// Whether its arguments may be asked for again.
    pub repairable: bool,
    /// What it takes: an object of named properties.
    pub schema: &'a Schema<'a>,
}

/// The rule of a tool's name, as errors call it.
pub const TOOL_NAME: &str = "tool_name";
/// The rule of what all tools of a request are counted for, as errors call it.
pub const TOOL_LIMIT: &str = "tool_limit";
/// Why a name is refused.
pub const NAME_WHY: &str = "the provider refuses this name of a tool";
/// What to write instead of a name that is refused.
pub const NAME_FIX: &str = "rename the variant: #[serde(rename = \"..\")]";
/// What to do about tools that are too many.
pub const LIMIT_FIX: &str = "offer fewer tools at once, or make two sets of them";
