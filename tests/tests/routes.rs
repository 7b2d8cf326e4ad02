//! From a route to a typed value: what is sent, and which part of the answer is read.
// A test that fails should say where.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use isoform::{
    Content, Finish, Options, Outcome, Plan, Response, Route, StructuredOutput, negotiate,
    structured_output,
};

#[structured_output(profiles(openai, gemini))]
#[derive(Debug, PartialEq)]
struct Step {
    a: i32,
}

fn plan(route: &Route) -> Plan {
    negotiate(Step::contract(), route, &Options::default()).unwrap()
}

fn assemble(plan: &Plan, id: &str) -> Response {
    let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("streams/{id}.sse"));
    let mut assembler = plan.assembler();
    assembler.push(&std::fs::read(path).unwrap()).unwrap();
    assembler.finish().unwrap()
}

#[test]
fn commentary_is_not_the_answer() {
    let plan = plan(&Route::openai_responses("gpt-test"));
    let response = assemble(&plan, "openai-responses/commentary");
    let phases: Vec<_> = response
        .items
        .iter()
        .map(|item| (item.phase.as_deref(), item.is_commentary()))
        .collect();
    assert_eq!(
        phases,
        [(Some("commentary"), true), (Some("final_answer"), false)]
    );
    let outcome = plan.accept::<Step>(response).unwrap();
    assert_eq!(outcome, Outcome::Final(Step { a: 1 }));
}

#[test]
fn two_messages_without_a_phase_are_ambiguous() {
    let plan = plan(&Route::openai_responses("gpt-test"));
    let error = plan
        .accept::<Step>(assemble(&plan, "openai-responses/two-messages"))
        .unwrap_err();
    assert_eq!(error.code().as_str(), "AMBIGUOUS_DECISION");
}

#[test]
fn only_commentary_is_no_answer() {
    let plan = plan(&Route::openai_responses("gpt-test"));
    let mut response = assemble(&plan, "openai-responses/commentary");
    response.items.truncate(1);
    let error = plan.accept::<Step>(response).unwrap_err();
    assert_eq!(error.code().as_str(), "EMPTY_RESPONSE");
}

#[test]
fn each_route_asks_in_the_words_of_its_api() {
    let responses = plan(&Route::openai_responses("gpt-test"));
    let body = responses
        .request(serde_json::json!({ "model": "gpt-test", "text": { "verbosity": "low" } }))
        .unwrap();
    let body: serde_json::Value = serde_json::from_str(body.get()).unwrap();
    assert_eq!(body["text"]["verbosity"], "low");
    assert_eq!(body["text"]["format"]["type"], "json_schema");
    assert_eq!(body["text"]["format"]["strict"], true);

    let gemini = plan(&Route::gemini("gemini-test"));
    let body: serde_json::Value = serde_json::from_str(gemini.payload().get()).unwrap();
    let config = &body["generationConfig"];
    assert_eq!(config["responseMimeType"], "application/json");
    assert_eq!(config["responseJsonSchema"]["type"], "object");
}

#[test]
fn what_the_provider_wants_back_is_kept() {
    let plan = plan(&Route::gemini("gemini-test"));
    let response = assemble(&plan, "google-generate/parallel-calls");
    let signatures: Vec<_> = response
        .items
        .iter()
        .map(|item| item.signature.as_deref())
        .collect();
    assert_eq!(signatures, [None, Some("c2ln"), None]);
    assert_eq!(response.finish, Finish::ToolCalls);

    let response = assemble(&plan, "google-generate/thoughts");
    let Content::Reasoning { text, .. } = &response.items[0].content else {
        panic!("{:?}", response.items);
    };
    assert_eq!(text, "Hm");
    assert_eq!(response.items[1].signature.as_deref(), Some("c2ln"));
    let usage = response.usage;
    assert_eq!((usage.cached, usage.reasoning), (None, None));

    let response = assemble(&plan, "google-generate/usage-after-end");
    let usage = response.usage;
    assert_eq!((usage.cached, usage.reasoning), (Some(3), Some(2)));
}
