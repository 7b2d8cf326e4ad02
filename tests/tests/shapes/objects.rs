//! Structs, the presence of their fields, and roots that are no object.

use isoform::structured_output;

use super::{Group, Holds, shapes};
use crate::{Denying, Flattened, HoldsDefault, Level, Point};

#[structured_output]
struct Unit;

#[structured_output]
struct Newtype(Vec<bool>);

#[structured_output]
struct TupleStruct(bool, String);

#[structured_output]
#[derive(serde::Serialize, serde::Deserialize)]
struct Stored {
    name: String,
}

#[structured_output]
struct Optional {
    #[structured(optional)]
    name: Option<String>,
    #[structured(optional)]
    place: Option<Point>,
}

#[structured_output]
struct AbsentAndNull {
    #[structured(optional)]
    name: Option<Option<String>>,
}

#[structured_output]
enum FlattenedVariant {
    At {
        name: String,
        #[serde(flatten)]
        place: Point,
    },
    Nowhere,
}

#[structured_output]
struct Renamed {
    #[serde(rename = "called", alias = "name")]
    value: String,
}

#[structured_output]
struct ForeignName {
    größe: bool,
}

#[structured_output(title = "A place on a map")]
struct Titled {
    /// East of the first meridian.
    #[structured(title = "Longitude")]
    x: f64,
}

pub(super) const GROUPS: &[Group] = &[
    Group {
        title: "Structs and their fields",
        shapes: shapes! {
            "named fields" => Point,
            "`deny_unknown_fields`" => Denying,
            "serde's own derive, open" => Stored,
            "`Option` of a scalar" => Holds<Option<bool>>,
            "`Option` of a struct" => Holds<Option<Point>>,
            "`Option` of an enum of strings" => Holds<Option<Level>>,
            "`Option` of a list of `Option`s" => Holds<Option<Vec<Option<bool>>>>,
            "`#[structured(optional)]`" => Optional,
            "`optional` on two `Option`s" => AbsentAndNull,
            "`#[serde(default)]`" => HoldsDefault,
            "`flatten` of a struct" => Flattened,
            "`flatten` in a variant" => Holds<FlattenedVariant>,
            "`rename` and `alias`" => Renamed,
            "a name beyond ASCII" => ForeignName,
            "`title` and descriptions" => Titled,
            "unit struct" => Holds<Unit>,
            "tuple struct" => Holds<TupleStruct>,
        },
    },
    Group {
        title: "Roots that are no object",
        shapes: shapes! {
            "list" => Newtype,
            "tuple struct" => TupleStruct,
            "unit struct" => Unit,
            "string" => String,
            "`Option` of a struct" => Option<Point>,
        },
    },
];
