//! Objects and maps.

use super::Rule;
use super::string::{self, StringForm};
use crate::ir::{Additional, Encode, Kind, KindSet, Object, Schema, Text};
use crate::profile::Profile;

/// The form of an object.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct ObjectForm {
    /// What is sent.
    pub(crate) sent: Sent,
    /// Whether `minProperties` and `maxProperties` are sent.
    pub(crate) count: bool,
    /// What is not sent.
    pub(crate) local: KindSet,
}

/// What is sent of an object.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sent {
    /// An object, closed, open or a map as it is.
    Object,
    /// An array of `{key, value}`, with the author's consent.
    Entries,
    /// None.
    Refused(Rule),
}

/// The form of an object; `absent_becomes_null` tells whether a property changes between absent and null.
pub(crate) const fn form(
    schema: &Schema<'_>,
    object: &Object<'_>,
    absent_becomes_null: bool,
    profile: &Profile,
) -> ObjectForm {
    let sent = match object.additional {
        Additional::Closed => Sent::Object,
        Additional::Open if profile.objects.open.holds() => Sent::Object,
        Additional::Open => Sent::Refused(Rule::OpenObject),
        Additional::Values(_) | Additional::Keyed { .. } if profile.objects.maps.holds() => {
            Sent::Object
        }
        Additional::Values(_) | Additional::Keyed { .. }
            if matches!(schema.encode, Some(Encode::Entries)) && object.properties.is_empty() =>
        {
            Sent::Entries
        }
        Additional::Values(_) | Additional::Keyed { .. } => Sent::Refused(Rule::Map),
    };
    let counted = object.min_properties.is_some() || object.max_properties.is_some();
    let mut local = KindSet::NONE;
    // Entries carry the count as their number of items, if that is enforced.
    let count = counted
        && match sent {
            Sent::Object => profile.objects.count.holds() && !absent_becomes_null,
            Sent::Entries => profile.arrays.max_items.holds() && profile.arrays.min_items.value > 1,
            Sent::Refused(_) => false,
        };
    if counted && !count {
        local = local.with(Kind::PropertyCount);
    }
    ObjectForm { sent, count, local }
}

/// The form of a map's keys: what is sent of them, and whether it is sent at all.
pub(crate) const fn key_form<'a>(
    keys: &Text<'a>,
    sent: Sent,
    profile: &Profile,
) -> Option<StringForm<'a>> {
    match sent {
        Sent::Object if !profile.objects.property_names.holds() => None,
        Sent::Object | Sent::Entries => Some(string::form(keys, profile)),
        Sent::Refused(_) => None,
    }
}
