//! Whose consent counts where.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)] // a failing test may panic
#![allow(missing_docs, dead_code)] // the types stand for a user's own; only their schemas are looked at

use std::collections::HashSet;

use isoform::{
    Code, Options, Profile, Route, StructuredOutput, negotiate, profiles, structured_output,
};

#[structured_output]
pub struct Tags {
    pub tags: HashSet<u8>,
}

#[structured_output(profiles(openai(check_locally(unique_items))))]
pub struct Consenting {
    pub own: Tags,
}

#[structured_output]
pub struct Both {
    pub consenting: Consenting,
    pub plain: Tags,
}

#[structured_output]
pub struct Through {
    pub consenting: Consenting,
}

#[test]
fn consent_reaches_below_the_type_that_gives_it() {
    assert!(
        Consenting::contract()
            .project(&profiles::OPENAI)
            .is_accepted()
    );
    assert!(Through::contract().project(&profiles::OPENAI).is_accepted());
}

#[test]
fn consent_does_not_reach_a_type_by_another_way() {
    let projection = Both::contract().project(&profiles::OPENAI);
    assert!(!projection.is_accepted());
    assert_eq!(projection.violations[0].rule.name(), "unique_items");
}

#[test]
fn consent_for_one_profile_is_none_for_another() {
    assert!(
        !Consenting::contract()
            .project(&profiles::GEMINI)
            .is_accepted()
    );
    let named = profiles::OPENAI.named("mine");
    assert!(!Consenting::contract().project(&named).is_accepted());
}

#[structured_output(profiles(openai_2026_09(check_locally(unique_items))))]
pub struct Pinned {
    pub own: Tags,
}

/// The pinned name stays when the moving one goes on to other facts, so that consent to one is none to the other.
#[test]
fn consent_to_a_pinned_profile_is_for_that_name() {
    let contract = Pinned::contract();
    let route = Route::openai_chat("gpt-5.6");
    assert!(contract.project(&profiles::OPENAI_2026_09).is_accepted());
    assert!(!contract.project(&profiles::OPENAI).is_accepted());
    let refused = negotiate(&contract, &route, &Options::default()).unwrap_err();
    assert_eq!(refused.code(), Code::Unsupported);
    let route = route.with_profile(profiles::OPENAI_2026_09);
    negotiate(&contract, &route, &Options::default()).unwrap();
}

static LAX: Profile = {
    let mut profile = profiles::OPENAI;
    profile.strings.length.value = false;
    profile
};

#[structured_output(profiles(openai))]
pub struct Short {
    #[structured(length(max = 3))]
    pub text: String,
}

/// A profile of a shipped one's name with another fact: what was checked for the one says nothing of the other.
#[test]
fn a_profile_with_another_fact_is_another_profile_whatever_its_name() {
    assert_ne!(LAX.signature(), profiles::OPENAI.signature());
    let contract = Short::contract();
    assert!(contract.project(&profiles::OPENAI).is_accepted());
    assert!(!contract.project(&LAX).is_accepted());
}
