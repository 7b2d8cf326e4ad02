//! The failing build: checks that run in rustc's own evaluator.
//!
//! One constant checks one place for all its profiles: each constant costs a build more than its evaluation does.
//!
//! A message lists what is wrong with the place on every profile, once for those that have it in common. Of each profile
//! it has room for [`MAX_VIOLATIONS`], and counts those beyond: "and 3 more on `openai`". Each field is a place of its own,
//! so that a type with many fields shows them all.
#![allow(clippy::panic)] // the panic is the build error

mod message;
mod report;

use crate::ir::{Array, Definition, KindSet, Link, Schema, Shape, sound};
use crate::profile::Profile;
use crate::walk::{Count, Entry, Note, Scope, Sink, Walk};
use report::{Found, MAX_FOUND, MAX_PROFILES, Report};

/// The most named types that one check can hold.
const MAX_TYPES: usize = 512;
/// As many as most types reach.
const FEW_TYPES: usize = 8;
/// The most violations that one message lists for each profile.
pub const MAX_VIOLATIONS: usize = 8;
const MAX_PATHS: usize = 2048;
const MAX_MESSAGE: usize = 16_384;

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
    let mut unreported = Report::off();
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
        if violations(gates, i, subject, Count::Bytes, &mut unreported) > 0
            && violations(gates, i, subject, Count::Characters, &mut unreported) > 0
        {
            fail(gates.split_at(i).1, subject);
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

/// Counts the violations on one of the profiles and reports them.
const fn violations(
    gates: &[Gate<'_>],
    gate: usize,
    subject: &Subject<'_>,
    count: Count,
    report: &mut Report<'_>,
) -> usize {
    // Clearing a large table would be most of the work for most types: start small, and grow where that was too small.
    let few = &mut [Entry::EMPTY; FEW_TYPES];
    if let Some(found) = violations_with(gates, gate, subject, count, report, few) {
        return found;
    }
    let many = &mut [Entry::EMPTY; MAX_TYPES];
    match violations_with(gates, gate, subject, count, report, many) {
        Some(found) => found,
        None => 1,
    }
}

const fn violations_with<'a>(
    gates: &[Gate<'_>],
    gate: usize,
    subject: &Subject<'a>,
    count: Count,
    report: &mut Report<'_>,
    entries: &mut [Entry<'a>],
) -> Option<usize> {
    let (profile, accepted) = gates[gate];
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
    if report.is_on() {
        report.take(&walk, gate);
    }
    Some(walk.violation_count)
}

/// Fails with what is wrong on every profile; the first of them has something.
#[track_caller]
const fn fail(gates: &[Gate<'_>], subject: &Subject<'_>) {
    let mut found = [Found::EMPTY; MAX_FOUND];
    let mut texts = [0; 4 * MAX_PATHS];
    let mut more = [0; MAX_PROFILES];
    let mut report = Report::into(&mut found, &mut texts, &mut more);
    let mut i = 0;
    while i < gates.len() && i < MAX_PROFILES {
        violations(gates, i, subject, Count::Characters, &mut report);
        i += 1;
    }
    let mut message = [0; MAX_MESSAGE];
    let mut sink = Sink::into(&mut message);
    report.write(gates, subject.name, &mut sink);
    match core::str::from_utf8(sink.written()) {
        Ok(text) => panic!("{}", text),
        // The buffer ended inside a character: the rest is still worth reading.
        Err(error) => match core::str::from_utf8(sink.written().split_at(error.valid_up_to()).0) {
            Ok(text) => panic!("{}", text),
            Err(_) => panic!("the type is not lossless on this profile"),
        },
    }
}
