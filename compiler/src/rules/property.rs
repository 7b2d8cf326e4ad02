//! Properties: required or optional, and their names.

use super::disjoint::{self, View};
use crate::ir::{Definition, Object, Property};
use crate::profile::Profile;

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
        Presence::Refused
    } else {
        Presence::NullForAbsent
    }
}

/// Whether the property is sent under another name.
pub(crate) const fn is_renamed(property: &Property<'_>, profile: &Profile) -> bool {
    !profile.objects.names.value.takes(property.name)
}

/// Whether any property is sent under another name.
pub(crate) const fn any_renamed(object: &Object<'_>, profile: &Profile) -> bool {
    let mut i = 0;
    while i < object.properties.len() {
        if is_renamed(&object.properties[i], profile) {
            return true;
        }
        i += 1;
    }
    false
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

/// Whether the wire name of the renamed property at `index` is already another property's name.
pub(crate) const fn collides(object: &Object<'_>, index: usize) -> bool {
    let mut buffer = [0; MAX_NAME];
    let len = wire_name(object.properties[index].name, index, &mut buffer);
    let mut i = 0;
    while i < object.properties.len() {
        let other = object.properties[i].name.as_bytes();
        if i != index && other.len() == len {
            let mut k = 0;
            while k < len && other[k] == buffer[k] {
                k += 1;
            }
            if k == len {
                return true;
            }
        }
        i += 1;
    }
    false
}
