//! Every field type, in every place that takes it.

use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet, LinkedList, VecDeque};
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, SocketAddrV4, SocketAddrV6};
use std::num::NonZero;
use std::ops::{Bound, Range, RangeFrom, RangeInclusive, RangeTo};
use std::path::PathBuf;
use std::rc::Rc;
use std::sync::Arc;
use std::time::Duration;

use chrono::{DateTime, FixedOffset, Month, NaiveDate, NaiveDateTime, NaiveTime, Utc, Weekday};
use isoform_tests::laws::cases;
use rust_decimal::Decimal;
use serde_json::{Map, Value};
use url::Url;
use uuid::Uuid;

use super::cell::{CASES, Cell};
use super::difference::Difference;
use super::gaps::listed;
use super::places::{Buffered, Direct, Nullable};

/// A type with the cells that it stands in.
pub(crate) struct Row {
    pub(crate) name: &'static str,
    pub(crate) cells: Vec<(Cell, usize)>,
}

/// A place of the type may have a default.
fn with_default(gaps: &[&str]) -> Vec<Difference> {
    let mut kinds = listed(gaps);
    kinds.push(Difference::Filled);
    kinds
}

/// Rows of types that are never `null`, of types that may be, and of types that serde does not read from a buffer.
macro_rules! rows {
    (plain: $([$plain:ty] [$($plain_gaps:literal)*];)* null: $([$null:ty] [$($null_gaps:literal)*];)* direct: $([$direct:ty] [$($direct_gaps:literal)*];)*) => {
        pub(crate) fn rows() -> Vec<fn() -> Row> {
            vec![
                $(|| Row {
                    name: stringify!($plain),
                    cells: vec![
                        (Cell::of::<$plain>(stringify!($plain), &listed(&[$($plain_gaps),*])), 1),
                        (Cell::of::<Direct<$plain>>(concat!(stringify!($plain), " direct"), &with_default(&[$($plain_gaps),*])), 11),
                        (Cell::of::<Nullable<$plain>>(concat!(stringify!($plain), " nullable"), &listed(&[$($plain_gaps),*])), 6),
                        (Cell::of::<Buffered<$plain>>(concat!(stringify!($plain), " buffered"), &listed(&[$($plain_gaps),*])), 4),
                    ],
                },)*
                $(|| Row {
                    name: stringify!($null),
                    cells: vec![
                        (Cell::of::<$null>(stringify!($null), &listed(&[$($null_gaps),*])), 1),
                        (Cell::of::<Direct<$null>>(concat!(stringify!($null), " direct"), &with_default(&[$($null_gaps),*])), 11),
                        (Cell::of::<Buffered<$null>>(concat!(stringify!($null), " buffered"), &listed(&[$($null_gaps),*])), 4),
                    ],
                },)*
                $(|| Row {
                    name: stringify!($direct),
                    cells: vec![
                        (Cell::of::<$direct>(stringify!($direct), &listed(&[$($direct_gaps),*])), 1),
                        (Cell::of::<Direct<$direct>>(concat!(stringify!($direct), " direct"), &with_default(&[$($direct_gaps),*])), 11),
                        (Cell::of::<Nullable<$direct>>(concat!(stringify!($direct), " nullable"), &listed(&[$($direct_gaps),*])), 6),
                    ],
                },)*
            ]
        }
    };
}

rows! {
    plain:
    [bool] [];
    [i8] [];
    [i16] [];
    [i32] [];
    [i64] [];
    [isize] [];
    [u8] [];
    [u16] [];
    [u32] [];
    [u64] [];
    [usize] [];
    [NonZero<u8>] [];
    [Box<str>] [];
    [Box<[u8]>] [];
    [Vec<char>] [];
    [Rc<str>] [];
    [Arc<u8>] [];
    [NonZero<i64>] [];
    [f32] ["f32"];
    [f64] ["f64"];
    [char] [];
    [String] [];
    [Cow<'static, str>] [];
    [PathBuf] [];
    [Map<String, Value>] [];
    [Duration] [];
    [Ipv4Addr] [];
    [Ipv6Addr] ["Ipv6Addr"];
    [IpAddr] ["Ipv6Addr"];
    [SocketAddrV4] [];
    [SocketAddrV6] ["SocketAddrV6"];
    [SocketAddr] ["SocketAddrV6"];
    [Range<i64>] [];
    [RangeInclusive<u8>] [];
    [RangeFrom<f64>] ["f64"];
    [RangeTo<u64>] [];
    [Bound<u8>] [];
    [Result<u8, String>] [];
    [Arc<str>] [];
    [Rc<u8>] [];
    [VecDeque<u8>] [];
    [LinkedList<bool>] [];
    [BTreeSet<u8>] ["BTreeSet<u8>"];
    [HashSet<String>] ["BTreeSet<u8>"];
    [BTreeMap<String, f64>] ["f64"];
    [HashMap<char, u8>] [];
    [BTreeMap<NaiveDate, u8>] [];
    [HashMap<Weekday, u8>] [];
    [Weekday] [];
    [Month] [];
    [NaiveDate] [];
    [NaiveTime] ["NaiveTime"];
    [NaiveDateTime] ["NaiveTime"];
    [DateTime<Utc>] ["DateTime<Utc>"];
    [DateTime<FixedOffset>] ["DateTime<Utc>"];
    [jiff::Timestamp] ["jiff::Timestamp"];
    [jiff::civil::Date] [];
    [jiff::civil::Time] ["NaiveTime"];
    [jiff::civil::DateTime] ["NaiveTime"];
    [jiff::Span] ["jiff::Span"];
    [jiff::SignedDuration] ["jiff::SignedDuration"];
    [Uuid] ["Uuid"];
    [Url] ["Url"];
    [Decimal] ["Decimal"];
    null:
    [()] [];
    [Option<u8>] [];
    [Option<String>] [];
    [Value] [];
    direct:
    [BTreeMap<u8, u8>] [];
    [HashMap<i64, bool>] [];
}

/// The types that are tried so often in each place; others in each group of places.
const LEADING: &[&str] = &[
    "bool",
    "i64",
    "u64",
    "NonZero<i64>",
    "f32",
    "f64",
    "char",
    "String",
    "Option<u8>",
    "Value",
    "Duration",
    "BTreeMap<u8, u8>",
];

/// Tries one share of the rows, so that the shares run beside each other.
fn share(number: usize, of: usize) {
    let mut failed = Vec::new();
    for row in rows().into_iter().skip(number).step_by(of) {
        let row = row();
        for (cell, places) in &row.cells {
            let leading = LEADING.contains(&row.name);
            let seen = cell.judge(cases(CASES), if leading { *places } else { 1 });
            println!("{:32} {seen}", cell.name);
            failed.extend(seen.failed(&cell.name));
        }
    }
    assert!(failed.is_empty(), "{}", failed.join("\n"));
}

#[test]
fn every_field_type_in_every_place_1() {
    share(0, 3);
}

#[test]
fn every_field_type_in_every_place_2() {
    share(1, 3);
}

#[test]
fn every_field_type_in_every_place_3() {
    share(2, 3);
}

/// The name of a type without its parameters.
fn head(name: &str) -> &str {
    let path = name.split('<').next().unwrap_or(name);
    path.rsplit("::").next().unwrap_or(path).trim()
}

#[test]
fn every_type_with_a_schema_has_a_row() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../runtime/src/types");
    let names: Vec<&str> = rows().iter().map(|row| row().name).collect();
    let mut found = 0;
    for file in std::fs::read_dir(folder).unwrap() {
        let source = std::fs::read_to_string(file.unwrap().path()).unwrap();
        for line in source
            .lines()
            .filter(|line| line.contains("StructuredOutput for "))
        {
            let name = line
                .split("StructuredOutput for ")
                .nth(1)
                .unwrap()
                .trim_end_matches('{')
                .trim();
            // Each macro's types are named where it is called; arrays and tuples are places; `&str` is not read here.
            if name.contains('$') || name.starts_with(['(', '[', '&']) && name != "()" {
                continue;
            }
            found += 1;
            assert!(
                names.iter().any(|known| head(known) == head(name)),
                "`{name}` has no row"
            );
        }
    }
    assert!(found > 40, "{found}");
}
