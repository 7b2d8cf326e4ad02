//! `url::Url`.

use ::url::Url;
use isoform_compiler::ir::{Schema, TextDomain};

use super::scalar::text;
use crate::StructuredOutput;

/// Format `uri`: absolute, by RFC 3986. `url` follows the WHATWG's URL standard, which is near it and not the same.
///
/// # Gaps
///
/// - `url` refuses some URIs: a port beyond 65535; where the scheme is one that the standard knows, such as `https`, an
///   empty host, a host that ends in a number and is no IPv4 address, and a malformed international name; and an address
///   of a future IP version.
/// - It writes a URL in its normal form, `https://A.example` as `https://a.example/`.
/// - A URL may hold characters that no URI has, such as `|` and brackets in the query: the schema refuses it as it is
///   written.
impl StructuredOutput for Url {
    const SCHEMA: &'static Schema<'static> = &text(TextDomain::Format("uri"));
}
