use chrono::{DateTime, FixedOffset, Month, NaiveDate, NaiveDateTime, NaiveTime, Utc, Weekday};
use isoform_tests::random::Random;
use isoform_tests::spelled::Spelled;
use serde_json::json;

use super::{at_an_end_of_the_years, clock, date, date_time};

fn instant(random: &mut Random) -> DateTime<Utc> {
    // The years 0000 to 9999.
    let second = -62_167_219_200 + (random.bits() % 315_569_520_000) as i64;
    DateTime::from_timestamp(second, nanosecond(random)).unwrap()
}

fn nanosecond(random: &mut Random) -> u32 {
    *random.pick(&[0, 1, 1_000, 120_000_000, 999_999_999])
}

fn day(random: &mut Random) -> NaiveDate {
    instant(random).date_naive()
}

fn time(random: &mut Random) -> NaiveTime {
    let second = random.below(86_400) as u32;
    let leap = if second % 60 == 59 && random.one_in(2) {
        1_000_000_000
    } else {
        0
    };
    NaiveTime::from_num_seconds_from_midnight_opt(second, nanosecond(random) + leap).unwrap()
}

#[test]
fn utc() {
    Spelled::<DateTime<Utc>>::with_gaps(at_an_end_of_the_years)
        .writes(instant)
        .reads(date_time)
        .refuses(&[
            "2026-01-02",
            "2026-01-02T03:04:05",
            "2026-02-30T00:00:00Z",
            "",
        ])
        // Digits would be cut off.
        .wider_reading(&[
            json!("2026-01-02T03:04:05.1234567891Z"),
            json!("2026-01-02 03:04:05Z"),
        ])
        .gap("0000-01-01T00:00:00+23:59")
        .gap("9999-12-31T23:59:59-23:59")
        .written_outside(DateTime::<Utc>::MAX_UTC);
}

#[test]
fn leap_seconds_are_kept() {
    Spelled::<DateTime<Utc>>::exact().reads(|random| {
        let fraction = super::fraction(random);
        random
            .pick(&[
                format!("2016-12-31T23:59:60{fraction}Z"),
                format!("2017-01-01T01:59:60{fraction}+02:00"),
            ])
            .clone()
    });
}

#[test]
fn with_an_offset() {
    Spelled::<DateTime<FixedOffset>>::with_gaps(at_an_end_of_the_years)
        .writes(|random| {
            let minutes = random.below(2 * 24 * 60 - 1) as i32 - (24 * 60 - 1);
            let offset = FixedOffset::east_opt(minutes * 60).unwrap();
            let instant = instant(random).clamp(
                DateTime::from_timestamp(-62_167_000_000, 0).unwrap(),
                DateTime::from_timestamp(253_402_000_000, 0).unwrap(),
            );
            instant.with_timezone(&offset)
        })
        .reads(date_time)
        .refuses(&["2026-01-02T03:04:05", "2026-01-02T03:04:05+2:00"]);
}

#[test]
fn dates() {
    Spelled::<NaiveDate>::exact()
        .writes(day)
        .reads(date)
        .refuses(&["2026-02-29", "2026-13-01", "2026-01-02T00:00:00", ""])
        .wider_reading(&[json!("2026-1-2")])
        .written_outside(NaiveDate::MAX);
}

#[test]
fn times() {
    Spelled::<NaiveTime>::exact()
        .writes(time)
        .reads(|random| clock(random, 60))
        .refuses(&[
            "24:00:00",
            "23:60:00",
            "23:59:61",
            "03:04:05Z",
            "03:04:05.",
            "",
        ])
        .wider_reading(&[json!("03:04"), json!("03:04:05.1234567891")]);
}

#[test]
fn dates_with_times() {
    Spelled::<NaiveDateTime>::exact()
        .writes(|random| day(random).and_time(time(random)))
        .reads(|random| format!("{}T{}", date(random), clock(random, 60)))
        .refuses(&[
            "2026-02-29T00:00:00",
            "1900-02-29T00:00:00",
            "2026-04-31T00:00:00",
            "2026-01-02T24:00:00",
            "2026-01-02T23:59:61",
            "2026-01-02T03:04:05Z",
            "2026-01-02",
        ])
        .written_outside(NaiveDateTime::MAX);
}

#[test]
fn names() {
    for day in (0..7).map(|day| Weekday::try_from(day).unwrap()) {
        assert!(is_allowed(&day), "{day:?}");
    }
    for month in (1..=12).map(|month| Month::try_from(month).unwrap()) {
        assert!(is_allowed(&month), "{month:?}");
    }
    let validator = isoform_tests::judge::validator(&schema::<Weekday>());
    assert!(!validator.is_valid(&json!("Monday")));
    assert!(
        serde_json::from_value::<Weekday>(json!("Monday")).is_ok(),
        "reading is wider"
    );
}

fn schema<T: isoform::StructuredOutput>() -> String {
    isoform_compiler::project::original(T::SCHEMA, &[]).schema
}

fn is_allowed<T: isoform::StructuredOutput + serde::Serialize>(value: &T) -> bool {
    isoform_tests::judge::validator(&schema::<T>()).is_valid(&serde_json::to_value(value).unwrap())
}
