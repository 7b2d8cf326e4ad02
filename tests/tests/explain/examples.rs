//! The examples of the pages, as the build script took them from there.
#![allow(dead_code, unused_imports, unused_qualifications)] // only the schemas of these types are looked at
#![allow(non_snake_case)] // a name may be the point
#![allow(clippy::all)] // a page shows one thing at a time

use isoform_compiler::ir::Schema;
use isoform_compiler::profile::Profile;

/// The schema of the type that a block checks, and the profile for which.
pub(crate) type Checked = (&'static Schema<'static>, Profile);

/// One block of code.
pub(crate) struct Run {
    /// The page's name.
    pub(crate) page: &'static str,
    pub(crate) role: Role,
    pub(crate) of: fn() -> Checked,
}

/// In which section the block stands.
pub(crate) enum Role {
    Example,
    Instead,
}

include!(concat!(env!("OUT_DIR"), "/explain.rs"));
