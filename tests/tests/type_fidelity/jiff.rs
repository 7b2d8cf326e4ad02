use isoform_tests::random::Random;
use isoform_tests::spelled::Spelled;
use jiff::civil::{Date, DateTime, Time};
use jiff::{SignedDuration, Span, Timestamp};
use serde_json::json;

use super::{at_an_end_of_the_years, clock, date, date_time, fraction};

fn nanosecond(random: &mut Random) -> i32 {
    *random.pick(&[0, 1, 1_000, 120_000_000, 999_999_999])
}

fn day(random: &mut Random) -> Date {
    Date::new(random.below(10_000) as i16, 1, 1)
        .unwrap()
        .saturating_add(Span::new().days(random.below(366) as i64))
}

fn time(random: &mut Random) -> Time {
    let (hour, minute, second) = (
        random.below(24) as i8,
        random.below(60) as i8,
        random.below(60) as i8,
    );
    Time::new(hour, minute, second, nanosecond(random)).unwrap()
}

#[test]
fn timestamps() {
    Spelled::<Timestamp>::with_gaps(at_an_end_of_the_years)
        .writes(|random| {
            let second = -62_167_219_200 + (random.bits() % 315_569_420_000) as i64;
            Timestamp::new(second, nanosecond(random).max(0)).unwrap()
        })
        .reads(date_time)
        .refuses(&[
            "2026-01-02",
            "2026-01-02T03:04:05",
            "2026-01-02T03:04:05.1234567891Z",
        ])
        // It would be read as the second before.
        .wider_reading(&[json!("2016-12-31T23:59:60Z"), json!("2026-01-02 03:04:05Z")])
        .gap("0000-01-01T00:00:00+23:59")
        .gap("9999-12-31T23:59:59Z")
        .written_outside(Timestamp::MIN);
}

#[test]
fn dates() {
    Spelled::<Date>::exact()
        .writes(day)
        .reads(date)
        .refuses(&["2026-02-29", "2026-1-2", ""])
        .wider_reading(&[json!("20260102")])
        .written_outside(Date::MIN);
}

#[test]
fn times() {
    Spelled::<Time>::exact()
        .writes(time)
        .reads(|random| clock(random, 59))
        .refuses(&["24:00:00", "03:04:05.1234567891", "03:04:05Z"])
        .wider_reading(&[json!("23:59:60"), json!("03:04")]);
}

#[test]
fn dates_with_times() {
    Spelled::<DateTime>::exact()
        .writes(|random| day(random).to_datetime(time(random)))
        .reads(|random| format!("{}T{}", date(random), clock(random, 59)))
        .refuses(&["2026-02-29T00:00:00", "2026-01-02T03:04:05Z"])
        .wider_reading(&[json!("2026-01-02t03:04:05"), json!("2026-01-02")])
        .written_outside(DateTime::MIN);
}

fn units(random: &mut Random, units: &[(&str, u64)]) -> String {
    let mut text = String::new();
    for (unit, most) in units {
        if random.one_in(2) {
            let count = *random.pick(&[0, 1, random_below(random.clone(), *most), *most]);
            text.push_str(&format!("{count}{unit}"));
        }
    }
    text
}

fn random_below(mut random: Random, end: u64) -> u64 {
    random.bits() % end
}

#[test]
fn durations() {
    Spelled::<SignedDuration>::with_gaps(|text| {
        // Beyond 64 bits of seconds.
        text.bytes().filter(u8::is_ascii_digit).count() >= 16
    })
    .writes(|random| {
        let second = *random.pick(&[
            0,
            59,
            60,
            3_600,
            86_400,
            i64::MAX,
            i64::MIN,
            random.clone().bits() as i64 >> 20,
        ]);
        let nanosecond = nanosecond(random);
        SignedDuration::new(second, if second < 0 { -nanosecond } else { nanosecond })
    })
    .reads(|random| {
        let sign = *random.pick(&["", "-"]);
        let whole = units(random, &[("H", 1_000_000), ("M", 100_000_000)]);
        let second = random.below(1_000_000);
        format!("{sign}PT{whole}{second}{}S", fraction(random))
    })
    .refuses(
        &["P1D", "PT", "P", "", "1s", "PT1S1M"].map(|text| if text == "1s" { "P1S" } else { text }),
    )
    .gap("PT9999999999999999H");
}

#[test]
fn spans() {
    Spelled::<Comparable>::with_gaps(|text| {
        // A unit beyond its limit has as many digits as the limit, or they are so many together.
        text.split(|c: char| !c.is_ascii_digit())
            .any(|digits| digits.len() >= 5)
    })
    .writes(|random| {
        let some = |random: &mut Random, most: i64| {
            if random.one_in(2) {
                0
            } else {
                *random.pick(&[1, most / 3, most])
            }
        };
        let span = Span::new()
            .years(some(random, 19_998))
            .months(some(random, 239_976))
            .weeks(some(random, 1_043_497))
            .days(some(random, 7_304_484))
            .hours(some(random, 175_307_616))
            .minutes(some(random, 10_518_456_960))
            .seconds(some(random, 631_107_417_600))
            .milliseconds(some(random, 999))
            .microseconds(some(random, 999))
            .nanoseconds(some(random, 999));
        Comparable(if random.one_in(2) { -span } else { span })
    })
    .reads(|random| {
        let sign = *random.pick(&["", "-"]);
        let days = units(
            random,
            &[
                ("Y", 19_998),
                ("M", 239_976),
                ("W", 1_043_497),
                ("D", 7_304_484),
            ],
        );
        let time = units(random, &[("H", 175_307_616), ("M", 10_518_456_960)]);
        let second = random.below(1_000_000);
        format!("{sign}P{days}T{time}{second}{}S", fraction(random))
    })
    .reads(|random| format!("P1{}", random.pick(&["Y", "M", "W", "D"])))
    .refuses(
        &["P", "PT", "P1YT", "P1H", "P1D1Y", "1D", ""]
            .map(|text| if text == "1D" { "PT1D" } else { text }),
    )
    .gap("P19999Y");
}

/// A span that is compared by its fields.
#[derive(Debug, serde::Serialize, serde::Deserialize)]
#[serde(transparent)]
struct Comparable(Span);

impl PartialEq for Comparable {
    fn eq(&self, other: &Comparable) -> bool {
        self.0.fieldwise() == other.0
    }
}

impl isoform::StructuredOutput for Comparable {
    const SCHEMA: &'static isoform_compiler::ir::Schema<'static> = Span::SCHEMA;
}
