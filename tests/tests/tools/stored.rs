//! A call as it is stored.

use isoform::structured_output;
use serde_json::json;

use super::sets::{Action, Mode, Page, Section};

fn calls() -> [(Action, serde_json::Value); 4] {
    [
        (
            Action::Search {
                query: "a".into(),
                limit: None,
            },
            json!({ "name": "search", "arguments": { "query": "a" } }),
        ),
        (
            Action::Open(Page {
                url: "u".into(),
                section: Section { line: 1, column: 2 },
            }),
            json!({ "name": "open", "arguments": { "url": "u", "section": { "line": 1, "column": 2 } } }),
        ),
        (Action::Stop, json!({ "name": "stop", "arguments": {} })),
        (
            Action::Set {
                level: 0.5,
                serial: u64::MAX,
                at: Some((1, -2)),
                mode: Mode::Slow { seconds: 3 },
            },
            json!({ "name": "set", "arguments": { "level": 0.5, "serial": u64::MAX, "at": [1, -2],
                "mode": { "kind": "slow", "seconds": 3 } } }),
        ),
    ]
}

#[test]
fn a_call_is_its_name_and_its_arguments() {
    for (call, stored) in calls() {
        assert_eq!(serde_json::to_value(&call).unwrap(), stored);
        let text = stored.to_string();
        assert_eq!(
            serde_json::from_str::<Action>(&text).unwrap(),
            call,
            "{text}"
        );
        assert_eq!(serde_json::from_value::<Action>(stored).unwrap(), call);
    }
}

#[test]
fn what_is_no_call_is_not_read() {
    for wrong in [
        json!({ "name": "stop", "arguments": { "now": true } }),
        json!({ "name": "stop", "arguments": {}, "id": 1 }),
        json!({ "name": "stop", "arguments": null }),
        json!({ "name": "stop", "arguments": [] }),
        json!({ "name": "halt", "arguments": {} }),
        json!({ "name": "search", "arguments": { "query": "a", "more": 1 } }),
        json!({ "name": "search", "arguments": { "query": "a", "limit": null } }),
        json!({ "arguments": {} }),
    ] {
        assert!(
            serde_json::from_value::<Action>(wrong.clone()).is_err(),
            "{wrong}"
        );
    }
}

#[structured_output(tools)]
#[serde(rename_all = "PascalCase", rename_all_fields = "camelCase")]
#[derive(Debug, PartialEq)]
pub(super) enum Renamed {
    LookUp {
        page_number: u8,
    },
    #[serde(rename = "halt", alias = "stop")]
    Stop,
}

#[test]
fn names_follow_the_words_of_serde() {
    use isoform::ToolSet;

    let tools = Renamed::tools();
    let names: Vec<_> = tools.iter().map(|tool| tool.name()).collect();
    assert_eq!(names, ["LookUp", "halt"]);
    assert!(
        tools
            .get("LookUp")
            .unwrap()
            .parameters()
            .get()
            .contains("\"pageNumber\"")
    );
    // A stored call under an alias is read; a provider calls what was offered.
    let stored = json!({ "name": "stop", "arguments": {} });
    assert_eq!(
        serde_json::from_value::<Renamed>(stored).unwrap(),
        Renamed::Stop
    );
    let offer = tools.offer(&isoform::Route::openai_chat("m")).unwrap();
    let response = super::sets::response(&[("c", "stop", "{}")], "tool_calls");
    let called = offer.accept(&response).unwrap().remove(0);
    assert_eq!(called.call.unwrap_err().code(), isoform::Code::UnknownTool);
}
