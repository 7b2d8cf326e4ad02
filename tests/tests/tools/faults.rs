//! What is wrong with a call.

use isoform::{Code, Layer, OutputError, Route, ToolSet, structured_output};

use super::sets::{Action, offer, response};

/// What one call of OpenAI's is refused with.
#[track_caller]
fn refused(name: &str, arguments: &str) -> OutputError {
    let offer = offer::<Action>(&Route::openai_chat("m"));
    let mut called = offer
        .accept(&response(&[("call_7", name, arguments)], "tool_calls"))
        .unwrap();
    assert_eq!(called.len(), 1);
    let called = called.remove(0);
    assert_eq!(called.id.as_deref(), Some("call_7"));
    let error = called.call.expect_err("the call is refused");
    assert_eq!(
        (error.layer(), error.provider()),
        (Layer::Decision, Some("openai-chat"))
    );
    error
}

fn codes(error: &OutputError) -> Vec<&str> {
    error
        .issues()
        .iter()
        .map(|issue| issue.code.as_str())
        .collect()
}

#[test]
fn arguments_that_are_not_one_json_value_are_told_apart() {
    for (arguments, code, offset) in [
        (r#"{"query":"a","limit":nul"#, "invalid_json", 21),
        (r#"{"query":"a","limit":null"#, "invalid_json", 25),
        (r#"{"query":"a","limit":null} {}"#, "trailing_content", 27),
        (
            r#"{"query":"a","query":"b","limit":null}"#,
            "duplicate_key",
            13,
        ),
        (r#"{"query":"a","limit":1e999}"#, "number_out_of_range", 21),
        ("```json\n{}\n```", "invalid_json", 0),
    ] {
        let error = refused("search", arguments);
        assert_eq!(error.code(), Code::InvalidArguments, "{arguments}");
        assert_eq!(codes(&error), [code], "{arguments}");
        assert_eq!(error.offset(), Some(offset), "{arguments}");
        assert!(
            error
                .message()
                .starts_with("the call `call_7` of `search`: "),
            "{error}"
        );
        assert!(error.retryable() && !error.repairable(), "{arguments}");
    }
    let deep = format!("{}{}", "[".repeat(200), "]".repeat(200));
    assert_eq!(codes(&refused("search", &deep)), ["too_deep"]);
}

#[test]
fn arguments_that_do_not_fit_name_the_path_and_the_keyword() {
    for (name, arguments, path, code) in [
        ("search", r#"{"query":1,"limit":null}"#, "$.query", "type"),
        (
            "search",
            r#"{"query":"a","limit":300}"#,
            "$.limit",
            "maximum",
        ),
        ("search", r#"{"limit":null}"#, "$", "required"),
        (
            "search",
            r#"{"query":"a","limit":null,"more":1}"#,
            "$",
            "additionalProperties",
        ),
        (
            "open",
            r#"{"url":"u","section":{"line":1.5,"column":1}}"#,
            "$.section.line",
            "type",
        ),
        ("search", "[]", "$", "type"),
        ("stop", r#"{"now":true}"#, "$", "additionalProperties"),
        ("stop", "null", "$", "type"),
    ] {
        let error = refused(name, arguments);
        assert_eq!(error.code(), Code::InvalidArguments, "{arguments}");
        assert_eq!(error.path(), path, "{arguments}: {error}");
        assert!(
            codes(&error).contains(&code),
            "{arguments}: {:?}",
            error.issues()
        );
    }
}

#[test]
fn only_a_repairable_tool_is_asked_again_and_only_for_what_that_mends() {
    assert!(refused("stop", r#"{"now":true}"#).repairable());
    assert!(refused("stop", "{").repairable());
    assert!(!refused("search", "{").repairable());
    let deep = format!("{}{}", "[".repeat(200), "]".repeat(200));
    assert!(!refused("stop", &deep).repairable());
}

#[test]
fn blank_arguments_are_none_for_a_tool_without_parameters_and_too_few_for_others() {
    let offer = offer::<Action>(&Route::openai_chat("m"));
    for blank in ["", " \n", "{}"] {
        let called = offer
            .accept(&response(&[("c", "stop", blank)], "tool_calls"))
            .unwrap();
        assert_eq!(called[0].call, Ok(Action::Stop), "{blank:?}");
    }
    assert_eq!(codes(&refused("search", "")), ["required"]);
}

#[test]
fn an_unknown_tool_lists_the_known_ones() {
    let error = refused("serach", "not even JSON");
    assert_eq!(error.code(), Code::UnknownTool);
    assert_eq!(
        error.message(),
        "the call `call_7` of `serach`: no tool of this name was offered; known are `search`, `open`, `stop`, `set`"
    );
    assert!(!error.repairable() && error.retryable());
    // Names are compared as they are.
    assert_eq!(refused("Search", "{}").code(), Code::UnknownTool);
}

#[test]
fn what_a_model_wrote_is_cut_in_the_error() {
    let long = "x".repeat(10_000);
    let error = refused(&format!("a\nb{long}"), "{}");
    assert!(
        error.message().contains("`a bx") && error.message().chars().count() < 300,
        "{error}"
    );
    let error = refused(
        "search",
        &format!(r#"{{"query":1,"limit":null,"{long}":"{long}"}}"#),
    );
    let issues = serde_json::to_string(&error).unwrap();
    assert!(issues.len() < 4_000, "{}", issues.len());
}

macro_rules! many {
    ($($name:ident)*) => {
        #[structured_output(tools)]
        pub(super) enum Many {
            $($name,)*
        }
    };
}

many!(T01 T02 T03 T04 T05 T06 T07 T08 T09 T10 T11 T12 T13 T14 T15 T16 T17 T18 T19 T20 T21);

#[test]
fn the_list_of_known_tools_is_bounded_and_a_route_takes_so_many() {
    let offer = offer::<Many>(&Route::openai_chat("m"));
    let called = offer
        .accept(&response(&[("c", "t99", "{}")], "tool_calls"))
        .unwrap();
    let error = called[0].call.as_ref().err().unwrap();
    assert!(error.message().ends_with("`t16` and 5 more"), "{error}");

    let error = Many::tools().offer(&Route::anthropic("m")).unwrap_err();
    assert_eq!(
        (error.code(), error.layer(), error.path()),
        (Code::Unsupported, Layer::Profile, "$")
    );
    assert_eq!(codes(&error), ["tool_limit"]);
    assert!(
        error.issues()[0].message.contains("21 of at most 20"),
        "{:?}",
        error.issues()
    );
}

#[test]
fn one_faulty_call_is_no_fault_of_the_others() {
    let offer = offer::<Action>(&Route::openai_chat("m"));
    let calls = [
        ("a", "stop", "{}"),
        ("b", "search", "{}"),
        ("c", "stop", ""),
    ];
    let called = offer.accept(&response(&calls, "tool_calls")).unwrap();
    let good: Vec<_> = called.iter().map(|called| called.call.is_ok()).collect();
    assert_eq!(good, [true, false, true]);
}

#[test]
fn no_call_of_a_response_that_was_cut_or_filtered_is_read() {
    let offer = offer::<Action>(&Route::openai_chat("m"));
    for (finish, code) in [
        ("length", Code::IncompleteItem),
        ("content_filter", Code::ContentFiltered),
    ] {
        let response = response(&[("a", "stop", "{}")], finish);
        assert_eq!(offer.accept(&response).unwrap_err().code(), code);
    }
    let cut = response(&[("a", "stop", "{}")], "length");
    assert_eq!(
        offer.read(&cut.items[0]).unwrap_err().code(),
        Code::IncompleteItem
    );
}

#[test]
fn an_error_has_the_shape_of_its_own_schema() {
    let schema = include_str!("../../../schemas/output-error.json");
    let judge = isoform_tests::judge::validator(schema);
    for error in [
        refused("search", "{"),
        refused("search", "{}"),
        refused("nothing", "{}"),
        super::channels::Unchecked::tools()
            .offer(&Route::anthropic("m"))
            .unwrap_err(),
    ] {
        let json = serde_json::to_value(&error).unwrap();
        if let Err(fault) = judge.validate(&json) {
            panic!("{json}: {fault}");
        }
    }
}
