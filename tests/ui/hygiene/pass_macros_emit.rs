#![deny(warnings)]
//! Types that a macro of the user's own emits, with attributes, names, types and texts from its caller.

use isoform::{StructuredOutput, structured_output};
use serde_json::json;

macro_rules! record {
    (
        $(#[$meta:meta])*
        $vis:vis struct $name:ident<$($lt:lifetime),*> called $wire:literal doc $doc:literal {
            $($(#[$field_meta:meta])* $field:ident: $ty:ty = $field_wire:literal max $max:literal,)*
        }
        with $flat:ident: $flat_ty:ty
    ) => {
        $(#[$meta])*
        #[doc = $doc]
        #[structured_output(name = $wire, profiles(openai))]
        #[structured(title = $wire)]
        #[derive(Debug, Clone, PartialEq)]
        $vis struct $name<$($lt),*> {
            $(
                $(#[$field_meta])*
                #[doc = $doc]
                #[serde(rename = $field_wire)]
                #[structured(length(max = $max))]
                $field: $ty,
            )*
            #[serde(flatten)]
            $flat: $flat_ty,
        }
    };
}

record! {
    /// From the caller.
    #[allow(dead_code)]
    pub(crate) struct Reply<'a> called "reply" doc "From the macro." {
        #[serde(borrow)]
        text: std::borrow::Cow<'a, str> = "the text" max 20,
        list: Vec<u8> = "list" max 3,
    }
    with rest: Box<Rest>
}

#[structured_output]
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Rest {
    more: bool,
}

macro_rules! steps {
    ($name:ident $tag:literal: $($(#[$meta:meta])* $variant:ident($ty:ty) as $wire:literal),* $(,)?) => {
        #[structured_output]
        #[serde(tag = $tag)]
        pub(crate) enum $name {
            $($(#[$meta])* #[serde(rename = $wire)] $variant($ty),)*
        }
    };
}

steps!(Step "step": Go(Rest) as "go on", #[doc = "Stops."] #[serde(alias = "halt")] Stop(Rest) as "stop");

fn main() {
    let value = Reply { text: "a".into(), list: vec![1], rest: Box::new(Rest { more: true }) };
    let written = serde_json::to_value(&value).unwrap();
    assert_eq!(written, json!({"the text": "a", "list": [1], "more": true}));
    let contract = Reply::contract();
    assert_eq!((contract.name(), contract.description()), ("reply", Some("From the caller.\nFrom the macro.")));
    let schema: serde_json::Value = serde_json::from_str(contract.schema().get()).unwrap();
    assert_eq!(schema["properties"]["list"]["description"], "From the macro.");
    assert_eq!(schema["properties"]["list"]["maxItems"], 3);
    assert_eq!(schema["title"], "reply");
    for step in [Step::Go(Rest { more: true }), Step::Stop(Rest { more: false })] {
        let written = serde_json::to_value(&step).unwrap();
        Step::contract().accept_value::<Step>(written).unwrap();
    }
}
