//! Any JSON.

use crate::ir::{Encode, Schema};
use crate::profile::Profile;

/// The form of a node that allows any JSON.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum AnyForm {
    /// An empty schema.
    Keyword,
    /// A string of JSON text, with the author's consent.
    JsonText,
    /// None.
    Refused,
}

/// The form of a node that allows any JSON.
pub(crate) const fn form(schema: &Schema<'_>, profile: &Profile) -> AnyForm {
    if profile.any_json.holds() {
        AnyForm::Keyword
    } else if matches!(schema.encode, Some(Encode::JsonText)) {
        AnyForm::JsonText
    } else {
        AnyForm::Refused
    }
}
