//! Every rule has a page of `isoform explain`, and what its page says of it is so.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)] // a failing test may panic

mod explain {
    pub(crate) mod by_hand;
    pub(crate) mod examples;
}

use std::panic::catch_unwind;
use std::path::Path;

use explain::by_hand::{self, Pair};
use explain::examples::{RUN, Role};
use isoform_compiler::gate;
use isoform_compiler::ir::{KindSet, Schema};
use isoform_compiler::profile::Profile;
use isoform_compiler::project::{Projection, original, project};
use isoform_compiler::rules::{PAGES, Page, Rule};
use serde_json::Value;

#[test]
fn every_rule_has_a_page_and_every_page_a_rule() {
    for rule in Rule::ALL {
        assert!(rule.page().is_some(), "`{}` has no page", rule.name());
    }
    for page in PAGES {
        let is_known = Rule::ALL.iter().any(|rule| rule.name() == page.name);
        assert!(
            is_known || page.name == "tagged_newtype" || is_of_tools(page),
            "{} explains no rule",
            page.name
        );
        let same = PAGES.iter().filter(|other| other.name == page.name);
        assert_eq!(same.count(), 1, "{}", page.name);
    }
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../compiler/src/rules/explain");
    assert_eq!(std::fs::read_dir(folder).unwrap().count(), PAGES.len());
}

#[test]
fn a_page_has_its_four_parts_in_their_order() {
    for page in PAGES {
        let headings: Vec<&str> = page
            .text
            .lines()
            .filter(|line| line.starts_with("## ") || line.starts_with("# "))
            .collect();
        assert_eq!(
            headings,
            ["## Why", "## Example", "## Instead"],
            "{}",
            page.name
        );
        assert!(page.summary().ends_with('.'), "{}", page.name);
        for section in page.text.split("\n## ").skip(1) {
            assert!(section.lines().count() > 2, "{}: {section}", page.name);
        }
        for line in page.text.lines().filter(|line| !line.ends_with(": T,")) {
            assert!(line.chars().count() <= 100, "{}: {line}", page.name);
        }
    }
}

#[test]
fn an_example_breaks_its_rule_and_what_is_written_instead_does_not() {
    for page in PAGES {
        let (mut examples, mut insteads) = (0, 0);
        for run in RUN.iter().filter(|run| run.page == page.name) {
            let (schema, profile) = (run.of)();
            match run.role {
                Role::Example => {
                    examples += 1;
                    assert_breaks(page, schema, &profile);
                }
                Role::Instead => {
                    insteads += 1;
                    assert_passes(page, schema, &profile);
                }
            }
        }
        if let Some(Pair {
            example,
            instead,
            profile,
        }) = by_hand::pair(page.name)
        {
            (examples, insteads) = (examples + 1, insteads + 1);
            assert_breaks(page, example, profile);
            assert_passes(page, instead, profile);
        }
        match page.name {
            // Refused where it is written: a case of the user-interface tests shows it.
            "tagged_newtype" => assert_eq!((examples, insteads), (0, 2)),
            // Tools are no schema: cases of the user-interface tests show both sides of each page.
            _ if is_of_tools(page) => assert_eq!((examples, insteads), (0, 0)),
            name => {
                assert_eq!(examples, 1, "{name}: one example");
                assert!(insteads > 0, "{name}: nothing that passes instead");
            }
        }
    }
}

#[test]
fn the_example_of_a_tagged_newtype_is_the_case_that_the_compiler_refuses() {
    let case = include_str!("../ui/tagged_newtype/fail_tag_taken.rs");
    let page = PAGES.iter().find(|page| page.name == "tagged_newtype");
    let example = blocks(page.unwrap(), "rust", "Example")[0];
    let dense = |text: &str| text.replace("\n\n", "\n");
    assert!(dense(case).contains(&dense(example)), "{case}");
}

#[test]
fn a_page_of_tools_is_shown_by_the_cases_that_stop_and_pass() {
    let dense = |text: &str| text.replace("\n\n", "\n");
    for page in PAGES.iter().filter(|page| is_of_tools(page)) {
        let read = |kind: &str| {
            let file = format!("ui/{}/{kind}.rs", page.name);
            std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(file)).unwrap()
        };
        for (kind, section) in [("fail", "Example"), ("pass", "Instead")] {
            let case = dense(&read(kind));
            for block in blocks(page, "rust", section) {
                assert!(case.contains(&dense(block)), "{}: {case}", page.name);
            }
        }
    }
}

#[test]
fn a_document_on_a_page_is_what_the_schema_made_by_hand_writes() {
    for (name, parts) in [
        ("exclusive_union", &["Example", "Instead"][..]),
        // What breaks the rule is not written.
        ("unmodelled", &["Instead"]),
    ] {
        let page = PAGES.iter().find(|page| page.name == name).unwrap();
        let pair = by_hand::pair(name).unwrap();
        for &part in parts {
            let schema = match part {
                "Example" => pair.example,
                _ => pair.instead,
            };
            let written: Value = serde_json::from_str(&original(schema, &[]).schema).unwrap();
            // Both words say the same of branches that no value fits together, and one of them is written.
            let text = blocks(page, "json", part)[0].replace("oneOf", "anyOf");
            let on_page: Value = serde_json::from_str(&text).unwrap();
            assert_eq!(written, on_page, "{name}: {part}");
        }
    }
}

/// What is said about a set of tools.
fn is_of_tools(page: &Page) -> bool {
    page.name.starts_with("tool_")
}

/// What needs no consent and stops no build.
fn never_stops(page: &Page) -> bool {
    matches!(
        page.name,
        "type_domain" | "unique_keys" | "json_text" | "decimal_text" | "required"
    )
}

#[track_caller]
fn assert_breaks(page: &Page, schema: &'static Schema<'static>, profile: &Profile) {
    let projection = project(schema, &[], profile, KindSet::NONE);
    let name = page.name;
    if never_stops(page) {
        assert!(
            projection.is_accepted() && leaves(&projection, name),
            "{name}: {projection:#?}"
        );
        return;
    }
    // The table of a report grows with the types; that of a build does not.
    if name != "type_count" {
        let broken: Vec<&str> = projection
            .violations
            .iter()
            .map(|v| v.rule.name())
            .collect();
        assert!(
            broken.iter().all(|rule| *rule == name),
            "{name}: {broken:?}"
        );
        assert!(!broken.is_empty(), "{name}: nothing is broken");
    }
    let message = message(schema, profile).unwrap_or_else(|| panic!("{name}: the build passes"));
    assert!(message.contains(&format!("rule: {name}\n")), "{message}");
}

#[track_caller]
fn assert_passes(page: &Page, schema: &'static Schema<'static>, profile: &Profile) {
    let projection = project(schema, &[], profile, KindSet::NONE);
    assert!(projection.is_accepted(), "{}: {projection:#?}", page.name);
    if never_stops(page) {
        assert!(
            !leaves(&projection, page.name),
            "{}: {projection:#?}",
            page.name
        );
    }
    assert_eq!(message(schema, profile), None, "{}", page.name);
}

/// Whether the report lists the kind as left to the validator or as asked of the provider.
fn leaves(projection: &Projection, kind: &str) -> bool {
    (projection.local.iter().chain(&projection.asked)).any(|finding| finding.kind.word() == kind)
}

/// What a build would print; `None` where it passes.
fn message(schema: &'static Schema<'static>, profile: &Profile) -> Option<String> {
    let profile = *profile;
    let failed = catch_unwind(move || gate::schema(&[(&profile, KindSet::NONE)], "Type", schema));
    failed
        .err()
        .map(|message| *message.downcast::<String>().unwrap())
}

/// The blocks of code of one language in one section.
fn blocks<'p>(page: &'p Page, language: &str, section: &str) -> Vec<&'p str> {
    let (_, text) = page.text.split_once(&format!("\n## {section}\n")).unwrap();
    let text = text.split("\n## ").next().unwrap();
    text.split(&format!("```{language}\n"))
        .skip(1)
        .map(|rest| rest.split_once("```").unwrap().0)
        .collect()
}
