//! A quick look that clears most types, so that the walk runs only where there is a doubt.
//!
//! One pass over a type and all that it refers to collects what any profile could object to, and upper bounds of what
//! limits count; each profile then takes a few comparisons. A type is cleared only where the walk would find nothing
//! (the laws hold the two against each other); what is not cleared is walked. Const evaluation pays for calls more than
//! for steps, so that the loops here are written out.

mod apart;
mod graph;
mod scan;
mod traits;

use crate::gate::Gate;
use crate::ir::Definition;
use graph::Graph;
use traits::Traits;

/// As many types as most types reach.
const FEW_TYPES: usize = 16;
/// The most types that are looked at.
const MAX_TYPES: usize = 512;

/// Whether the type is surely carried without loss to each of the profiles; `false` says nothing.
///
/// `links` is the table of a document, and empty for Rust types.
pub const fn clears<'a>(
    gates: &[Gate<'_>],
    definition: &'a Definition<'a>,
    links: &'a [Definition<'a>],
) -> bool {
    let Some(traits) = traits(definition, links) else {
        return false;
    };
    let (mut i, end) = (0, gates.len());
    while i < end {
        if traits.may_trouble(gates[i].0, gates[i].1) {
            return false;
        }
        i += 1;
    }
    true
}

/// What the type and all that it refers to have; `None` where that is too much to look at.
const fn traits<'a>(definition: &'a Definition<'a>, links: &'a [Definition<'a>]) -> Option<Traits> {
    // Clearing a large table would be most of the work for most types.
    let few = &mut Graph::<'a, FEW_TYPES>::new(links);
    if few.run(definition) {
        return Some(few.traits());
    }
    let many = &mut Graph::<'a, MAX_TYPES>::new(links);
    if many.run(definition) {
        return Some(many.traits());
    }
    None
}
