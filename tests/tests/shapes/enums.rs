//! Every representation with every kind of variant that it has, and enums of strings.

use isoform::structured_output;

use super::{Group, Holds, shapes};
use crate::{Level, Point};

/// One enum for each kind of variant, and one with all of them.
macro_rules! spelled {
    ($module:ident, [$($words:tt)*] $(, $serde:meta)*) => {
        mod $module {
            use super::*;

            #[structured_output($($words)*)]
            $(#[$serde])*
            pub(super) enum Unit { A, B }

            #[structured_output($($words)*)]
            $(#[$serde])*
            pub(super) enum Newtype { A(Point), B(Place) }

            #[structured_output($($words)*)]
            $(#[$serde])*
            pub(super) enum Struct { A { x: bool }, B { y: String } }
        }
    };
}

/// The same for tuple variants, which an internal tag has no place in.
macro_rules! spelled_tuples {
    ($module:ident, [$($words:tt)*] $(, $serde:meta)*) => {
        mod $module {
            use super::*;

            #[structured_output($($words)*)]
            $(#[$serde])*
            pub(super) enum Tuple { A(bool, String), B(Point, bool) }

            #[structured_output($($words)*)]
            $(#[$serde])*
            pub(super) enum Mixed { A, B(Point), C(bool, String), D { y: String } }
        }
    };
}

#[structured_output]
struct Place {
    name: String,
}

spelled!(internal, []);
spelled!(external, [tagging = external]);
spelled!(adjacent, [], serde(tag = "t", content = "c"));
spelled!(untagged, [], serde(untagged));
spelled_tuples!(external_tuples, [tagging = external]);
spelled_tuples!(adjacent_tuples, [], serde(tag = "t", content = "c"));
spelled_tuples!(untagged_tuples, [], serde(untagged));

#[structured_output]
enum InternalMixed {
    A,
    B(Point),
    D { y: String },
}

#[structured_output]
enum Country {
    At,
    Be,
    Bg,
    Ch,
    Cy,
    Cz,
    De,
    Dk,
    Ee,
    Es,
    Fi,
    Fr,
    Gb,
    Gr,
    Hr,
    Hu,
    Ie,
    Is,
    It,
    Li,
    Lt,
    Lu,
    Lv,
    Mt,
    Nl,
    No,
    Pl,
    Pt,
    Ro,
    Se,
    Si,
    Sk,
}

#[structured_output]
enum Single {
    Only,
}

#[structured_output]
enum NearlySame {
    #[serde(rename = "mb")]
    Megabit,
    #[serde(rename = "MB")]
    Megabyte,
}

#[structured_output]
enum WithEmpty {
    #[serde(rename = "")]
    None,
    Plural,
}

#[structured_output(encode = fold_case)]
enum Folded {
    Low,
    High,
}

pub(super) const GROUPS: &[Group] = &[
    Group {
        title: "Enums with data, as a field",
        shapes: shapes! {
            "internal tag, unit variants" => Holds<internal::Unit>,
            "internal tag, newtype variants" => Holds<internal::Newtype>,
            "internal tag, struct variants" => Holds<internal::Struct>,
            "internal tag, all kinds that it has" => Holds<InternalMixed>,
            "external tag, unit variants" => Holds<external::Unit>,
            "external tag, newtype variants" => Holds<external::Newtype>,
            "external tag, tuple variants" => Holds<external_tuples::Tuple>,
            "external tag, struct variants" => Holds<external::Struct>,
            "external tag, all kinds" => Holds<external_tuples::Mixed>,
            "adjacent tag, unit variants" => Holds<adjacent::Unit>,
            "adjacent tag, newtype variants" => Holds<adjacent::Newtype>,
            "adjacent tag, tuple variants" => Holds<adjacent_tuples::Tuple>,
            "adjacent tag, struct variants" => Holds<adjacent::Struct>,
            "adjacent tag, all kinds" => Holds<adjacent_tuples::Mixed>,
            "untagged, newtype variants" => Holds<untagged::Newtype>,
            "untagged, tuple variants" => Holds<untagged_tuples::Tuple>,
            "untagged, struct variants" => Holds<untagged::Struct>,
            "untagged, all kinds" => Holds<untagged_tuples::Mixed>,
        },
    },
    Group {
        title: "Enums with data, as the root",
        shapes: shapes! {
            "internal tag" => InternalMixed,
            "external tag" => external_tuples::Mixed,
            "adjacent tag" => adjacent_tuples::Mixed,
            "untagged" => untagged_tuples::Mixed,
        },
    },
    Group {
        title: "Enums of strings",
        shapes: shapes! {
            "two values" => Holds<Level>,
            "two values, as the root" => Level,
            "one value" => Holds<Single>,
            "32 values" => Holds<Country>,
            "the empty string among them" => Holds<WithEmpty>,
            "two values that differ in case only" => Holds<NearlySame>,
            "`encode = fold_case`" => Holds<Folded>,
        },
    },
];
