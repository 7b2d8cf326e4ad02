//! The declarations, as each API wants them.

use isoform::{
    Code, Options, Outcome, Route, StructuredOutput, ToolSet, negotiate, structured_output,
};
use isoform_tests::judge::validator;
use serde_json::{Value, json};

use super::sets::{Action, offer, routes};

fn declared(route: &Route) -> Value {
    serde_json::from_str(offer::<Action>(route).declarations().get()).unwrap()
}

#[test]
fn openai_takes_functions_with_strict_schemas() {
    let nothing = json!({ "type": "object", "properties": {}, "required": [], "additionalProperties": false });
    let chat = declared(&Route::openai_chat("m"));
    assert_eq!(
        chat[0],
        json!({ "type": "function", "function": {
            "name": "search", "description": "Search the web.", "strict": true,
            "parameters": {
                "type": "object",
                "properties": {
                    "query": { "type": "string", "description": "What to look for." },
                    "limit": { "anyOf": [{ "type": "integer", "minimum": 0, "maximum": 255 }, { "type": "null" }] },
                },
                "required": ["query", "limit"],
                "additionalProperties": false,
            },
        } })
    );
    assert_eq!(
        chat[2],
        json!({ "type": "function", "function": {
            "name": "stop", "description": "Give up.", "strict": true, "parameters": nothing } })
    );
    let responses = declared(&Route::openai_responses("m"));
    for (flat, nested) in responses
        .as_array()
        .unwrap()
        .iter()
        .zip(chat.as_array().unwrap())
    {
        let mut expected = nested["function"].clone();
        expected["type"] = json!("function");
        assert_eq!(*flat, expected);
    }
}

#[test]
fn anthropic_takes_strict_beside_the_schema() {
    let tools = declared(&Route::anthropic("m"));
    let names: Vec<_> = tools
        .as_array()
        .unwrap()
        .iter()
        .map(|t| &t["name"])
        .collect();
    assert_eq!(names, ["search", "open", "stop", "set"]);
    for tool in tools.as_array().unwrap() {
        assert_eq!(tool["strict"], json!(true));
        assert_eq!(tool["input_schema"]["type"], json!("object"), "{tool}");
        assert_eq!(tool["input_schema"].get("strict"), None);
    }
    // Optional parameters may stay out.
    assert_eq!(tools[0]["input_schema"]["required"], json!(["query"]));
}

#[test]
fn gemini_takes_all_functions_in_one_entry_and_no_schema_of_nothing() {
    let tools = declared(&Route::gemini("m"));
    assert_eq!(tools.as_array().unwrap().len(), 1);
    let functions = &tools[0]["functionDeclarations"];
    assert_eq!(functions.as_array().unwrap().len(), 4);
    assert_eq!(
        functions[2],
        json!({ "name": "stop", "description": "Give up." })
    );
    assert_eq!(
        functions[1]["parametersJsonSchema"]["type"],
        json!("object")
    );
}

#[test]
fn a_type_that_is_held_describes_its_tool() {
    let tools = Action::tools();
    let described: Vec<_> = tools
        .iter()
        .map(|tool| (tool.name(), tool.description(), tool.is_repairable()))
        .collect();
    assert_eq!(
        described,
        [
            ("search", Some("Search the web."), false),
            ("open", Some("A page to read."), false),
            ("stop", Some("Give up."), true),
            ("set", Some("Set a value."), true),
        ]
    );
    assert!(tools.get("open").is_some() && tools.get("Open").is_none());
}

#[test]
fn the_root_of_what_is_sent_is_a_plain_object_on_every_api() {
    for route in routes() {
        for sent in offer::<Action>(&route).projections() {
            let schema: Value = serde_json::from_str(&sent.schema).unwrap();
            assert_eq!(schema["type"], json!("object"), "{}", sent.schema);
            assert!(schema.get("anyOf").is_none() && schema.get("$ref").is_none());
            validator(&sent.schema);
        }
    }
}

#[test]
fn a_request_holds_the_callers_members_and_the_tools_in_declared_order() {
    let offer = offer::<Action>(&Route::openai_chat("m"));
    let body = offer
        .request(json!({ "model": "m", "stream": true }))
        .unwrap();
    let text = body.get();
    assert!(text.find("\"query\"").unwrap() < text.find("\"limit\"").unwrap());
    let read: Value = serde_json::from_str(text).unwrap();
    assert_eq!(read["tools"], declared(&Route::openai_chat("m")));
    assert_eq!(
        (&read["model"], &read["stream"]),
        (&json!("m"), &json!(true))
    );

    let error = offer.request(json!({ "tools": [] })).unwrap_err();
    assert_eq!((error.code(), error.path()), (Code::Unsupported, "$.tools"));
    let error = offer.request(json!([])).unwrap_err();
    assert_eq!(error.code(), Code::Unsupported);
}

#[structured_output]
#[derive(Debug, PartialEq)]
pub(super) struct Report {
    text: String,
}

#[test]
fn a_plan_asks_for_an_answer_and_offers_tools_on_the_way() {
    for route in routes() {
        let plan = negotiate(Report::contract(), &route, &Options::default())
            .unwrap()
            .with_tools(&Action::tools())
            .unwrap();
        let body: Value = serde_json::from_str(plan.payload().get()).unwrap();
        assert_eq!(body["tools"], declared(&route), "{}", route.api());
        assert!(
            body.to_string().contains("\"text\""),
            "the answer's schema is there too"
        );
    }
    let route = Route::openai_chat("m");
    let plan = negotiate(Report::contract(), &route, &Options::default())
        .unwrap()
        .with_tools(&Action::tools())
        .unwrap();
    let response = super::sets::response(&[("call_1", "stop", "{}")], "tool_calls");
    let Outcome::Calls(calls) = plan.accept::<Report>(response).unwrap() else {
        panic!("calls");
    };
    let offer = offer::<Action>(&route);
    for call in calls {
        assert_eq!(call.id.as_deref(), Some("call_1"));
        assert_eq!(offer.read_call(call).unwrap(), Action::Stop);
    }
}

#[structured_output(profiles(anthropic))]
pub(super) struct Wide {
    #[structured(optional)]
    a: Option<u8>,
    #[structured(optional)]
    b: Option<u8>,
    #[structured(optional)]
    c: Option<u8>,
}

macro_rules! optional {
    ($($name:ident)*) => {
        #[structured_output(tools, profiles(anthropic))]
        pub(super) enum Optional {
            $($name {
                #[structured(optional)]
                a: Option<u8>,
                #[structured(optional)]
                b: Option<u8>,
                #[structured(optional)]
                c: Option<u8>,
            },)*
        }
    };
}

optional!(A B C D E F G H);

#[test]
fn tools_and_an_answer_that_are_too_much_together_are_refused() {
    let route = Route::anthropic("m");
    assert!(Optional::tools().offer(&route).is_ok());
    let plan = negotiate(Wide::contract(), &route, &Options::default()).unwrap();
    let error = plan.with_tools(&Optional::tools()).unwrap_err();
    assert_eq!((error.code(), error.path()), (Code::Unsupported, "$"));
    assert!(
        error.issues()[0].message.contains("27 of at most 24"),
        "{error:?}"
    );
}
