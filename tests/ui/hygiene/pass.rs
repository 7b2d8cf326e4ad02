#![no_implicit_prelude]
#![deny(warnings, missing_docs, unused_qualifications, unreachable_pub, clippy::pedantic)]
//! Names of the user's own, no prelude, strict lints.

#[allow(dead_code, unreachable_pub)]
mod own {
    pub struct Option;
    pub struct Some;
    pub struct Schema;
    pub struct Property;
    pub const FIELD_0: u8 = 0;
    pub const ROOT: u8 = 0;
    pub trait StructuredOutput {}
}
#[allow(unused_imports)]
use own::{FIELD_0, Option, Property, ROOT, Schema, Some, StructuredOutput};

/// Raw, keyword and foreign names.
#[::isoform::structured_output(profiles(openai))]
pub struct Größe {
    /// A keyword.
    pub r#type: u8,
    /// A name of another alphabet.
    pub länge: ::core::option::Option<u8>,
    hidden: Private,
    #[structured(optional, length(min = 1), inner(range(max = 5)))]
    list: ::core::option::Option<::std::vec::Vec<u8>>,
}

#[::isoform::structured_output]
struct Private {
    r#fn: bool,
}

/// Two variants with a field of one name, one of them the name of a variant.
#[::isoform::structured_output]
pub enum Sch {
    /// A.
    A {
        /// Field.
        a: u8,
    },
    /// B.
    B {
        /// Field.
        a: u8,
    },
    /// C.
    C,
    /// D.
    D(Held),
}

/// Held by a newtype variant.
#[::isoform::structured_output]
pub struct Held {
    /// A.
    pub a: u8,
}

fn main() {
    let _ = |g: Größe, p: Private| (g.hidden.r#fn, g.list, p.r#fn);
}
