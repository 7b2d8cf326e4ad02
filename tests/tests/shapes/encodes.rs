//! Any JSON, and the forms that take a word of the author's.

use std::collections::BTreeMap;

use isoform::structured_output;
use serde_json::{Map, Value};

use super::{Group, Holds, shapes};
use crate::Point;

#[structured_output]
struct Entries {
    #[structured(encode = entries)]
    value: BTreeMap<String, Point>,
}

#[structured_output]
struct MaybeEntries {
    #[structured(optional, encode = entries)]
    value: Option<BTreeMap<String, bool>>,
}

#[structured_output]
struct Text {
    #[structured(encode = json_text)]
    value: Value,
}

#[structured_output]
struct Texts {
    #[structured(inner(encode = json_text))]
    value: Vec<Value>,
}

#[structured_output]
struct EntriesOfText {
    #[structured(encode = entries, inner(encode = json_text))]
    value: BTreeMap<String, Value>,
}

#[structured_output]
struct Decimal {
    #[structured(encode = decimal)]
    value: u64,
}

pub(super) const GROUPS: &[Group] = &[Group {
    title: "Any JSON, and `encode`",
    shapes: shapes! {
        "`Value`" => Holds<Value>,
        "`Value`, as the root" => Value,
        "`Map<String, Value>`" => Holds<Map<String, Value>>,
        "`Vec<Value>`" => Holds<Vec<Value>>,
        "map with `entries`" => Entries,
        "optional map with `entries`" => MaybeEntries,
        "`Value` with `json_text`" => Text,
        "`Vec<Value>` with `inner(encode = json_text)`" => Texts,
        "map of `Value` with both" => EntriesOfText,
        "`u64` with `decimal`" => Decimal,
    },
}];
