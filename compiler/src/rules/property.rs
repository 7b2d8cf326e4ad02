//! Properties: required or optional, and their names.

use super::disjoint::{self, View};
use crate::ir::{Definition, Object, Property};
use crate::profile::Profile;
use crate::text::same;

/// The form of a property's presence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Presence {
    /// Listed in `required`.
    Required,
    /// Left out of `required`.
    Optional,
    /// Required and nullable: null stands for absent.
    NullForAbsent,
    /// None: absent and a null that is sent would be one.
    Refused,
}

/// The form of a property's presence.
pub(crate) const fn presence<'a>(
    property: &Property<'a>,
    links: &'a [Definition<'a>],
    profile: &Profile,
) -> Presence {
    if property.required {
        Presence::Required
    } else if profile.objects.optional.holds() {
        Presence::Optional
    } else if disjoint::types(property.schema, View::Sent(profile), links, disjoint::FUEL)
        & disjoint::NULL
        != 0
    {
        // What counts is the sent form: null in a string of JSON text is not the null that stands for absent.
        Presence::Refused
    } else {
        Presence::NullForAbsent
    }
}

/// Whether the property is sent under another name.
pub(crate) const fn is_renamed(property: &Property<'_>, profile: &Profile) -> bool {
    !profile.objects.names.value.takes(property.name)
}

/// A renamed property's name on the wire: its position, with as much of the name as the profile takes.
pub(crate) const MAX_NAME: usize = 40;

/// Writes the wire name of the property at `index` into `buffer` and returns its length.
pub(crate) const fn wire_name(name: &str, index: usize, buffer: &mut [u8; MAX_NAME]) -> usize {
    let bytes = name.as_bytes();
    let (mut i, mut len) = (0, 0);
    while i < bytes.len() && len < MAX_NAME - 8 {
        // One underscore for each character outside the alphabet, whatever its length in bytes.
        if bytes[i] & 0xc0 != 0x80 {
            buffer[len] = if bytes[i].is_ascii_alphanumeric() {
                bytes[i]
            } else {
                b'_'
            };
            len += 1;
        }
        i += 1;
    }
    buffer[len] = b'_';
    len += 1;
    let mut power = 1;
    while index / power >= 10 {
        power *= 10;
    }
    while power > 0 && len < MAX_NAME {
        buffer[len] = b'0' + (index / power % 10) as u8;
        len += 1;
        power /= 10;
    }
    len
}

/// Whether the property at `i` of one object and the one at `k` of another are sent under one name.
pub(crate) const fn same_on_wire(
    x: &Object<'_>,
    i: usize,
    y: &Object<'_>,
    k: usize,
    profile: &Profile,
) -> bool {
    let (mut a, mut b) = ([0; MAX_NAME], [0; MAX_NAME]);
    match (
        renamed(x, i, profile, &mut a),
        renamed(y, k, profile, &mut b),
    ) {
        (Some(len), Some(other)) => len == other && same_start(&a, &b, len),
        (Some(len), None) => is_text(&a, len, y.properties[k].name),
        (None, Some(len)) => is_text(&b, len, x.properties[i].name),
        (None, None) => same(x.properties[i].name, y.properties[k].name),
    }
}

const fn renamed(
    object: &Object<'_>,
    index: usize,
    profile: &Profile,
    buffer: &mut [u8; MAX_NAME],
) -> Option<usize> {
    if is_renamed(&object.properties[index], profile) {
        Some(wire_name(object.properties[index].name, index, buffer))
    } else {
        None
    }
}

const fn is_text(buffer: &[u8; MAX_NAME], len: usize, text: &str) -> bool {
    text.len() == len && same_start(buffer, text.as_bytes(), len)
}

const fn same_start(a: &[u8], b: &[u8], len: usize) -> bool {
    let mut i = 0;
    while i < len {
        if a[i] != b[i] {
            return false;
        }
        i += 1;
    }
    true
}

/// Whether the wire name of the renamed property at `index` is already another property's name.
pub(crate) const fn collides(object: &Object<'_>, index: usize) -> bool {
    let mut buffer = [0; MAX_NAME];
    let len = wire_name(object.properties[index].name, index, &mut buffer);
    let mut i = 0;
    while i < object.properties.len() {
        if i != index && is_text(&buffer, len, object.properties[i].name) {
            return true;
        }
        i += 1;
    }
    false
}
