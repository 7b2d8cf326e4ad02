//! Values of Rust types, drawn without a look at any schema.

use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet, LinkedList, VecDeque};
use std::hash::Hash;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, SocketAddrV4, SocketAddrV6};
use std::num::NonZero;
use std::ops::{Bound, Range, RangeFrom, RangeInclusive, RangeTo};
use std::path::PathBuf;
use std::rc::Rc;
use std::sync::Arc;
use std::time::Duration;

use isoform_tests::random::Random;
use serde_json::{Map, Value};

/// A type with values at its ends and beside them.
pub(crate) trait Draw: Sized {
    fn draw(random: &mut Random) -> Self;
}

/// The default of a field that takes a function.
pub(crate) fn drawn<T: Draw>() -> T {
    T::draw(&mut Random::new(1))
}

fn few<T: Draw, C: FromIterator<T>>(random: &mut Random) -> C {
    (0..random.below(4)).map(|_| T::draw(random)).collect()
}

macro_rules! integers {
    ($($type:ty)*) => {$(
        impl Draw for $type {
            fn draw(random: &mut Random) -> Self {
                let any = (random.bits() >> random.below(64)) as $type;
                *random.pick(&[any, any, <$type>::MIN, <$type>::MAX, <$type>::MIN + 1, <$type>::MAX - 1, 0, 1])
            }
        }
        impl Draw for NonZero<$type> {
            fn draw(random: &mut Random) -> Self {
                NonZero::new(<$type>::draw(random)).unwrap_or(NonZero::<$type>::MIN)
            }
        }
    )*};
}

integers!(i8 i16 i32 i64 isize u8 u16 u32 u64 usize);

macro_rules! floats {
    ($($type:ident)*) => {$(
        impl Draw for $type {
            fn draw(random: &mut Random) -> Self {
                let any = $type::from_bits(random.bits() as _);
                *random.pick(&[
                    if any.is_finite() { any } else { 0.1 },
                    0.0, -0.0, 1.0, 1e2, 0.1, -1.5, $type::MIN, $type::MAX, $type::MIN_POSITIVE, $type::EPSILON,
                    $type::from_bits(1),
                ])
            }
        }
    )*};
}

floats!(f32 f64);

impl Draw for bool {
    fn draw(random: &mut Random) -> Self {
        random.one_in(2)
    }
}

impl Draw for () {
    fn draw(_: &mut Random) -> Self {}
}

impl Draw for char {
    fn draw(random: &mut Random) -> Self {
        let any = char::from_u32(random.bits() as u32 % 0x0011_0000).unwrap_or('\u{FFFD}');
        *random.pick(&[
            any,
            any,
            '\0',
            '"',
            '\\',
            '\u{7f}',
            'ä',
            '\u{D7FF}',
            '\u{E000}',
            '\u{1F600}',
            char::MAX,
        ])
    }
}

impl Draw for String {
    fn draw(random: &mut Random) -> Self {
        match random.below(6) {
            0 => "null".to_owned(),
            1 => "-0".to_owned(),
            _ => few::<char, String>(random),
        }
    }
}

macro_rules! from {
    ($($type:ty: $source:ty;)*) => {$(
        impl Draw for $type {
            fn draw(random: &mut Random) -> Self {
                <$source>::draw(random).into()
            }
        }
    )*};
}

from! {
    Cow<'static, str>: String;
    Box<str>: String;
    Rc<str>: String;
    Arc<str>: String;
    PathBuf: String;
    Ipv4Addr: u32;
}

impl<T: Draw> Draw for Box<T> {
    fn draw(random: &mut Random) -> Self {
        Box::new(T::draw(random))
    }
}

impl<T: Draw> Draw for Rc<T> {
    fn draw(random: &mut Random) -> Self {
        Rc::new(T::draw(random))
    }
}

impl<T: Draw> Draw for Arc<T> {
    fn draw(random: &mut Random) -> Self {
        Arc::new(T::draw(random))
    }
}

impl<T: Draw> Draw for Option<T> {
    fn draw(random: &mut Random) -> Self {
        (!random.one_in(3)).then(|| T::draw(random))
    }
}

impl<T: Draw, E: Draw> Draw for Result<T, E> {
    fn draw(random: &mut Random) -> Self {
        if random.one_in(2) {
            Ok(T::draw(random))
        } else {
            Err(E::draw(random))
        }
    }
}

impl<T: Draw> Draw for Vec<T> {
    fn draw(random: &mut Random) -> Self {
        few(random)
    }
}

impl<T: Draw> Draw for VecDeque<T> {
    fn draw(random: &mut Random) -> Self {
        few(random)
    }
}

impl<T: Draw> Draw for LinkedList<T> {
    fn draw(random: &mut Random) -> Self {
        few(random)
    }
}

impl<T: Draw> Draw for Box<[T]> {
    fn draw(random: &mut Random) -> Self {
        few(random)
    }
}

impl<T: Draw, const N: usize> Draw for [T; N] {
    fn draw(random: &mut Random) -> Self {
        std::array::from_fn(|_| T::draw(random))
    }
}

impl<T: Draw + Eq + Hash> Draw for HashSet<T> {
    fn draw(random: &mut Random) -> Self {
        few(random)
    }
}

impl<T: Draw + Ord> Draw for BTreeSet<T> {
    fn draw(random: &mut Random) -> Self {
        few(random)
    }
}

impl<K: Draw + Eq + Hash, V: Draw> Draw for HashMap<K, V> {
    fn draw(random: &mut Random) -> Self {
        few(random)
    }
}

impl<K: Draw + Ord, V: Draw> Draw for BTreeMap<K, V> {
    fn draw(random: &mut Random) -> Self {
        few(random)
    }
}

macro_rules! tuples {
    ($(($($name:ident)+))*) => {$(
        impl<$($name: Draw),+> Draw for ($($name,)+) {
            fn draw(random: &mut Random) -> Self {
                ($($name::draw(random),)+)
            }
        }
    )*};
}

tuples!((A) (A B) (A B C) (A B C D));

impl Draw for Value {
    fn draw(random: &mut Random) -> Self {
        isoform_tests::original::any(random, 2).judged()
    }
}

impl Draw for Map<String, Value> {
    fn draw(random: &mut Random) -> Self {
        few(random)
    }
}

impl Draw for Duration {
    fn draw(random: &mut Random) -> Self {
        Duration::new(u64::draw(random), *random.pick(&[0, 1, 999_999_999]))
    }
}

impl Draw for Ipv6Addr {
    fn draw(random: &mut Random) -> Self {
        let any = u128::from(random.bits()) << random.below(65) | u128::from(random.bits());
        Ipv6Addr::from(*random.pick(&[any, any, 0, 1, u128::MAX, 0xffff_0102_0304]))
    }
}

impl Draw for IpAddr {
    fn draw(random: &mut Random) -> Self {
        if random.one_in(2) {
            Ipv4Addr::draw(random).into()
        } else {
            Ipv6Addr::draw(random).into()
        }
    }
}

impl Draw for SocketAddrV4 {
    fn draw(random: &mut Random) -> Self {
        SocketAddrV4::new(Draw::draw(random), Draw::draw(random))
    }
}

impl Draw for SocketAddrV6 {
    fn draw(random: &mut Random) -> Self {
        SocketAddrV6::new(
            Draw::draw(random),
            Draw::draw(random),
            0,
            Draw::draw(random),
        )
    }
}

impl Draw for SocketAddr {
    fn draw(random: &mut Random) -> Self {
        if random.one_in(2) {
            SocketAddrV4::draw(random).into()
        } else {
            SocketAddrV6::draw(random).into()
        }
    }
}

impl<T: Draw> Draw for Range<T> {
    fn draw(random: &mut Random) -> Self {
        T::draw(random)..T::draw(random)
    }
}

impl<T: Draw> Draw for RangeInclusive<T> {
    fn draw(random: &mut Random) -> Self {
        T::draw(random)..=T::draw(random)
    }
}

impl<T: Draw> Draw for RangeFrom<T> {
    fn draw(random: &mut Random) -> Self {
        T::draw(random)..
    }
}

impl<T: Draw> Draw for RangeTo<T> {
    fn draw(random: &mut Random) -> Self {
        ..T::draw(random)
    }
}

impl<T: Draw> Draw for Bound<T> {
    fn draw(random: &mut Random) -> Self {
        match random.below(3) {
            0 => Bound::Unbounded,
            1 => Bound::Included(T::draw(random)),
            _ => Bound::Excluded(T::draw(random)),
        }
    }
}

mod other_crates {
    use chrono::{DateTime, FixedOffset, Month, NaiveDate, NaiveDateTime, NaiveTime, Utc, Weekday};
    use rust_decimal::Decimal;
    use url::Url;
    use uuid::Uuid;

    use super::{Draw, Random};

    impl Draw for Uuid {
        fn draw(random: &mut Random) -> Self {
            Uuid::from_u64_pair(random.bits(), random.bits())
        }
    }

    impl Draw for Url {
        fn draw(random: &mut Random) -> Self {
            random
                .pick(&[
                    "https://a.example/ä?b=c#d",
                    "http://[::1]:8080/",
                    "mailto:a@b.example",
                    "file:///a/b",
                ])
                .parse()
                .unwrap()
        }
    }

    impl Draw for Decimal {
        fn draw(random: &mut Random) -> Self {
            let digits =
                i128::from(random.bits() >> random.below(64)) * i128::from(u32::draw(random));
            let digits = if random.one_in(2) { digits } else { -digits };
            // The sign of a zero is not read.
            Decimal::from_i128_with_scale(digits % (1 << 95), random.below(29) as u32)
        }
    }

    impl Draw for Weekday {
        fn draw(random: &mut Random) -> Self {
            Weekday::try_from(random.below(7) as u8).unwrap()
        }
    }

    impl Draw for Month {
        fn draw(random: &mut Random) -> Self {
            Month::try_from(1 + random.below(12) as u8).unwrap()
        }
    }

    impl Draw for NaiveDate {
        fn draw(random: &mut Random) -> Self {
            let (first, days) = (NaiveDate::from_ymd_opt(0, 1, 1).unwrap(), 3_652_424);
            let day = *random.pick(&[0, days, random.clone().below(days)]);
            first + chrono::Days::new(day as u64)
        }
    }

    impl Draw for NaiveTime {
        fn draw(random: &mut Random) -> Self {
            let second = *random.pick(&[0, 59, 86_399, random.clone().below(86_400) as u32]);
            let leap = if second % 60 == 59 {
                1_999_999_999
            } else {
                1_000
            };
            let nanos = *random.pick(&[0, 1, 120_000_000, 999_999_999, leap]);
            NaiveTime::from_num_seconds_from_midnight_opt(second, nanos).unwrap()
        }
    }

    impl Draw for NaiveDateTime {
        fn draw(random: &mut Random) -> Self {
            NaiveDateTime::new(Draw::draw(random), Draw::draw(random))
        }
    }

    impl Draw for DateTime<Utc> {
        fn draw(random: &mut Random) -> Self {
            // The years of RFC 3339.
            let seconds = -62_167_219_200 + random.below(315_569_519_999) as i64;
            let nanos = *random.pick(&[0, 1, 500_000_000, 999_999_999]);
            DateTime::from_timestamp(seconds, nanos).unwrap()
        }
    }

    impl Draw for DateTime<FixedOffset> {
        fn draw(random: &mut Random) -> Self {
            let minutes = 60 * (random.below(2 * 1_439) as i32 - 1_439);
            let offset = FixedOffset::east_opt(minutes).unwrap();
            // A day off either end, so that no offset leads beyond the years.
            let seconds = -62_167_132_800 + random.below(315_569_347_199) as i64;
            DateTime::from_timestamp(seconds, 0)
                .unwrap()
                .with_timezone(&offset)
        }
    }

    impl Draw for jiff::Timestamp {
        fn draw(random: &mut Random) -> Self {
            let seconds = -62_167_219_200 + random.below(315_569_433_599) as i64;
            jiff::Timestamp::new(seconds, *random.pick(&[0, 1, 999_999_999])).unwrap()
        }
    }

    impl Draw for jiff::civil::Date {
        fn draw(random: &mut Random) -> Self {
            let year = *random.pick(&[0, 4, 1900, 2000, 2026, 9999]);
            jiff::civil::date(year, 1 + random.below(12) as i8, 1 + random.below(28) as i8)
        }
    }

    impl Draw for jiff::civil::Time {
        fn draw(random: &mut Random) -> Self {
            let nanos = *random.pick(&[0, 1, 120_000_000, 999_999_999]);
            jiff::civil::time(
                random.below(24) as i8,
                random.below(60) as i8,
                random.below(60) as i8,
                nanos,
            )
        }
    }

    impl Draw for jiff::civil::DateTime {
        fn draw(random: &mut Random) -> Self {
            jiff::civil::DateTime::from_parts(Draw::draw(random), Draw::draw(random))
        }
    }

    impl Draw for jiff::SignedDuration {
        fn draw(random: &mut Random) -> Self {
            let sign = if random.one_in(2) { 1 } else { -1 };
            jiff::SignedDuration::new(
                sign * i64::draw(random).max(0),
                sign as i32 * *random.pick(&[0, 1, 999_999_999]),
            )
        }
    }

    impl Draw for jiff::Span {
        fn draw(random: &mut Random) -> Self {
            let span = jiff::Span::new()
                .years(random.below(3) as i64)
                .weeks(random.below(2) as i64)
                .days(random.below(40) as i64)
                .minutes(random.below(100) as i64)
                .seconds(random.below(100) as i64);
            if random.one_in(2) { -span } else { span }
        }
    }
}
