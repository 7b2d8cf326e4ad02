//! Addresses, as text.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, SocketAddrV4, SocketAddrV6};

use isoform_compiler::ir::{Schema, Shape, TextDomain, Union};

use super::scalar::text;
use crate::StructuredOutput;

/// Format `ipv4`.
impl StructuredOutput for Ipv4Addr {
    const SCHEMA: &'static Schema<'static> = &text(TextDomain::Format("ipv4"));
}

/// Format `ipv6`; it is written in its shortest form.
impl StructuredOutput for Ipv6Addr {
    const SCHEMA: &'static Schema<'static> = &text(TextDomain::Format("ipv6"));
}

/// Format `ipv4` or `ipv6`.
impl StructuredOutput for IpAddr {
    const SCHEMA: &'static Schema<'static> = &either(&[Ipv4Addr::SCHEMA, Ipv6Addr::SCHEMA]);
}

macro_rules! port {
    () => {
        r":(6553[0-5]|655[0-2]\d|65[0-4]\d\d|6[0-4]\d{3}|[1-5]\d{4}|[1-9]\d{0,3}|0)$"
    };
}

/// A pattern: an IPv4 address, a colon and a port.
impl StructuredOutput for SocketAddrV4 {
    const SCHEMA: &'static Schema<'static> = &text(TextDomain::Pattern(concat!(
        r"^((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)",
        port!()
    )));
}

/// A pattern: an IPv6 address in brackets, with the number of its zone if it has one, a colon and a port.
///
/// # Gaps
///
/// - Of the address the schema knows no more than the characters.
/// - The zone has at most ten digits; one beyond 32 bits is refused on reading. The flow label is not written.
impl StructuredOutput for SocketAddrV6 {
    const SCHEMA: &'static Schema<'static> = &text(TextDomain::Pattern(concat!(
        r"^\[[0-9a-fA-F:.]{2,45}(%\d{1,10})?\]",
        port!()
    )));
}

/// One of the two.
///
/// # Gaps
///
/// - As for [`SocketAddrV6`].
impl StructuredOutput for SocketAddr {
    const SCHEMA: &'static Schema<'static> = &either(&[SocketAddrV4::SCHEMA, SocketAddrV6::SCHEMA]);
}

const fn either(branches: &'static [&'static Schema<'static>; 2]) -> Schema<'static> {
    Schema::of(Shape::Union(Union {
        branches,
        exclusive: false,
    }))
}
