#![deny(warnings)]
//! Generic types are written out where they are used; lifetimes alone do not make a type one.

use std::borrow::Cow;

use isoform::{StructuredOutput, structured_output};
use isoform_compiler::ir::Shape;

#[structured_output]
struct Page<T, const N: usize = 2>
where
    T: Clone,
{
    items: Vec<T>,
    fixed: [T; 2],
    #[structured(optional)]
    next: Option<Cursor<T>>,
}

#[structured_output]
#[derive(Clone)]
struct Cursor<T = u8>(T);

#[structured_output]
struct Only<T> {
    #[structured(optional)]
    only: Option<T>,
    #[structured(optional)]
    #[serde(bound(deserialize = "T: serde::Deserialize<'de>"))]
    own: Option<T>,
}

#[structured_output]
enum Either<L, R> {
    Left { left: L },
    Right { right: Option<R> },
    Neither,
}

#[structured_output(id = "with.lifetime", version = "1.0.0", profiles(openai, anthropic, gemini))]
struct Text<'a, 'b> {
    #[serde(borrow)]
    cow: Cow<'a, str>,
    plain: &'b str,
    inner: Inner<'a>,
    #[serde(flatten)]
    flat: Flat<'b>,
}

#[structured_output]
struct Inner<'a> {
    #[serde(borrow)]
    cow: Cow<'a, str>,
}

#[structured_output]
struct Flat<'a> {
    more: &'a str,
}

#[structured_output]
#[derive(Clone)]
struct Item {
    name: String,
}

isoform::check!(Page<Item>: openai, gemini);
isoform::check!(Page<Item, 0>: openai, gemini);
isoform::check!(Either<Page<Item>, Only<Item>>: crate::json_like);
isoform::check!(Option<Vec<Text<'static, 'static>>>: openai);

#[allow(non_upper_case_globals)]
const json_like: isoform::Profile = isoform::profiles::OPENAI.named("json_like");

fn main() {
    assert!(matches!(<Text<'static, 'static> as StructuredOutput>::SCHEMA.shape, Shape::Reference(_)));
    assert!(matches!(<Page<Item> as StructuredOutput>::SCHEMA.shape, Shape::Object(_)));
    let read: Page<Item> =
        <Page<Item> as StructuredOutput>::contract().accept_value(serde_json::json!({
            "items": [], "fixed": [{"name": "a"}, {"name": "b"}], "next": {"name": "c"},
        })).unwrap();
    let _ = (read.items.len(), &read.fixed[0].name, read.next.map(|cursor| cursor.0.name));
    let only: Only<Item> = serde_json::from_str(r#"{"only":{"name":"a"}}"#).unwrap();
    assert_eq!(serde_json::to_string(&only).unwrap(), r#"{"only":{"name":"a"}}"#);
    assert!(serde_json::from_str::<Only<Item>>(r#"{"only":null}"#).is_err() && only.own.is_none());
    for step in [Either::Left { left: 1 }, Either::Right { right: Some(2) }, Either::Neither] {
        let written = serde_json::to_value(&step).unwrap();
        <Either<u8, u8> as StructuredOutput>::contract().accept_value::<Either<u8, u8>>(written).unwrap();
    }
    let json = r#"{"cow":"a","plain":"b","inner":{"cow":"c"},"more":"d"}"#;
    let text: Text<'_, '_> = serde_json::from_str(json).unwrap();
    assert_eq!((&*text.cow, text.plain, &*text.inner.cow, text.flat.more), ("a", "b", "c", "d"));
    assert_eq!(serde_json::to_string(&text).unwrap(), json);
}
