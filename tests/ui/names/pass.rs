#![deny(warnings)]
//! Raw identifiers, keywords and foreign letters, on the wire without the `r#`.

use isoform::structured_output;
use serde_json::json;

#[structured_output(profiles(openai))]
#[allow(non_camel_case_types)]
pub struct r#struct {
    r#type: r#enum,
    r#match: Option<Box<r#struct>>,
    größe: u8,
    数: u8,
    r#dyn: Größe,
}

#[structured_output]
#[allow(non_camel_case_types)]
#[derive(Clone, Copy)]
pub enum r#enum {
    r#fn,
    Wahl,
}

#[structured_output]
#[serde(rename_all = "camelCase")]
pub struct Größe {
    r#try: u8,
    r#async_await: u8,
    #[serde(rename = "ÄÖ ü\"\\\n")]
    other: u8,
}

#[structured_output]
pub enum Ereignis {
    Übergang { r#in: u8, r#final: u8 },
    #[serde(rename = "日本")]
    Nihon { r#in: u8 },
    r#Loop,
}

#[structured_output(profiles(gemini))]
pub(in crate) struct Sichtbar {
    pub(crate) a: privat::Feld,
    pub(self) b: u8,
}

mod privat {
    #[isoform::structured_output]
    pub(super) struct Feld {
        pub(in crate) a: u8,
    }
}

fn main() {
    let value = r#struct {
        r#type: r#enum::r#fn,
        r#match: None,
        größe: 1,
        数: 2,
        r#dyn: Größe { r#try: 3, r#async_await: 4, other: 5 },
    };
    let written = json!({"type": "fn", "match": null, "größe": 1, "数": 2, "dyn": {"try": 3, "asyncAwait": 4, "ÄÖ ü\"\\\n": 5}});
    assert_eq!(serde_json::to_value(&value).unwrap(), written);
    let contract = <r#struct as isoform::StructuredOutput>::contract();
    assert_eq!(contract.name(), "struct");
    let back: r#struct = contract.accept_value(written).unwrap();
    let _ = (back.r#type, back.r#match, back.größe, back.数, back.r#dyn.r#try, back.r#dyn.r#async_await, back.r#dyn.other);
    let _ = r#enum::Wahl;
    for step in [Ereignis::Übergang { r#in: 1, r#final: 2 }, Ereignis::Nihon { r#in: 1 }, Ereignis::r#Loop] {
        let written = serde_json::to_value(&step).unwrap();
        <Ereignis as isoform::StructuredOutput>::contract().accept_value::<Ereignis>(written).unwrap();
    }
    let seen = Sichtbar { a: privat::Feld { a: 1 }, b: 1 };
    let _ = (seen.a.a, seen.b);
}
