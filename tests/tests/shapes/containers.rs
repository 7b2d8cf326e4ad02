//! Lists, sets, tuples and maps.

use std::collections::{BTreeMap, BTreeSet, HashMap, VecDeque};

use isoform::structured_output;

use super::{Group, Holds, shapes};
use crate::{Level, Point};

#[structured_output]
struct AtLeastOne {
    #[structured(length(min = 1))]
    value: Vec<bool>,
}

#[structured_output]
struct TwoToFour {
    #[structured(length(min = 2, max = 4))]
    value: Vec<bool>,
}

#[structured_output]
struct UniqueList {
    #[structured(unique)]
    value: Vec<bool>,
}

#[structured_output]
struct Items {
    #[structured(inner(length(max = 10)))]
    value: Vec<String>,
}

#[structured_output]
struct CountedMap {
    #[structured(length(min = 1, max = 8))]
    value: BTreeMap<String, bool>,
}

pub(super) const GROUPS: &[Group] = &[
    Group {
        title: "Lists, sets and tuples",
        shapes: shapes! {
            "`Vec` of scalars" => Holds<Vec<bool>>,
            "`Vec` of structs" => Holds<Vec<Point>>,
            "`VecDeque` of lists" => Holds<VecDeque<Vec<bool>>>,
            "at least 1 item" => AtLeastOne,
            "2 to 4 items" => TwoToFour,
            "strings of at most 10 characters in a list" => Items,
            "`unique`" => UniqueList,
            "`BTreeSet` of strings" => Holds<BTreeSet<String>>,
            "`BTreeSet` of an enum" => Holds<BTreeSet<LevelKey>>,
            "`[bool; 3]`" => Holds<[bool; 3]>,
            "`[[f64; 2]; 2]`" => Holds<[[f64; 2]; 2]>,
            "`(String, bool)`" => Holds<(String, bool)>,
            "`Vec<(Point, Option<bool>)>`" => Holds<Vec<(Point, Option<bool>)>>,
            "`Option<(bool, bool)>`" => Holds<Option<(bool, bool)>>,
        },
    },
    Group {
        title: "Maps",
        shapes: shapes! {
            "`BTreeMap<String, bool>`" => Holds<BTreeMap<String, bool>>,
            "`HashMap<String, String>`, as the root" => HashMap<String, String>,
            "map of structs" => Holds<HashMap<String, Point>>,
            "map of lists of enums" => Holds<BTreeMap<String, Vec<Level>>>,
            "map of maps" => Holds<BTreeMap<String, BTreeMap<String, bool>>>,
            "1 to 8 properties" => CountedMap,
        },
    },
];

#[structured_output]
#[derive(PartialEq, Eq, PartialOrd, Ord)]
enum LevelKey {
    Low,
    High,
}
