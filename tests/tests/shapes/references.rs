//! Named types that are used again, reach themselves, or stand deep inside each other.

use isoform::structured_output;

use super::{Group, Holds, shapes};
use crate::{Chain, Described, Point, Tree};

#[structured_output]
struct Shared {
    from: Point,
    to: Option<Point>,
    stops: Vec<Point>,
}

#[structured_output]
struct Folder {
    entries: Vec<Entry>,
}

#[structured_output]
enum Entry {
    File { name: String },
    Folder { folder: Folder },
}

#[structured_output]
struct Page<T> {
    items: Vec<T>,
    next: Option<String>,
}

/// Types that hold the next one.
macro_rules! levels {
    ($($name:ident: $next:ty;)*) => {
        $(
            #[structured_output]
            struct $name {
                next: $next,
            }
        )*
    };
}

levels! {
    L12: L11; L11: L10; L10: L9; L9: L8; L8: L7; L7: L6; L6: L5; L5: L4; L4: L3; L3: L2; L2: L1; L1: bool;
}

pub(super) const GROUPS: &[Group] = &[Group {
    title: "References",
    shapes: shapes! {
        "one type at three places" => Shared,
        "a description beside the reference" => Described,
        "generic instance" => Page<Point>,
        "generic instance in another" => Holds<Page<Page<Point>>>,
        "recursion through a list" => Tree,
        "recursion through an `Option`" => Chain,
        "recursion of two types" => Folder,
        "8 structs inside each other" => L8,
        "12 structs inside each other" => L12,
    },
}];
