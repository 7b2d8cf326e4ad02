//! 5 errors: serde changes the case of ASCII alone.

#![allow(uncommon_codepoints)]

use isoform::structured_output;

#[structured_output]
#[serde(rename_all = "camelCase")]
enum Kind {
    Äb,
    #[serde(skip)]
    Öd,
    #[serde(rename = "ok")]
    Üb,
    Oä,
}

#[structured_output]
#[serde(rename_all = "camelCase")]
struct Names {
    _äb_c: u8,
    __: u8,
    #[serde(rename = "ok")]
    öd: u8,
    oä: u8,
}

#[structured_output]
#[serde(rename_all_fields = "camelCase")]
enum Fields {
    Ä { äb: u8 },
}

fn main() {}
