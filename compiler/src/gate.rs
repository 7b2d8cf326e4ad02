//! The failing build: checks that run in rustc's own evaluator.
#![allow(clippy::panic)] // the panic is the build error

use crate::ir::{Definition, KindSet, Schema, Shape};
use crate::profile::Profile;
use crate::rules::Rule;
use crate::walk::{Entry, Note, Scope, Sink, Walk, What};

/// The most named types that one check can hold.
const MAX_TYPES: usize = 512;
/// The most named types without a check of their own below one field.
const MAX_FIELD_TYPES: usize = 128;
/// The most violations that one message lists.
const MAX_VIOLATIONS: usize = 8;
const MAX_PATHS: usize = 2048;
const MAX_MESSAGE: usize = 6144;

/// Fails the build where a field cannot be carried to the profile without loss.
///
/// `path` is the field's own, for example `$.calls`. Types below it that check themselves are left to their own checks.
#[track_caller]
pub const fn field(
    profile: &Profile,
    accepted: KindSet,
    type_name: &str,
    path: &str,
    schema: &'static Schema<'static>,
) {
    let mut entries = [Entry::EMPTY; MAX_FIELD_TYPES];
    check(
        profile,
        accepted,
        type_name,
        path,
        schema,
        Scope::Field,
        &mut entries,
    );
}

/// Fails the build where a type cannot be carried to the profile without loss, for what only the whole type shows.
#[track_caller]
pub const fn whole(profile: &Profile, accepted: KindSet, definition: &'static Definition<'static>) {
    let mut entries = [Entry::EMPTY; MAX_TYPES];
    let root = Schema::of(Shape::Reference(crate::ir::Link::to(definition)));
    check(
        profile,
        accepted,
        definition.name,
        "$",
        &root,
        Scope::Whole,
        &mut entries,
    );
}

/// Fails the build where a schema cannot be carried to the profile without loss.
#[track_caller]
pub const fn schema(
    profile: &Profile,
    accepted: KindSet,
    type_name: &str,
    schema: &'static Schema<'static>,
) {
    let mut entries = [Entry::EMPTY; MAX_TYPES];
    check(
        profile,
        accepted,
        type_name,
        "$",
        schema,
        Scope::Report,
        &mut entries,
    );
}

#[track_caller]
const fn check<'a>(
    profile: &Profile,
    accepted: KindSet,
    type_name: &str,
    base: &str,
    root: &'a Schema<'a>,
    scope: Scope,
    entries: &mut [Entry<'a>],
) {
    let mut notes = [Note::EMPTY; MAX_VIOLATIONS];
    let mut paths = [0; MAX_PATHS];
    let mut walk = Walk::new(
        profile,
        scope,
        base,
        &[],
        entries,
        &mut notes,
        Sink::into(&mut paths),
        Sink::off(),
    );
    walk.run(root, accepted);
    if walk.violation_count > 0 {
        fail(type_name, &walk);
    }
}

#[track_caller]
const fn fail(type_name: &str, walk: &Walk<'_, '_>) {
    let mut message = [0; MAX_MESSAGE];
    let mut sink = Sink::into(&mut message);
    sink.byte(b'`');
    sink.text(type_name);
    sink.text("` is not lossless on `");
    sink.text(walk.profile.name);
    sink.text("` (profile ");
    sink.text(walk.profile.revision);
    sink.byte(b')');
    let mut i = 0;
    let mut listed = 0;
    while i < walk.notes.len() && i < walk.note_count {
        let note = walk.notes[i];
        if let What::Violation(rule) = note.what {
            describe(&mut sink, rule, walk, &note);
            listed += 1;
        }
        i += 1;
    }
    if walk.violation_count > listed {
        sink.text("\nand ");
        sink.integer((walk.violation_count - listed) as i128);
        sink.text(" more");
    }
    match core::str::from_utf8(sink.written()) {
        Ok(text) => panic!("{}", text),
        // The buffer ended inside a character: the rest is still worth reading.
        Err(error) => match core::str::from_utf8(sink.written().split_at(error.valid_up_to()).0) {
            Ok(text) => panic!("{}", text),
            Err(_) => panic!("the type is not lossless on this profile"),
        },
    }
}

const fn describe(sink: &mut Sink<'_>, rule: Rule, walk: &Walk<'_, '_>, note: &Note) {
    sink.text("\n  rule: ");
    sink.text(rule.name());
    sink.text("\n  at:   ");
    sink.bytes(walk.path(note));
    sink.text("\n  why:  ");
    sink.text(rule.why());
    let detail = walk.detail(note);
    if !detail.is_empty() {
        sink.text(": ");
        sink.bytes(detail);
    }
    if let Some((found, limit)) = note.count {
        sink.text(" (");
        sink.integer(found as i128);
        sink.text(" of at most ");
        sink.integer(limit as i128);
        sink.byte(b')');
    }
    sink.text("\n  fix:  ");
    sink.text(rule.fix());
}
