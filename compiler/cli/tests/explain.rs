//! `isoform explain` as a shell sees it.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)] // a failing test may panic

use std::process::{Command, Output};

use isoform::Code;
use isoform_compiler::rules::PAGES;

fn explain(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_isoform"))
        .arg("explain")
        .args(arguments)
        .output()
        .unwrap()
}

#[track_caller]
fn printed(arguments: &[&str]) -> String {
    let output = explain(arguments);
    assert_eq!(output.status.code(), Some(0), "{arguments:?}");
    assert!(output.stderr.is_empty(), "{arguments:?}");
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn a_page_of_a_rule_is_its_documentation() {
    let page = PAGES.iter().find(|page| page.name == "map").unwrap();
    assert_eq!(
        printed(&["map", "--format", "markdown"]),
        format!("# map\n\n{}", page.text)
    );
    let text = printed(&["map"]);
    assert!(text.starts_with("map\n\nA map, on a provider"), "{text}");
    assert!(
        text.contains("\nWHY\n") && text.contains("\nINSTEAD\n"),
        "{text}"
    );
    assert!(
        text.contains("\n    #[structured_output(profiles(openai))]\n"),
        "{text}"
    );
    assert!(!text.contains("```"), "{text}");
}

#[test]
fn an_error_code_is_explained_from_the_catalogue() {
    let text = printed(&["invalid_json"]);
    assert!(
        text.starts_with("INVALID_JSON\n\nThe text is not one JSON value."),
        "{text}"
    );
    assert!(text.contains(Code::InvalidJson.remedy()), "{text}");
    assert!(text.contains("\nparse\n"), "{text}");
    assert!(text.contains("shows the model its fault"), "{text}");
}

#[test]
fn the_list_names_all_in_lines_of_a_terminal_and_all_are_found() {
    let list = printed(&[]);
    assert!(
        list.lines().all(|line| line.chars().count() <= 100),
        "{list}"
    );
    let names = PAGES.iter().map(|page| page.name);
    for name in names.chain(Code::ALL.iter().map(|code| code.as_str())) {
        let rows = list
            .lines()
            .filter(|line| line.split_whitespace().next() == Some(name) && line.starts_with("  "));
        assert_eq!(rows.count(), 1, "{name} in\n{list}");
        let page = printed(&[name]);
        assert!(page.starts_with(&format!("{name}\n")), "{page}");
    }
    let markdown = printed(&["--format", "markdown"]);
    assert!(
        markdown.contains("\n- `map`: A map, on a provider"),
        "{markdown}"
    );
}

#[test]
fn an_unknown_name_is_a_wrong_use_and_names_the_nearest() {
    for (name, hint) in [
        ("uniqe_items", "did you mean `unique_items`?"),
        ("tagged-newtype", "did you mean `tagged_newtype`?"),
        ("INVALID_JASON", "did you mean `INVALID_JSON`?"),
        ("colour", "`isoform explain` lists all"),
        ("", "`isoform explain` lists all"),
    ] {
        let output = explain(&[name]);
        assert_eq!(output.status.code(), Some(2), "{name}");
        assert!(output.stdout.is_empty(), "{name}");
        let message = String::from_utf8(output.stderr).unwrap();
        assert!(message.contains(hint), "{message}");
    }
}
