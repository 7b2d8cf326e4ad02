//! The failing build: checks that run in rustc's own evaluator.
//!
//! One constant checks one place for all its profiles: each constant costs a build more than its evaluation does.
#![allow(clippy::panic)] // the panic is the build error

use crate::ir::{Array, Definition, KindSet, Link, Schema, Shape, sound};
use crate::profile::Profile;
use crate::rules::Rule;
use crate::walk::{Count, Entry, Note, Scope, Sink, Walk, What};

/// The most named types that one check can hold.
const MAX_TYPES: usize = 512;
/// As many as most types reach.
const FEW_TYPES: usize = 8;
/// The most violations that one message lists for each profile.
const MAX_VIOLATIONS: usize = 8;
const MAX_PATHS: usize = 2048;
const MAX_MESSAGE: usize = 12_288;

pub use crate::screen::clears;

/// A profile, and what the author leaves to the validator on it.
pub type Gate<'p> = (&'p Profile, KindSet);

/// Fails the build where a field cannot be carried to one of the profiles without loss, or where serde does not read what it writes.
///
/// `path` is the field's own, for example `$.calls`. Types below it that check themselves are left to their own checks.
#[track_caller]
pub const fn field(
    gates: &[Gate<'_>],
    type_name: &str,
    path: &str,
    schema: &'static Schema<'static>,
) {
    sound(schema);
    check(
        gates,
        &Subject {
            name: type_name,
            base: path,
            schema,
            scope: Scope::Field,
        },
    );
}

/// Fails the build where a type cannot be carried to one of the profiles without loss, for what only the whole type
/// shows.
#[track_caller]
pub const fn whole(gates: &[Gate<'_>], definition: &'static Definition<'static>) {
    let root = Schema::of(Shape::Reference(Link::to(definition)));
    check(
        gates,
        &Subject {
            name: definition.name,
            base: "$",
            schema: &root,
            scope: Scope::Whole,
        },
    );
}

/// The same for the parameters of a tool, to which `path` leads, for example `$.search`.
#[track_caller]
pub const fn tool(
    gates: &[Gate<'_>],
    type_name: &str,
    path: &str,
    definition: &'static Definition<'static>,
) {
    let root = Schema::of(Shape::Reference(Link::to(definition)));
    check(
        gates,
        &Subject {
            name: type_name,
            base: path,
            schema: &root,
            scope: Scope::Whole,
        },
    );
}

/// Fails the build where a schema cannot be carried to one of the profiles without loss.
#[track_caller]
pub const fn schema(gates: &[Gate<'_>], type_name: &str, schema: &'static Schema<'static>) {
    sound(schema);
    check(
        gates,
        &Subject {
            name: type_name,
            base: "$",
            schema,
            scope: Scope::Report,
        },
    );
}

/// What is checked, and how it is called.
struct Subject<'s> {
    name: &'s str,
    base: &'s str,
    schema: &'s Schema<'s>,
    scope: Scope,
}

#[track_caller]
const fn check(gates: &[Gate<'_>], subject: &Subject<'_>) {
    let is_field = matches!(subject.scope, Scope::Field);
    if is_field && subject.schema.is_bare() {
        return;
    }
    let is_option = is_field && subject.schema.is_bare_option();
    let (mut i, end) = (0, gates.len());
    while i < end {
        let profile = gates[i].0;
        if is_option && profile.unions.any_of.holds()
            || is_field && is_list_of_gated(subject.schema, profile)
        {
            i += 1;
            continue;
        }
        // Counting bytes is quick, and never below the count of characters; only where it is too much is that counted.
        if violations(gates[i], subject, Count::Bytes, &mut Sink::off()) > 0
            && violations(gates[i], subject, Count::Characters, &mut Sink::off()) > 0
        {
            fail(gates, subject);
        }
        i += 1;
    }
}

/// Whether this is a type that checks itself for the profile, or a list of such of which nothing else was written.
const fn is_list_of_gated(schema: &Schema<'_>, profile: &Profile) -> bool {
    match &schema.shape {
        Shape::Reference(link) => match link.resolve(&[]) {
            Some(definition) => definition.gate(profile.name, profile.signature()).is_some(),
            None => false,
        },
        Shape::Array(Array {
            min_items: None,
            max_items: None,
            unique: false,
            items,
        }) => is_list_of_gated(items, profile),
        _ => false,
    }
}

/// Counts the violations on one profile and describes them.
const fn violations(
    gate: Gate<'_>,
    subject: &Subject<'_>,
    count: Count,
    message: &mut Sink<'_>,
) -> usize {
    // Clearing a large table would be most of the work for most types: start small, and grow where that was too small.
    let few = &mut [Entry::EMPTY; FEW_TYPES];
    if let Some(found) = violations_with(gate, subject, count, message, few) {
        return found;
    }
    let many = &mut [Entry::EMPTY; MAX_TYPES];
    match violations_with(gate, subject, count, message, many) {
        Some(found) => found,
        None => 1,
    }
}

const fn violations_with<'a>(
    (profile, accepted): Gate<'_>,
    subject: &Subject<'a>,
    count: Count,
    message: &mut Sink<'_>,
    entries: &mut [Entry<'a>],
) -> Option<usize> {
    let may_grow = entries.len() < MAX_TYPES;
    let mut notes = [Note::EMPTY; MAX_VIOLATIONS];
    let mut paths = [0; MAX_PATHS];
    let mut walk = Walk::new(
        profile,
        subject.scope,
        subject.base,
        &[],
        entries,
        &mut notes,
        Sink::into(&mut paths),
        Sink::off(),
    );
    walk.count = count;
    walk.run(subject.schema, accepted);
    if walk.full && may_grow {
        return None;
    }
    if walk.violation_count > 0 && message.is_on() {
        list(subject.name, &walk, message);
    }
    Some(walk.violation_count)
}

/// Fails with what is wrong on every profile.
#[track_caller]
const fn fail(gates: &[Gate<'_>], subject: &Subject<'_>) {
    let mut message = [0; MAX_MESSAGE];
    let mut sink = Sink::into(&mut message);
    let mut i = 0;
    while i < gates.len() {
        violations(gates[i], subject, Count::Characters, &mut sink);
        i += 1;
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

const fn list(name: &str, walk: &Walk<'_, '_>, sink: &mut Sink<'_>) {
    if sink.len() > 0 {
        sink.byte(b'\n');
    }
    sink.byte(b'`');
    sink.text(name);
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
            describe(sink, rule, walk, &note);
            listed += 1;
        }
        i += 1;
    }
    if walk.violation_count > listed {
        sink.text("\nand ");
        sink.integer((walk.violation_count - listed) as i128);
        sink.text(" more");
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
    if let Some(kind) = rule.consent() {
        sink.text(": profiles(");
        sink.text(walk.profile.name);
        sink.text("(check_locally(");
        sink.text(kind);
        sink.text(")))");
    }
}
