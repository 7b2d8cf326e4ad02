//! The failing build.

use crate::ir::{Definition, KindSet, Schema};
use crate::profile::Profile;

/// Fails the build where a field cannot be carried to the profile without loss.
#[track_caller]
pub const fn field(
    _profile: &Profile,
    _accepted: KindSet,
    _type_name: &str,
    _path: &str,
    _schema: &Schema<'static>,
) {
}

/// Fails the build where a type cannot be carried to the profile without loss, for what only the whole type shows.
#[track_caller]
pub const fn whole(_profile: &Profile, _accepted: KindSet, _definition: &Definition<'static>) {}

/// Fails the build where the schema of a type, named as its author wrote it, cannot be carried to the profile without loss.
#[track_caller]
pub const fn schema(
    _profile: &Profile,
    _accepted: KindSet,
    _type_name: &str,
    _schema: &Schema<'static>,
) {
}
