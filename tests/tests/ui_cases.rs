//! What the cases under `ui/` show together: one error each, in four parts, and every rule, consent and refused word.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)] // a failing test may panic

mod ui_cases {
    pub(crate) mod broken;
    pub(crate) mod cases;
    pub(crate) mod message;
    pub(crate) mod serde_words;

    #[path = "../explain/examples.rs"]
    pub(crate) mod examples;
}

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use isoform_compiler::ir::Kind;
use isoform_compiler::rules::{PAGES, Rule};
use ui_cases::broken::{broken_by_schemas, broken_by_types};
use ui_cases::cases::{all, entries, failing};
use ui_cases::message::shown;
use ui_cases::serde_words::{judged, macro_source, refused, table};

/// Why no case shows the rule; `None` where cases must.
fn unshown(rule: Rule) -> Option<&'static str> {
    Some(match rule {
        Rule::LargeEnum | Rule::TypeCount => "too large for a case: `gate_message.rs` shows them",
        Rule::Union => "every shipped profile takes unions",
        Rule::ExclusiveUnion => {
            "the attribute writes no union of which exactly one branch may match"
        }
        Rule::Unmodelled | Rule::Reference | Rule::Local(Kind::Unmodelled) => "documents only",
        Rule::Local(Kind::TypeDomain) => "accepted by default",
        Rule::Local(Kind::UniqueKeys | Kind::JsonText | Kind::DecimalText) => {
            "accepted by the word that asks for the encoding"
        }
        Rule::Local(Kind::LiteralCase | Kind::Required) => {
            "asked of a provider, never left to the validator"
        }
        _ => return None,
    })
}

#[test]
fn every_case_stands_in_the_folder_of_its_rule_or_topic() {
    let cases = all();
    assert!(cases.len() >= 70, "{} cases", cases.len());
    for folder in entries(&Path::new(env!("CARGO_MANIFEST_DIR")).join("ui")) {
        for path in entries(&folder) {
            let source = path.with_extension("rs");
            assert!(source.is_file(), "{} belongs to no case", path.display());
        }
    }
    for (case, message) in failing() {
        if PAGES.iter().any(|page| page.name == case.folder) {
            let line = format!("rule: {}\n", case.folder);
            assert!(message.contains(&line), "{}: {message}", case.place());
            let length = case.source.lines().count();
            assert!(length <= 15, "{}: {length} lines", case.place());
        }
    }
}

#[test]
fn a_case_shows_the_errors_that_it_says_and_no_other() {
    for (case, message) in failing() {
        let said = match case
            .source
            .strip_prefix("//! ")
            .map(|text| text.split_once(" errors"))
        {
            Some(Some((number, _))) if number.parse::<usize>().is_ok() => number.parse().unwrap(),
            _ => 1,
        };
        let errors: Vec<&str> = message
            .lines()
            .filter(|line| line.starts_with("error"))
            .collect();
        assert_eq!(errors.len(), said, "{}: {errors:#?}", case.place());
        for error in errors {
            assert!(is_ours(error), "{}: {error}", case.place());
        }
        for line in message.lines() {
            assert!(!line.starts_with("warning"), "{}: {line}", case.place());
        }
    }
}

/// Whether the error is the attribute's, the check's, or about a type that lacks what only these words of ours need.
fn is_ours(error: &str) -> bool {
    if let Some(message) = error.strip_prefix("error: ") {
        // A part of it, between names in backticks and colons, stands in the macro's source.
        let parts = message.split('`').step_by(2);
        let mut parts = parts.flat_map(|part| part.split(": ")).map(str::trim);
        return message.starts_with("expected ")
            || parts.any(|part| part.len() >= 8 && macro_source().contains(part));
    }
    error.starts_with("error[E0080]: evaluation panicked: ")
        || error.starts_with("error[E0277]: ")
            && (error.ends_with("` has no schema") || error.contains("` applies to `"))
}

#[test]
fn every_violation_has_its_four_parts() {
    let mut count = 0;
    for (case, message) in failing() {
        for violation in shown(&message) {
            let Some(rule) = Rule::ALL.iter().find(|rule| rule.name() == violation.rule) else {
                // What serde itself would break has a rule of its own, which no profile lifts; so have tools.
                let place = case.place();
                match &*violation.rule {
                    "tagged_newtype" | "flatten" | "tool_parameters" => {
                        assert!(violation.profiles.is_empty(), "{place}");
                    }
                    "tool_name" | "tool_limit" => assert!(violation.paths > 0, "{place}"),
                    other => panic!("{place}: no rule is called `{other}`"),
                }
                assert!(violation.has_reason && violation.fix.is_some(), "{place}");
                continue;
            };
            count += 1;
            let place = case.place();
            assert!(
                violation.paths > 0 && violation.has_reason,
                "{place}: {message}"
            );
            assert!(
                message.contains(&format!("why:  {}", rule.why())),
                "{place}"
            );
            let fix = violation.fix.unwrap_or_else(|| panic!("{place}: no fix"));
            assert!(fix.starts_with(rule.fix()), "{place}: {fix}");
            for profile in &violation.profiles {
                if let Some(kind) = rule.consent() {
                    // A whole line to paste, with what else the profile needs; a profile of the user's own by its path.
                    let fix = fix.replace(&format!("<path of `{profile}`>"), profile);
                    let (_, words) = fix
                        .split_once(&format!("{profile}(check_locally("))
                        .unwrap();
                    let (words, _) = words.split_once("))").unwrap();
                    assert!(words.split(", ").any(|word| word == kind), "{place}: {fix}");
                }
            }
        }
    }
    assert!(count >= 60, "{count} violations");
}

#[test]
fn every_rule_has_a_case_for_each_profile_that_a_type_breaks_it_on() {
    let mut by_case: BTreeSet<(String, String)> = BTreeSet::new();
    for (_, message) in failing() {
        for violation in shown(&message) {
            for profile in violation.profiles {
                by_case.insert((violation.rule.clone(), profile));
            }
        }
    }
    let broken = broken_by_types();
    let is_for_types = |name: &str| {
        let mut rules = Rule::ALL.iter().filter(|rule| rule.name() == name);
        rules.any(|&rule| unshown(rule).is_none())
    };
    let by_schemas = broken_by_schemas();
    let missing: Vec<_> = (broken.iter())
        .chain(
            by_schemas
                .iter()
                .filter(|((rule, _), _)| is_for_types(rule)),
        )
        .filter(|(pair, _)| !by_case.contains(*pair))
        .map(|((rule, profile), by)| format!("`{rule}` on `{profile}`, which {by} breaks"))
        .collect();
    assert!(missing.is_empty(), "no case shows {missing:#?}");
    for &rule in Rule::ALL {
        let name = rule.name();
        if unshown(rule).is_some() && is_for_types(name) {
            continue; // another rule has the name too
        }
        let is_broken = broken.keys().any(|(broken, _)| broken == name);
        let is_shown = by_case.iter().any(|(shown, _)| shown == name);
        match unshown(rule) {
            Some(reason) => assert!(!is_broken && !is_shown, "`{name}` is shown, but: {reason}"),
            None => assert!(
                is_broken && is_shown,
                "`{name}` is broken by no type, or no case"
            ),
        }
    }
}

#[test]
fn every_consent_has_a_case_that_passes() {
    let passing: Vec<String> = all()
        .into_iter()
        .filter(|case| case.message.is_none())
        .map(|case| case.source.split_whitespace().collect::<Vec<_>>().join(" "))
        .collect();
    let passes = |words: &str| passing.iter().any(|source| source.contains(words));
    let broken = broken_by_types();
    let is_needed = |word: &str| broken.keys().any(|(rule, _)| rule == word);
    let kinds = table("profiles.rs", "KINDS");
    assert!(kinds.len() >= 8, "{kinds:?}");
    for kind in kinds.iter().filter(|kind| is_needed(kind)) {
        assert!(
            passes(&format!("check_locally({kind})")),
            "no case accepts `{kind}`"
        );
    }
    let rules = table("profiles.rs", "RULES");
    assert!(rules.len() >= 10, "{rules:?}");
    for rule in rules.iter().filter(|rule| is_needed(rule)) {
        assert!(
            passes(&format!("assume({rule}, because")),
            "no case assumes `{rule}`"
        );
    }
    let encodes = table("constraint.rs", "ENCODINGS");
    assert!(encodes.len() >= 4, "{encodes:?}");
    for encode in encodes {
        assert!(
            passes(&format!("encode = {encode}")),
            "no case asks for `{encode}`"
        );
    }
}

#[test]
fn every_serde_word_that_is_refused_has_a_case() {
    let messages: String = failing().into_iter().map(|(_, message)| message).collect();
    let words = refused();
    assert!(words.len() >= 12, "{words:?}");
    for (word, places) in words {
        let shown = messages
            .matches(&format!("error: `serde({word})` is refused"))
            .count();
        assert!(
            shown >= places,
            "`{word}`: {shown} cases for {places} places"
        );
    }
    let judged = judged();
    assert!(judged.len() >= 6, "{judged:?}");
    for reason in judged {
        assert!(
            messages.contains(&format!(" is refused{reason}")),
            "no case shows:{reason}"
        );
    }
}

#[test]
fn the_topics_that_are_no_rules_have_cases_of_both_kinds() {
    let mut kinds: BTreeMap<String, BTreeSet<bool>> = BTreeMap::new();
    for case in all() {
        kinds
            .entry(case.folder)
            .or_default()
            .insert(case.message.is_some());
    }
    for topic in [
        "another_crate",
        "assume",
        "cfg",
        "consent",
        "encode",
        "flatten",
        "generics",
        "profiles",
    ] {
        assert_eq!(kinds.get(topic).map(BTreeSet::len), Some(2), "{topic}");
    }
    assert!(kinds.contains_key("hygiene"), "{:?}", kinds.keys());
}
