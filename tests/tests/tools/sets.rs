//! The sets of tools under test, and responses that call them.

use isoform::{Assembler, Caps, Offer, Response, Route, ToolSet, structured_output};
use serde::Serialize;
use serde_json::{Value, json};

/// What the agent may call.
#[structured_output(tools, profiles(openai, anthropic, gemini))]
#[derive(Debug, Clone, PartialEq)]
pub(super) enum Action {
    /// Search the web.
    Search {
        /// What to look for.
        #[structured(example = "trams in Zürich")]
        query: String,
        #[structured(optional)]
        limit: Option<u8>,
    },
    Open(Page),
    /// Give up.
    #[structured(repairable)]
    Stop,
    /// Set a value.
    #[structured(repairable)]
    Set {
        level: f32,
        #[structured(encode = decimal)]
        serial: u64,
        at: Option<(i32, i32)>,
        mode: Mode,
    },
}

/// A page to read.
#[structured_output]
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Page {
    pub(super) url: String,
    pub(super) section: Section,
}

#[structured_output]
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Section {
    pub(super) line: u32,
    pub(super) column: u32,
}

#[structured_output]
#[derive(Debug, Clone, PartialEq)]
pub(super) enum Mode {
    Fast,
    Slow { seconds: u8 },
}

/// Parameters of every other shape, some of which not every provider carries.
#[structured_output(tools)]
#[derive(Debug, Clone, PartialEq)]
pub(super) enum Shapes {
    Generic(List<Mode>),
    Pointed(Box<Page>),
    StandIn(Alias),
    Recursive(Tree),
    Wide(WideOpen),
    Flat {
        #[serde(flatten)]
        section: Section,
        note: Option<String>,
    },
    Maps {
        #[structured(encode = entries)]
        headers: std::collections::BTreeMap<String, u8>,
        #[structured(encode = entries, inner(encode = json_text))]
        more: std::collections::BTreeMap<String, Value>,
    },
    Named {
        #[serde(rename = "größe")]
        size: (u8, bool),
        #[serde(default)]
        tags: Vec<Mode>,
        choice: Choice,
    },
    Empty {},
}

#[structured_output]
#[derive(Debug, Clone, PartialEq)]
pub(super) struct List<T> {
    items: Vec<T>,
}

#[structured_output]
#[derive(Debug, Clone, PartialEq)]
#[serde(transparent)]
pub(super) struct Alias(Page);

#[structured_output]
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Tree {
    children: Vec<Tree>,
    next: Option<Box<Tree>>,
}

#[structured_output(open)]
#[derive(Debug, Clone, PartialEq)]
pub(super) struct WideOpen {
    name: String,
}

#[structured_output]
#[derive(Debug, Clone, PartialEq)]
#[serde(untagged)]
pub(super) enum Choice {
    Number(u8),
    Text(String),
}

pub(super) fn routes() -> [Route; 4] {
    [
        Route::openai_chat("m"),
        Route::openai_responses("m"),
        Route::anthropic("m"),
        Route::gemini("m"),
    ]
}

pub(super) fn offer<T: ToolSet>(route: &Route) -> Offer<T> {
    T::tools().offer(route).unwrap()
}

/// A whole Chat Completions body with these calls, each an id, a name and the text of its arguments.
pub(super) fn response(calls: &[(&str, &str, &str)], finish: &str) -> Response {
    let calls: Vec<Value> = calls
        .iter()
        .map(|(id, name, arguments)| {
            json!({ "id": id, "type": "function", "function": { "name": name, "arguments": arguments } })
        })
        .collect();
    let body = json!({
        "id": "c1", "object": "chat.completion", "created": 1, "model": "gpt-test",
        "choices": [{ "index": 0, "finish_reason": finish,
            "message": { "role": "assistant", "content": null, "tool_calls": calls } }],
    });
    let body = body.to_string();
    Assembler::read_body(isoform::Api::OpenAiChat, Caps::default(), body.as_bytes()).unwrap()
}

/// The name and the arguments of a call, as it is stored.
pub(super) fn stored(action: &impl Serialize) -> (String, Value) {
    let mut call = serde_json::to_value(action).unwrap();
    let name = call["name"].as_str().unwrap().to_owned();
    (name, call["arguments"].take())
}
