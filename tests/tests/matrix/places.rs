//! The places where a type can stand: each variant is one of them.

use std::collections::{BTreeMap, HashMap};

use isoform::structured_output;
use isoform_tests::random::Random;

use super::draw::{Draw, drawn};

drawn! {
    #[structured_output]
    struct Newtype<T>(T);
}

drawn! {
    #[structured_output]
    struct Held<T> { held: T }
}

drawn! {
    #[structured_output]
    struct Flat<T> {
        before: bool,
        #[serde(flatten)]
        inner: Held<T>,
        #[structured(optional)]
        after: Option<bool>,
    }
}

drawn! {
    /// Where serde reads straight from the text.
    #[structured_output(tagging = external)]
    enum Direct<T> {
        Newtype(T),
        Tuple(T, u8),
        Struct { held: T },
        Pointer(Box<T>),
        List(Vec<T>),
        Array([T; 2]),
        Pair((T, bool)),
        Map(BTreeMap<String, T>),
        Defaulted { #[serde(default = "drawn")] held: T },
        NewtypeStruct(Newtype<T>),
        StructStruct(Held<T>),
    }
}

drawn! {
    /// Beside `null` and beside nothing.
    #[structured_output(tagging = external)]
    enum Nullable<T> {
        Maybe(Option<T>),
        InMap(HashMap<String, Option<T>>),
        InList(Vec<Option<T>>),
        Optional { #[structured(optional)] held: Option<T> },
        Both { #[structured(optional)] held: Option<Option<T>> },
        DefaultNull { #[serde(default = "drawn")] held: Option<T> },
    }
}

drawn! {
    #[structured_output]
    enum Internal<T> {
        Nothing,
        Struct { held: T },
        Newtype(Held<T>),
        Flat(Flat<T>),
    }
}

drawn! {
    #[structured_output]
    #[serde(tag = "t", content = "c")]
    enum Adjacent<T> {
        Nothing,
        Newtype(T),
        Tuple(T, u8),
        Struct { held: T },
    }
}

drawn! {
    #[structured_output]
    #[serde(untagged)]
    enum Untagged<T> {
        Tuple(T, u8, bool),
        Struct { held_here: T },
        Newtype(T),
    }
}

drawn! {
    /// Where serde buffers what it reads.
    #[structured_output(tagging = external)]
    enum Buffered<T> {
        Flattened(Flat<T>),
        Internal(Internal<T>),
        Adjacent(Adjacent<T>),
        Untagged(Untagged<T>),
    }
}
