//! From a response to a typed outcome, or to an error that says which layer refused and where.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)] // a failing test may panic
#![allow(missing_docs)] // the types stand for a user's own

use isoform::{
    Code, Layer, Options, Outcome, OutputError, Plan, Route, StructuredOutput, negotiate,
    structured_output,
};
use serde_json::{Value, json};

#[structured_output(
    id = "test.reply",
    version = "1.0.0",
    profiles(
        openai,
        anthropic(check_locally(string_length)),
        gemini(check_locally(string_length))
    )
)]
#[derive(Debug, PartialEq)]
pub enum Reply {
    Say {
        #[structured(length(min = 1, max = 20))]
        text: String,
        mood: Option<Mood>,
        #[structured(optional)]
        note: Option<String>,
    },
    Move {
        to: (i32, i32),
    },
}

#[structured_output]
#[derive(Debug, PartialEq)]
pub enum Mood {
    Glad,
    Sad,
}

fn plan(route: Route) -> Plan {
    negotiate(Reply::contract(), &route, &Options::default()).unwrap()
}

/// A whole Chat Completions body with this text and finish reason.
fn body(text: &str, finish: &str) -> Vec<u8> {
    json!({
        "id": "c1", "object": "chat.completion", "created": 1, "model": "m",
        "choices": [{ "index": 0, "message": { "role": "assistant", "content": text }, "finish_reason": finish }],
        "usage": { "prompt_tokens": 1, "completion_tokens": 1, "total_tokens": 2 },
    })
    .to_string()
    .into_bytes()
}

fn accept(text: &str) -> Result<Outcome<Reply>, OutputError> {
    accept_body(&body(text, "stop"))
}

fn accept_body(body: &[u8]) -> Result<Outcome<Reply>, OutputError> {
    let plan = plan(Route::openai_chat("m"));
    plan.accept::<Reply>(plan.read_body(body)?)
}

#[track_caller]
fn refused(text: &str, layer: Layer, code: Code) -> OutputError {
    let error = accept(text).expect_err("the text is refused");
    assert_eq!((error.layer(), error.code()), (layer, code), "{error}");
    error
}

#[test]
fn a_whole_answer_is_decoded_validated_and_typed() {
    let said = accept(r#"{"value":{"kind":"say","text":"hi","mood":"glad","note":null}}"#).unwrap();
    assert_eq!(
        said,
        Outcome::Final(Reply::Say {
            text: "hi".into(),
            mood: Some(Mood::Glad),
            note: None
        })
    );
    let moved = accept(r#"{"value":{"kind":"move","to":{"_0":1.0,"_1":-2}}}"#).unwrap();
    assert_eq!(moved, Outcome::Final(Reply::Move { to: (1, -2) }));
}

#[test]
fn the_same_plan_reads_every_answer_in_order_of_the_provider() {
    let mut assembler = plan(Route::anthropic("m")).assembler();
    assembler.push(b"").unwrap();
    assert_eq!(
        assembler.finish().unwrap_err().code(),
        Code::IncompleteResponse
    );
}

#[test]
fn parse_errors_have_an_offset() {
    let error = refused(
        r#"{"value":{"kind":"say","text":"hi","text":"ho"}}"#,
        Layer::Parse,
        Code::DuplicateKey,
    );
    assert_eq!(error.offset(), Some(35));
    refused(r#"{"value":1} x"#, Layer::Parse, Code::TrailingContent);
    refused("```json\n{}\n```", Layer::Parse, Code::InvalidJson);
    refused(
        r#"{"value":{"kind":"move","to":{"_0":1e999,"_1":0}}}"#,
        Layer::Parse,
        Code::NumberOutOfRange,
    );
}

#[test]
fn schema_errors_name_the_keyword_and_the_path() {
    let error = refused(
        r#"{"value":{"kind":"say","text":"","mood":null,"note":null}}"#,
        Layer::Schema,
        Code::SchemaMismatch,
    );
    assert_eq!(error.issues()[0].code, "minLength");
    assert_eq!(error.issues()[0].path, "/text");
    assert!(error.retryable() && error.repairable());

    let error = refused(
        r#"{"value":{"kind":"move","to":{"_0":1,"_1":3000000000}}}"#,
        Layer::Schema,
        Code::SchemaMismatch,
    );
    assert_eq!(error.issues()[0].code, "maximum");
    assert_eq!(error.issues()[0].path, "/to/1");

    let error = refused(
        r#"{"value":{"kind":"move","to":[1,2]}}"#,
        Layer::Schema,
        Code::SchemaMismatch,
    );
    assert_eq!(error.issues()[0].code, "form");
}

#[test]
fn an_unknown_property_is_refused_and_not_dropped() {
    let error = refused(
        r#"{"value":{"kind":"say","text":"hi","mood":null,"note":null,"more":1}}"#,
        Layer::Schema,
        Code::SchemaMismatch,
    );
    assert!(
        error
            .issues()
            .iter()
            .any(|issue| issue.code == "additionalProperties"),
        "{:?}",
        error.issues()
    );
}

#[test]
fn another_letter_case_has_a_code_of_its_own() {
    let error = refused(
        r#"{"value":{"kind":"say","text":"hi","mood":"Glad","note":null}}"#,
        Layer::Schema,
        Code::SchemaMismatch,
    );
    assert!(
        error
            .issues()
            .iter()
            .any(|issue| issue.code == "literal_case"),
        "{:?}",
        error.issues()
    );
}

#[test]
fn how_an_answer_ended_is_told_before_its_text_is_read() {
    let text = r#"{"value":{"kind":"say","text":"hi","mood":null,"note":null}}"#;
    for (finish, code) in [
        ("length", Code::IncompleteItem),
        ("content_filter", Code::ContentFiltered),
    ] {
        let error = accept_body(&body(text, finish)).unwrap_err();
        assert_eq!(
            (error.layer(), error.code()),
            (Layer::Stream, code),
            "{error}"
        );
    }
    assert_eq!(
        accept_body(&body("", "stop")).unwrap_err().code(),
        Code::EmptyResponse
    );
}

#[test]
fn calls_of_the_callers_tools_are_handed_over_with_their_ids() {
    let body = json!({
        "id": "c1", "model": "m",
        "choices": [{ "index": 0, "finish_reason": "tool_calls", "message": { "role": "assistant", "content": "let me look",
            "tool_calls": [{ "id": "t1", "type": "function", "function": { "name": "look", "arguments": "{\"at\":1.0}" } }] } }],
    });
    match accept_body(body.to_string().as_bytes()).unwrap() {
        Outcome::Calls(calls) => {
            assert_eq!(calls.len(), 1);
            assert_eq!(
                (calls[0].id.as_deref(), calls[0].name.as_str()),
                (Some("t1"), "look")
            );
            assert_eq!(calls[0].arguments, json!({ "at": 1 }));
        }
        Outcome::Final(reply) => panic!("{reply:?}"),
    }
}

#[test]
fn a_request_keeps_what_the_caller_wrote() {
    let plan = plan(Route::openai_chat("m"));
    let body = plan
        .request(json!({ "model": "m", "temperature": 0.5 }))
        .unwrap();
    let body: Value = serde_json::from_str(body.get()).unwrap();
    assert_eq!(body["temperature"], 0.5);
    assert_eq!(body["response_format"]["json_schema"]["strict"], true);
    assert_eq!(body["response_format"]["json_schema"]["name"], "Reply");
    for taken in [json!({ "response_format": {} }), json!([])] {
        assert_eq!(plan.request(taken).unwrap_err().code(), Code::Unsupported);
    }
    let body = negotiate(
        Reply::contract(),
        &Route::anthropic("m"),
        &Options::default(),
    )
    .unwrap()
    .request(json!({ "output_config": { "effort": "low" } }))
    .unwrap();
    let body: Value = serde_json::from_str(body.get()).unwrap();
    assert_eq!(body["output_config"]["effort"], "low");
    assert_eq!(body["output_config"]["format"]["type"], "json_schema");
}

#[structured_output]
pub struct Bag {
    pub items: std::collections::BTreeMap<String, u8>,
}

#[test]
fn a_schema_that_a_route_cannot_carry_is_refused_before_any_request() {
    let error = negotiate(
        Bag::contract(),
        &Route::openai_chat("m"),
        &Options::default(),
    )
    .unwrap_err();
    assert_eq!(
        (error.layer(), error.code()),
        (Layer::Profile, Code::Unsupported)
    );
    assert_eq!(error.path(), "$.items");
    assert_eq!(error.issues()[0].code, "map");
}

#[test]
fn a_value_of_the_applications_own_is_accepted_by_the_same_rules() {
    let contract = Reply::contract();
    let value = json!({ "kind": "move", "to": [1, 2] });
    assert_eq!(
        contract.accept_value::<Reply>(value).unwrap(),
        Reply::Move { to: (1, 2) }
    );
    let error = contract
        .accept_value::<Reply>(json!({ "kind": "move", "to": [1] }))
        .unwrap_err();
    assert_eq!(error.code(), Code::SchemaMismatch);
}

#[test]
fn a_contract_has_an_id_a_version_a_name_and_a_hash() {
    let contract = Reply::contract();
    assert_eq!(
        (contract.id(), contract.version(), contract.name()),
        ("test.reply", "1.0.0", "Reply")
    );
    assert_eq!(contract.hash().len(), 64);
    assert_eq!(contract.hash(), Reply::contract().hash());
    assert!(
        contract
            .schema()
            .get()
            .starts_with(r#"{"$schema":"https://json-schema.org/draft/2020-12/schema""#)
    );
}

#[structured_output]
pub struct Other {
    pub items: std::collections::BTreeMap<String, u8>,
}

#[test]
fn a_plan_accepts_nothing_for_another_type() {
    let value = json!({ "items": {} });
    assert!(Bag::contract().accept_value::<Bag>(value.clone()).is_ok());
    let error = Bag::contract()
        .accept_value::<Other>(value.clone())
        .err()
        .unwrap();
    assert_eq!(
        (error.layer(), error.code()),
        (Layer::Profile, Code::InvalidSchema)
    );
    let lists = isoform::Contract::of::<Vec<u8>>();
    assert!(lists.accept_value::<Vec<u8>>(json!([1])).is_ok());
    assert!(lists.accept_value::<Vec<u16>>(json!([1])).is_err());
}

#[test]
fn text_of_a_response_that_waits_for_tools_is_no_answer() {
    let text = r#"{"value":{"kind":"move","to":{"_0":1,"_1":2}}}"#;
    let error = accept_body(&body(text, "tool_calls")).unwrap_err();
    assert_eq!(error.code(), Code::AmbiguousDecision);
}

#[test]
fn a_value_with_very_many_faults_has_twenty_issues_and_the_first_path() {
    let contract = isoform::Contract::of::<Vec<String>>();
    let error = contract
        .accept_value::<Vec<String>>(json!(vec![1; 100_000]))
        .err()
        .unwrap();
    assert_eq!(error.issues().len(), 20);
    assert_eq!(error.path(), "$[0]");
}

#[test]
fn errors_name_the_provider_of_the_route() {
    let plan = plan(Route::openai_chat("m"));
    assert_eq!(
        plan.read_body(b"{}").unwrap_err().provider(),
        Some("openai")
    );
    assert_eq!(
        plan.read_body(&body("x", "stop")).unwrap().provider,
        "openai"
    );
}

#[test]
fn integers_beyond_2_53_arrive_digit_by_digit() {
    #[structured_output(profiles(openai))]
    #[derive(Debug, PartialEq)]
    struct Account {
        #[structured(encode = decimal)]
        id: u64,
        #[structured(encode = decimal)]
        change: Option<i64>,
        #[serde(flatten)]
        owner: Owner,
    }
    #[structured_output]
    #[derive(Debug, PartialEq)]
    struct Owner {
        owner: u32,
    }
    let plan = negotiate(
        Account::contract(),
        &Route::openai_chat("m"),
        &Options::default(),
    )
    .unwrap();
    let accept = |text: &str| plan.accept::<Account>(plan.read_body(&body(text, "stop"))?);
    assert_eq!(
        accept(r#"{"id":"18446744073709551615","change":"-9223372036854775808","owner":1}"#)
            .unwrap(),
        Outcome::Final(Account {
            id: u64::MAX,
            change: Some(i64::MIN),
            owner: Owner { owner: 1 },
        })
    );
    assert!(accept(r#"{"id":"0","change":null,"owner":1}"#).is_ok());
    for (id, code) in [
        (r#""01""#, "decimal_text"),
        (r#""1.0""#, "decimal_text"),
        (
            r#""999999999999999999999999999999999999999999""#,
            "decimal_text",
        ),
        ("1", "form"),
    ] {
        let error = accept(&format!(r#"{{"id":{id},"change":null,"owner":1}}"#))
            .expect_err("it is no decimal text");
        assert_eq!(error.code(), Code::SchemaMismatch, "{id}");
        assert_eq!(error.issues()[0].code, code, "{id}");
        assert_eq!(error.path(), "$.id", "{id}");
    }
    // Within the text's reach, and not within the type's.
    let error = accept(r#"{"id":"-1","change":null,"owner":1}"#).expect_err("below zero");
    assert_eq!(error.issues()[0].path, "/id");
    let error = accept(r#"{"id":"1","change":null,"owner":1,"more":1}"#).expect_err("closed");
    assert_eq!(error.code(), Code::SchemaMismatch);
}
