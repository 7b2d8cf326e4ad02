//! What authors say of a provider against its profile, and what they leave to the validator for nothing: both stand in
//! every report.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)] // a failing test may panic
#![allow(dead_code)] // only the schemas of some types are looked at

use std::collections::HashMap;

use isoform::{
    Assumption, Kind, Options, Profile, Route, Rule, StructuredOutput, negotiate, profiles,
    structured_output,
};
use isoform_compiler::project::{Assumed, Verdict};

/// A map that a gateway in front of the provider takes.
#[structured_output(profiles(openai(assume(
    map,
    because = "the gateway passed one on, 2026-11-02"
))))]
struct Labels {
    labels: HashMap<String, String>,
}

#[test]
fn an_assumption_lifts_its_rule_and_stands_in_the_report() {
    let projection = Labels::contract().project(&profiles::OPENAI);
    assert!(projection.is_accepted());
    assert_eq!(projection.verdict, Verdict::Assumed);
    assert_eq!(
        projection.assumed,
        [Assumed {
            rule: Rule::Map,
            path: "$.labels".to_owned(),
            because: "the gateway passed one on, 2026-11-02",
        }]
    );
    // The form is the map's own: nothing is changed on the strength of a claim.
    assert!(
        projection
            .schema
            .contains(r#""additionalProperties":{"type":"string"}"#),
        "{}",
        projection.schema
    );
    assert!(projection.encodings.is_empty());
}

#[test]
fn an_assumption_stands_in_the_reason_of_a_plan() {
    let route = Route::openai_chat("gpt-5.6");
    let plan = negotiate(Labels::contract(), &route, &Options::default()).unwrap();
    let why = &plan.reasons()[0].why;
    assert!(
        why.ends_with("; map: the gateway passed one on, 2026-11-02"),
        "{why}"
    );
}

#[test]
fn an_assumption_is_about_one_profile_alone() {
    let projection = Labels::contract().project(&profiles::ANTHROPIC);
    assert!(!projection.is_accepted());
    assert!(projection.assumed.is_empty());
    let shallow = profiles::OPENAI.with_max_depth(1);
    assert!(!Labels::contract().project(&shallow).is_accepted());
}

/// Holds a type that assumes something, and assumes nothing itself.
#[structured_output]
struct Holder {
    inner: Labels,
}

#[test]
fn an_assumption_is_none_of_the_types_around() {
    let projection = Holder::contract().project(&profiles::OPENAI);
    let found: Vec<_> = projection
        .violations
        .iter()
        .map(|violation| (violation.rule, violation.path.as_str()))
        .collect();
    assert_eq!(found, [(Rule::Map, "$.inner.labels")]);
}

/// A profile of the user's own carries what all its users assume and accept.
static GATEWAY: Profile = profiles::OPENAI
    .named("gateway")
    .checking_locally(&[Kind::UniqueItems])
    .assuming(&[Assumption {
        rule: Rule::Recursion,
        because: "documented by the gateway's makers",
    }]);

#[structured_output(profiles(
    crate::GATEWAY,
    anthropic(assume(recursion, because = "tried on 2026-11-20"))
))]
struct Tree {
    children: Vec<Tree>,
}

#[test]
fn a_profile_carries_the_assumptions_of_its_users() {
    // The rule does not trouble this profile in the first place: nothing is assumed.
    let projection = Tree::contract().project(&GATEWAY);
    assert_eq!(projection.verdict, Verdict::Exact);
    assert!(projection.unused.is_empty());
    let projection = Tree::contract().project(&profiles::ANTHROPIC);
    assert_eq!(projection.verdict, Verdict::Assumed);
    assert_eq!(projection.assumed[0].because, "tried on 2026-11-20");
}

#[structured_output(profiles(
    openai(check_locally(string_length, unique_items)),
    anthropic(check_locally(string_length, item_count))
))]
struct Title {
    #[structured(length(max = 40))]
    text: String,
}

#[test]
fn consent_that_nothing_needed_is_reported() {
    let contract = Title::contract();
    let openai = contract.project(&profiles::OPENAI);
    assert_eq!(openai.unused, [Kind::StringLength, Kind::UniqueItems]);
    let anthropic = contract.project(&profiles::ANTHROPIC);
    assert_eq!(anthropic.unused, [Kind::ItemCount]);
    // Nothing was accepted for it.
    assert!(contract.project(&profiles::GEMINI).unused.is_empty());
}

#[test]
fn rules_that_no_claim_lifts_are_refused_by_name() {
    for rule in Rule::ALL {
        let outcome = std::panic::catch_unwind(|| {
            let claims = Vec::leak(vec![Assumption {
                rule: *rule,
                because: "tried",
            }]);
            let _ = profiles::OPENAI.assuming(claims);
        });
        assert_eq!(outcome.is_ok(), rule.is_assumable(), "{}", rule.name());
    }
}
