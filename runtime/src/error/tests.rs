// A test that fails should say where.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use super::*;

#[test]
fn issues_are_sorted_and_bounded_in_number_and_characters() {
    let many = (0..50)
        .rev()
        .map(|n| Issue::new("type", format!("/{n:02}"), "/type", "é".repeat(600)));
    let error = OutputError::new(Code::SchemaMismatch, "50 issues").with_issues(many);
    assert_eq!(error.issues().len(), OutputError::MAX_ISSUES);
    let paths: Vec<_> = error
        .issues()
        .iter()
        .map(|issue| issue.path.as_str())
        .collect();
    assert_eq!(paths.first(), Some(&"/00"));
    assert_eq!(paths.last(), Some(&"/19"));
    assert!(
        error
            .issues()
            .iter()
            .all(|issue| issue.message.chars().count() == Issue::MAX_CHARS)
    );
}

#[test]
fn a_text_of_exactly_the_limit_is_not_cut() {
    let issue = Issue::new("type", "", "", "ü".repeat(Issue::MAX_CHARS));
    assert!(!issue.message.contains('…'));
}

#[test]
fn a_long_provider_text_is_cut_on_a_character() {
    let error = OutputError::new(
        Code::ProviderError,
        "😀".repeat(OutputError::MAX_MESSAGE_CHARS + 1),
    );
    assert_eq!(
        error.message().chars().count(),
        OutputError::MAX_MESSAGE_CHARS
    );
}

#[test]
fn the_tool_alone_says_that_a_retry_is_safe() {
    let error = OutputError::new(Code::ToolError, "disk full");
    assert!(!error.retryable());
    assert!(error.with_safe_retry().retryable());
}

#[test]
fn nothing_is_repairable_that_is_not_retryable() {
    for code in Code::ALL {
        assert!(code.retryable() || !code.repairable(), "{code}");
    }
}

#[test]
fn display_names_layer_code_place() {
    let error = OutputError::new(Code::DuplicateKey, "`a` twice")
        .at_offset(4)
        .at_path("$.x");
    assert_eq!(
        error.to_string(),
        "parse: DUPLICATE_KEY: `a` twice (at `$.x`, byte 4)"
    );
}
