//! Field types of the standard library and of the optional features: serde and the validator are the judges.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)] // a failing test may panic

use isoform_tests::random::Random;

#[path = "type_fidelity/chrono.rs"]
mod chrono_types;
#[path = "type_fidelity/decimal.rs"]
mod decimal;
#[path = "type_fidelity/jiff.rs"]
mod jiff_types;
#[path = "type_fidelity/maps.rs"]
mod maps;
#[path = "type_fidelity/net.rs"]
mod net;
#[path = "type_fidelity/standard.rs"]
mod standard;
#[path = "type_fidelity/text.rs"]
mod text;
#[path = "type_fidelity/url.rs"]
mod url_type;
#[path = "type_fidelity/uuid.rs"]
mod uuid_type;

/// A day of the calendar, often at an end of its month.
fn date(random: &mut Random) -> String {
    let year = *random.pick(&[
        0, 1, 4, 100, 400, 1900, 1970, 2000, 2023, 2024, 2026, 9996, 9999,
    ]);
    let month = 1 + random.below(12);
    let leap = year % 4 == 0 && year % 100 != 0 || year % 400 == 0;
    let days = match month {
        2 if leap => 29,
        2 => 28,
        4 | 6 | 9 | 11 => 30,
        _ => 31,
    };
    let day = *random.pick(&[1, 9, 10, 19, 20, 28, days]);
    format!("{year:04}-{month:02}-{day:02}")
}

/// A time of the day with up to this second, and up to nine digits of a fraction.
fn clock(random: &mut Random, last: usize) -> String {
    let second = *random.pick(&[0, 9, 30, 59, last]);
    let (hour, minute) = (random.below(24), random.below(60));
    format!("{hour:02}:{minute:02}:{second:02}{}", fraction(random))
}

fn fraction(random: &mut Random) -> String {
    let digits = random.below(10);
    if digits == 0 {
        return String::new();
    }
    let text = format!("{:09}", random.below(1_000_000_000));
    format!(".{}", &text[..digits])
}

fn offset(random: &mut Random) -> String {
    if random.one_in(3) {
        return random.pick(&["Z", "z"]).to_string();
    }
    let sign = random.pick(&["+", "-"]);
    format!("{sign}{:02}:{:02}", random.below(24), random.below(60))
}

fn date_time(random: &mut Random) -> String {
    let (date, time, offset) = (date(random), clock(random, 59), offset(random));
    format!("{date}{}{time}{offset}", random.pick(&["T", "t"]))
}

/// Whether the instant lies within a day of either end of the years that RFC 3339 has.
fn at_an_end_of_the_years(text: &str) -> bool {
    text.starts_with("0000-01-01")
        || text.starts_with("9999-12-31")
        || text.starts_with("9999-12-30")
}
