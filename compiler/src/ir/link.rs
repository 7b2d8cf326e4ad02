//! References between named types.
//!
//! A trait constant of type `&'static Schema` on a recursive type is a const-evaluation cycle (E0391), also through a
//! `static`: rustc validates what a reference points at. A raw pointer is not followed by that validation, so the cycle
//! is cut here. This module is the only one with unsafe code; the pointer is private and only ever made from a
//! `&'static Definition`, so that reading it back is sound.
#![allow(unsafe_code)]

use super::Definition;

/// A reference to a named type, or to an entry of a document's own table.
#[derive(Clone, Copy)]
pub struct Link<'a>(Target<'a>);

#[derive(Clone, Copy)]
enum Target<'a> {
    Place(*const Definition<'a>),
    Entry(usize),
}

// SAFETY: the pointer comes from a shared `&'static Definition`, which is `Sync` data without interior mutability.
unsafe impl Send for Link<'_> {}
// SAFETY: as above.
unsafe impl Sync for Link<'_> {}

impl Link<'static> {
    /// A reference to a named type's definition.
    pub const fn to(definition: &'static Definition<'static>) -> Link<'static> {
        Link(Target::Place(definition))
    }
}

impl<'a> Link<'a> {
    /// A reference to the `index`th definition of the table that travels with the schema.
    pub const fn entry(index: usize) -> Link<'a> {
        Link(Target::Entry(index))
    }

    /// The definition that is meant; `None` for an index outside the table.
    pub const fn resolve(&self, table: &'a [Definition<'a>]) -> Option<&'a Definition<'a>> {
        match self.0 {
            // SAFETY: `to` is the only constructor of `Place`, from a `&'static`; `'static` outlives `'a`, and
            // `Definition` is covariant in its lifetime.
            Target::Place(place) => Some(unsafe { &*place }),
            Target::Entry(index) => {
                if index < table.len() {
                    Some(&table[index])
                } else {
                    None
                }
            }
        }
    }
}

impl core::fmt::Debug for Link<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self.0 {
            Target::Place(_) => f.write_str("Link(named type)"),
            Target::Entry(index) => write!(f, "Link(entry {index})"),
        }
    }
}
