//! The table as Markdown.

use isoform_compiler::ir::{KindSet, Schema};
use isoform_compiler::profile::Profile;
use isoform_compiler::profiles::ALL;
use isoform_compiler::project::{Projection, Verdict, project};

use super::{Group, groups};

const INTRODUCTION: &str = "\
# What becomes of everyday shapes

Made by `cargo test -p isoform-tests --test shapes`, which fails where this file differs; `ISOFORM_BLESS=1` rewrites it.
No type here accepts anything with `check_locally(..)`.

- `exact`: the values keep their form.
- `encoded`: they change form on the way and back, as listed.
- `local`: what is checked after the answer without further consent.
- **refused**: the build fails, by the rule listed. One with `?` is a kind that `check_locally(..)` accepts.

What is only asked of a provider, letter case and required properties, is not listed. `isoform explain <rule>` has a page on
each rule and kind. A field that is not said to be something else is a `bool`.
";

/// How many shapes there are.
pub(crate) fn count() -> usize {
    groups().map(|group| group.shapes.len()).sum()
}

/// The whole file.
pub(crate) fn table() -> String {
    let mut out = String::from(INTRODUCTION);
    out += "\n| |";
    heads(&mut out);
    out += &format!("| carried of {} |", count());
    for profile in ALL {
        let shapes = groups().flat_map(|group| group.shapes);
        let carried = shapes.filter(|(_, schema)| is_carried(&projected(schema, profile)));
        out += &format!(" {} |", carried.count());
    }
    out += "\n";
    for group in groups() {
        section(&mut out, group);
    }
    out
}

fn section(out: &mut String, group: &Group) {
    *out += &format!("\n## {}\n\n| shape |", group.title);
    heads(out);
    for (name, schema) in group.shapes {
        *out += &format!("| {name} |");
        for profile in ALL {
            *out += &format!(" {} |", cell(&projected(schema, profile)));
        }
        *out += "\n";
    }
}

/// The rest of the first line and the second one.
fn heads(out: &mut String) {
    for profile in ALL {
        *out += &format!(" {} |", profile.name);
    }
    *out += "\n|---|";
    *out += &"---|".repeat(ALL.len());
    *out += "\n";
}

fn projected(schema: &Schema<'static>, profile: &Profile) -> Projection {
    project(schema, &[], profile, KindSet::NONE)
}

fn is_carried(projection: &Projection) -> bool {
    let is_whole = matches!(projection.verdict, Verdict::Exact | Verdict::Encoded);
    assert_eq!(is_whole, projection.is_accepted(), "{projection:#?}");
    is_whole
}

fn cell(projection: &Projection) -> String {
    if !is_carried(projection) {
        let rules = projection.violations.iter().map(|violation| {
            let mark = if violation.rule.consent().is_some() {
                "?"
            } else {
                ""
            };
            format!("`{}`{mark}", violation.rule.name())
        });
        return format!("**refused** {}", listed(rules));
    }
    let mut cell = projection.verdict.word().to_owned();
    let encodings = (projection.encodings.iter()).map(|found| format!("`{}`", found.kind.word()));
    let local = (projection.local.iter()).map(|found| format!("`{}`", found.kind.word()));
    for (before, words) in [(" ", listed(encodings)), ("; local ", listed(local))] {
        if !words.is_empty() {
            cell += before;
            cell += &words;
        }
    }
    cell
}

/// Each word once, in the order in which it was found first.
fn listed(words: impl Iterator<Item = String>) -> String {
    let mut once: Vec<String> = Vec::new();
    for word in words {
        if !once.contains(&word) {
            once.push(word);
        }
    }
    once.join(", ")
}
