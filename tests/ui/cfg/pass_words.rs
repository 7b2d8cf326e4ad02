#![deny(warnings)]
//! `cfg` beside serde's words, in flattened structs, positions and variants of every representation.

use isoform::{StructuredOutput, structured_output};
use serde_json::json;

#[structured_output(profiles(openai))]
struct Reply {
    #[cfg(any())]
    #[serde(flatten)]
    gone: Missing,
    #[cfg(all())]
    #[serde(flatten)]
    rest: Rest,
    #[cfg(any())]
    #[serde(rename = "more")]
    other: Missing,
    #[cfg(all())]
    #[structured(optional, encode = decimal)]
    wide: Option<u64>,
}

#[structured_output]
struct Rest {
    more: bool,
    #[cfg(any())]
    never: Missing,
}

#[structured_output]
struct Pair(u8, #[cfg(any())] Missing, #[cfg(all())] bool);

#[structured_output]
struct Alone(#[cfg(any())] Missing, u8);

#[structured_output]
#[serde(tag = "t", content = "c")]
enum Adjacent {
    #[cfg(any())]
    Gone(Missing),
    #[cfg(all())]
    Two(u8, #[cfg(any())] Missing, u8),
    #[cfg(all())]
    #[serde(alias = "none")]
    Nothing,
}

#[structured_output]
#[serde(untagged)]
enum Untagged {
    #[cfg(any())]
    Gone(Missing),
    #[cfg(all())]
    Rest(Rest),
}

#[structured_output]
enum Names {
    #[cfg(all())]
    One,
    #[cfg(any())]
    One,
}

fn accepts<T: StructuredOutput + serde::Serialize + serde::de::DeserializeOwned>(json: serde_json::Value) {
    let value: T = T::contract().accept_value(json.clone()).unwrap();
    assert_eq!(serde_json::to_value(&value).unwrap(), json);
}

fn main() {
    accepts::<Reply>(json!({"more": true, "wide": 1}));
    accepts::<Reply>(json!({"more": true}));
    accepts::<Pair>(json!([1, true]));
    accepts::<Adjacent>(json!({"t": "two", "c": [1, 2]}));
    accepts::<Adjacent>(json!({"t": "nothing"}));
    accepts::<Untagged>(json!({"more": true}));
    accepts::<Names>(json!("one"));
    accepts::<Alone>(serde_json::to_value(Alone(1)).unwrap());
}
