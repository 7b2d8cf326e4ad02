use std::collections::LinkedList;
use std::fmt::Debug;
use std::net::IpAddr;
use std::ops::{Bound, Range, RangeFrom, RangeInclusive, RangeTo};
use std::path::PathBuf;
use std::time::Duration;

use isoform::StructuredOutput;
use isoform_compiler::project::original;
use isoform_tests::judge::validator;
use isoform_tests::random::Random;
use isoform_tests::spelled::CASES;
use isoform_tests::typed::Typed;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

/// What serde writes is valid and is read as the same; what the schema allows serde reads and writes again valid.
/// Of the rest, both refuse the first list, and the schema alone the second.
#[track_caller]
pub(crate) fn judge<T>(draw: impl Fn(&mut Random) -> T, refused: &[Value], wider: &[Value])
where
    T: StructuredOutput + Serialize + DeserializeOwned + PartialEq + Debug,
{
    let mut random = Random::new(3);
    let samples: Vec<T> = (0..CASES).map(|_| draw(&mut random)).collect();
    let tried = Typed::of(std::any::type_name::<T>(), &samples).agree_with_serde(2 * CASES);
    assert!(tried >= CASES, "{tried}");
    for sample in samples {
        let read: T = serde_json::from_value(serde_json::to_value(&sample).unwrap()).unwrap();
        assert_eq!(read, sample);
    }
    let validator = validator(&original(T::SCHEMA, &[]).schema);
    for (values, is_read) in [(refused, false), (wider, true)] {
        for value in values {
            assert!(!validator.is_valid(value), "{value}");
            let read = serde_json::from_value::<T>(value.clone());
            assert_eq!(read.is_ok(), is_read, "{value}: {read:?}");
        }
    }
}

#[test]
fn durations() {
    judge(
        |random| {
            let seconds = *random.pick(&[0, 1, u64::MAX, 1 << 53, (1 << 53) + 1]);
            Duration::new(seconds, *random.pick(&[0, 1, 999_999_999]))
        },
        &[
            json!({"secs": 1}),
            json!({"secs": -1, "nanos": 0}),
            json!({"secs": 1, "nanos": 0, "more": 0}),
            json!({"secs": 1.5, "nanos": 0}),
            json!({"secs": u64::MAX, "nanos": 1_000_000_000}),
            json!("1s"),
        ],
        &[json!([1, 2]), json!({"secs": 1, "nanos": 1_000_000_000})],
    );
}

#[test]
fn ranges() {
    let end = |random: &mut Random| random.bits() as i16;
    judge::<Range<i16>>(
        |random| end(random)..end(random),
        &[
            json!({"start": 1}),
            json!({"start": 1, "end": 40_000}),
            json!({"start": 1, "end": 2, "step": 1}),
            json!("1..2"),
        ],
        &[json!([1, 2])],
    );
    judge::<RangeInclusive<i16>>(
        |random| end(random)..=end(random),
        &[
            json!({"end": 1}),
            json!({"start": 1, "end": 2, "exhausted": true}),
        ],
        &[json!([1, 2])],
    );
    judge::<RangeFrom<i16>>(
        |random| end(random)..,
        &[json!({}), json!({"start": 1, "end": 2})],
        &[json!([1])],
    );
    judge::<RangeTo<i16>>(
        |random| ..end(random),
        &[json!({}), json!({"start": 1, "end": 2})],
        &[json!([1])],
    );
}

#[test]
fn ends_of_ranges() {
    judge::<Bound<u8>>(
        |random| match random.below(3) {
            0 => Bound::Unbounded,
            1 => Bound::Included(random.bits() as u8),
            _ => Bound::Excluded(random.bits() as u8),
        },
        &[
            json!(null),
            json!("Included"),
            json!({"Included": 256}),
            json!({"Included": 1, "Excluded": 1}),
        ],
        &[json!({"Unbounded": null})],
    );
}

#[test]
fn results() {
    judge::<Result<u8, Option<String>>>(
        |random| match random.below(3) {
            0 => Ok(random.bits() as u8),
            1 => Err(None),
            _ => Err(Some("\u{1F600}".to_owned())),
        },
        &[
            json!({"Ok": 256}),
            json!({"Err": 1}),
            json!({"Ok": 1, "Err": null}),
            json!({"ok": 1}),
            json!({}),
            json!(1),
        ],
        &[],
    );
}

#[test]
fn paths_and_linked_lists() {
    judge::<PathBuf>(
        |random| PathBuf::from(*random.pick(&["", "/a/b", "ä\u{1F600}", "a\\b"])),
        &[json!(1), json!(null)],
        &[],
    );
    judge::<LinkedList<u8>>(
        |random| (0..random.below(4) as u8).collect(),
        &[json!([256]), json!({})],
        &[],
    );
}

#[test]
fn a_union_of_addresses_stays_a_union_inside_an_option() {
    judge::<Option<IpAddr>>(
        |random| (!random.one_in(3)).then(|| IpAddr::from([127, 0, 0, random.bits() as u8])),
        &[json!("localhost"), json!(1)],
        &[],
    );
}
