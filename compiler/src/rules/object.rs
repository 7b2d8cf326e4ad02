//! Objects and maps.

use super::Rule;
use crate::ir::{Additional, Encode, Kind, KindSet, Object, Schema};
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
        Additional::Values(_) if profile.objects.maps.holds() => Sent::Object,
        Additional::Values(_)
            if matches!(schema.encode, Some(Encode::Entries)) && object.properties.is_empty() =>
        {
            Sent::Entries
        }
        Additional::Values(_) => Sent::Refused(Rule::Map),
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
