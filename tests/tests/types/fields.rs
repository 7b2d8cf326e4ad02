//! Types of the standard library and of the optional features as fields, and maps by them.

use std::collections::{BTreeMap, HashMap};
use std::net::{IpAddr, Ipv4Addr, SocketAddr, SocketAddrV4};
use std::ops::{Bound, Range};
use std::time::Duration;

use chrono::{DateTime, NaiveDate, NaiveDateTime, NaiveTime, Utc, Weekday};
use isoform::structured_output;
use isoform_tests::typed::Typed;
use jiff::{SignedDuration, Span, Timestamp};
use rust_decimal::Decimal;
use url::Url;
use uuid::Uuid;

use super::enums::Color;

/// Inside a tagged enum, so that serde reads each of them from its buffer.
#[structured_output]
pub(super) enum Fields {
    Calendar {
        instant: DateTime<Utc>,
        date: NaiveDate,
        time: Option<NaiveTime>,
        local: NaiveDateTime,
        day: Weekday,
        timestamp: Timestamp,
        span: Span,
        elapsed: SignedDuration,
        timeout: Duration,
    },
    Names {
        id: Uuid,
        link: Url,
        price: Decimal,
        address: IpAddr,
        socket: SocketAddrV4,
        sockets: Vec<SocketAddr>,
        range: Range<u8>,
        end: Bound<i16>,
        result: Result<u8, String>,
    },
}

#[structured_output]
pub(super) enum Maps {
    Text {
        by_color: BTreeMap<Color, u8>,
        #[structured(encode = entries)]
        by_id: HashMap<Uuid, Option<u8>>,
        #[structured(encode = entries, length(max = 2))]
        by_time: BTreeMap<NaiveTime, BTreeMap<Color, bool>>,
    },
}

#[structured_output]
pub(super) struct Numbers {
    #[structured(encode = entries)]
    small: BTreeMap<i8, u8>,
    #[structured(encode = entries)]
    wide: HashMap<u64, (bool, bool)>,
}

pub(super) fn all() -> Vec<Typed> {
    let date = NaiveDate::from_ymd_opt(2024, 2, 29).unwrap();
    let time = NaiveTime::from_hms_milli_opt(23, 59, 59, 500).unwrap();
    let address = Ipv4Addr::new(192, 0, 2, 1);
    let id = Uuid::from_u128(7);
    vec![
        Typed::of(
            "Fields",
            &[
                Fields::Calendar {
                    instant: date.and_time(time).and_utc(),
                    date,
                    time: None,
                    local: date.and_time(time),
                    day: Weekday::Thu,
                    timestamp: Timestamp::UNIX_EPOCH,
                    span: Span::new().years(-1).seconds(-3),
                    elapsed: SignedDuration::MAX,
                    timeout: Duration::MAX,
                },
                Fields::Names {
                    id,
                    link: Url::parse("https://a.example/b?c#d").unwrap(),
                    price: Decimal::MIN,
                    address: address.into(),
                    socket: SocketAddrV4::new(address, 80),
                    sockets: vec![SocketAddr::new(IpAddr::from([0; 16]), 0)],
                    range: Range { start: 3, end: 1 },
                    end: Bound::Unbounded,
                    result: Err("a".to_owned()),
                },
            ],
        ),
        Typed::of(
            "Maps by text",
            &[Maps::Text {
                by_color: BTreeMap::new(),
                by_id: [(id, None)].into(),
                by_time: [(time, BTreeMap::new())].into(),
            }],
        ),
        Typed::of(
            "Maps by numbers",
            &[Numbers {
                small: [(-128, 1), (127, 2)].into(),
                wide: [(u64::MAX, (true, false))].into(),
            }],
        ),
    ]
}
