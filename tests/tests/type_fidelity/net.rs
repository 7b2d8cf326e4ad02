use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, SocketAddrV4, SocketAddrV6};

use isoform_tests::random::Random;
use isoform_tests::spelled::Spelled;
use serde_json::json;

fn v4(random: &mut Random) -> Ipv4Addr {
    Ipv4Addr::from_bits(random.bits() as u32)
}

fn v6(random: &mut Random) -> Ipv6Addr {
    let bits = u128::from(random.bits()) << 64 | u128::from(random.bits());
    match random.below(4) {
        0 => v4(random).to_ipv6_mapped(),
        1 => v4(random).to_ipv6_compatible(),
        2 => Ipv6Addr::from_bits(bits & 0xffff_0000_0000_0000_0000_0000_0000_ffff),
        _ => Ipv6Addr::from_bits(bits),
    }
}

fn port(random: &mut Random) -> u16 {
    *random.pick(&[
        0, 1, 80, 8080, 59_999, 60_000, 65_499, 65_529, 65_530, 65_535,
    ])
}

fn v6_socket(random: &mut Random) -> SocketAddrV6 {
    let zone = *random.pick(&[0, 1, u32::MAX]);
    SocketAddrV6::new(v6(random), port(random), 0, zone)
}

#[test]
fn addresses() {
    Spelled::<Ipv4Addr>::exact().writes(v4).refuses(&[
        "",
        "1.2.3",
        "1.2.3.256",
        "01.2.3.4",
        "1.2.3.4.5",
        " 1.2.3.4",
    ]);
    Spelled::<Ipv6Addr>::exact()
        .writes(v6)
        .reads(|random| v6(random).to_string().to_uppercase())
        .refuses(&["", ":", "1::2::3", "fe80::1%1", "[::1]", "::12345"]);
    Spelled::<IpAddr>::exact()
        .writes(|random| {
            if random.one_in(2) {
                v4(random).into()
            } else {
                v6(random).into()
            }
        })
        .refuses(&["", "1.2.3.4:80", "localhost"]);
}

/// Whether the part in brackets is no address with a zone of 32 bits.
fn is_no_address(text: &str) -> bool {
    let inner = text.trim_start_matches('[').split(']').next().unwrap();
    let (address, zone) = inner.split_once('%').unwrap_or((inner, "0"));
    address.parse::<Ipv6Addr>().is_err() || zone.parse::<u32>().is_err()
}

#[test]
fn addresses_with_ports() {
    Spelled::<SocketAddrV4>::exact()
        .writes(|random| SocketAddrV4::new(v4(random), port(random)))
        .refuses(&["", "1.2.3.4", "1.2.3.4:", "1.2.3.4:65536", "1.2.3.256:1"])
        .wider_reading(&[json!("1.2.3.4:080")]);
    Spelled::<SocketAddrV6>::with_gaps(is_no_address)
        .writes(v6_socket)
        .refuses(&["", "[::1]", "::1:80", "[::1]:65536", "[::1%a]:1"])
        .gap("[1::2::3]:80")
        .gap("[::1%4294967296]:80");
    Spelled::<SocketAddr>::with_gaps(|text| text.starts_with('[') && is_no_address(text)).writes(
        |random| {
            if random.one_in(2) {
                SocketAddr::new(v4(random).into(), port(random))
            } else {
                v6_socket(random).into()
            }
        },
    );
}
