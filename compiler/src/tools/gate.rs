//! The failing build: names of tools, and what only the whole set shows.

#![allow(clippy::panic)] // the panic is the build error

use super::{LIMIT_FIX, NAME_FIX, NAME_WHY, TOOL_LIMIT, TOOL_NAME, Tool, excess};
use crate::gate::Gate;
use crate::profile::{First, Profile, ToolNames};
use crate::walk::{Counts, Entry, Scope, Sink, Walk};

/// The most named types that one tool can reach.
const MAX_TYPES: usize = 512;
/// As many as most tools reach.
const FEW_TYPES: usize = 8;
const MAX_MESSAGE: usize = 4096;

/// Fails the build where one of the profiles refuses a name of a tool.
#[track_caller]
pub const fn names(gates: &[Gate<'_>], type_name: &str, names: &[&str]) {
    let mut buffer = [0; MAX_MESSAGE];
    let mut message = Sink::into(&mut buffer);
    let (mut i, end) = (0, gates.len());
    while i < end {
        let profile = gates[i].0;
        let mut k = 0;
        while k < names.len() {
            if !profile.tools.names.value.takes(names[k]) {
                head(&mut message, type_name, profile);
                rule(&mut message, TOOL_NAME, names[k], NAME_WHY);
                taken(&mut message, &profile.tools.names.value);
                message.text("\n  fix:  ");
                message.text(NAME_FIX);
            }
            k += 1;
        }
        i += 1;
    }
    fail(&message);
}

/// Says what a name may be.
const fn taken(message: &mut Sink<'_>, names: &ToolNames) {
    message.text(": it takes A-Z, a-z, 0-9 and any of ");
    message.text(names.also);
    message.text(", at most ");
    message.integer(names.max as i128);
    if matches!(names.first, First::Letter) {
        message.text(", a letter or _ first");
    }
}

/// Fails the build where the set as a whole is more than one of the profiles takes in a request.
#[track_caller]
pub const fn set(gates: &[Gate<'_>], type_name: &str, tools: &[Tool<'static>]) {
    let mut buffer = [0; MAX_MESSAGE];
    let mut message = Sink::into(&mut buffer);
    let (mut i, end) = (0, gates.len());
    while i < end {
        let profile = gates[i].0;
        let found = excess(profile, tools.len() as u64, &total(profile, tools));
        let mut k = 0;
        while k < found.len() {
            if let Some(excess) = found[k] {
                head(&mut message, type_name, profile);
                rule(&mut message, TOOL_LIMIT, "", excess.why);
                message.text(" (");
                message.integer(excess.found as i128);
                message.text(" of at most ");
                message.integer(excess.limit as i128);
                message.text(")\n  fix:  ");
                message.text(LIMIT_FIX);
            }
            k += 1;
        }
        i += 1;
    }
    fail(&message);
}

/// What the parameters of all tools count; nothing where the profile limits nothing of it.
const fn total(profile: &Profile, tools: &[Tool<'static>]) -> Counts {
    let mut total = Counts::ZERO;
    if profile.tools.unions.value.is_none() && profile.tools.optionals.value.is_none() {
        return total;
    }
    let mut i = 0;
    while i < tools.len() {
        let few = &mut [Entry::EMPTY; FEW_TYPES];
        let counted = match counts(profile, &tools[i], few) {
            Some(counted) => counted,
            // What reaches more types than that is refused by the check of the tool itself.
            None => match counts(profile, &tools[i], &mut [Entry::EMPTY; MAX_TYPES]) {
                Some(counted) => counted,
                None => Counts::ZERO,
            },
        };
        total = total.and(&counted);
        i += 1;
    }
    total
}

const fn counts<'a>(
    profile: &Profile,
    tool: &Tool<'a>,
    entries: &mut [Entry<'a>],
) -> Option<Counts> {
    let mut walk = Walk::new(
        profile,
        Scope::Report,
        "$",
        &[],
        entries,
        &mut [],
        Sink::off(),
        Sink::off(),
    );
    walk.run(tool.schema, crate::ir::KindSet::NONE);
    if walk.full { None } else { Some(walk.totals()) }
}

const fn head(message: &mut Sink<'_>, type_name: &str, profile: &Profile) {
    if message.len() > 0 {
        message.byte(b'\n');
    }
    message.byte(b'`');
    message.text(type_name);
    message.text("` is not lossless on `");
    message.text(profile.name);
    message.text("` (profile ");
    message.text(profile.revision);
    message.byte(b')');
}

const fn rule(message: &mut Sink<'_>, name: &str, tool: &str, why: &str) {
    message.text("\n  rule: ");
    message.text(name);
    message.text("\n  at:   $");
    if !tool.is_empty() {
        message.byte(b'.');
        message.text(tool);
    }
    message.text("\n  why:  ");
    message.text(why);
}

/// Fails with the message, where there is one.
#[track_caller]
const fn fail(message: &Sink<'_>) {
    if message.len() == 0 {
        return;
    }
    match core::str::from_utf8(message.written()) {
        Ok(text) => panic!("{}", text),
        // The buffer ended inside a character: the rest is still worth reading.
        Err(error) => match core::str::from_utf8(message.written().split_at(error.valid_up_to()).0)
        {
            Ok(text) => panic!("{}", text),
            Err(_) => panic!("the tools are not lossless on this profile"),
        },
    }
}
