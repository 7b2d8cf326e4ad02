//! The two laws over the parameters of tools, and serde on calls of them.

use isoform::{Arguments, Code, Content, Route, ToolSet};
use isoform_compiler::codec::Codec;
use isoform_compiler::profiles::ALL;
use isoform_compiler::project::{Verdict, project};
use isoform_tests::json::Value;
use isoform_tests::judge::validator;
use isoform_tests::laws::{Tally, cases, everything, report};
use isoform_tests::original::Originals;
use serde::Serialize;

use super::sets::{Action, Shapes, offer, response, routes, stored};

#[test]
fn parameters_keep_both_laws_on_every_profile() {
    let mut all = Tally::default();
    for tool in Action::__tools().iter().chain(Shapes::__tools()) {
        for profile in ALL {
            all.hold(
                tool.name,
                tool.schema,
                &[],
                &profile.for_tools(),
                cases(1_000),
            );
        }
    }
    report("parameters of tools", &all);
    // Recursion on two of the three, open objects on all three.
    assert_eq!((all.carried, all.refused), (13 * ALL.len() - 5, 5));
}

#[test]
fn what_is_sent_for_any_shape_is_a_plain_object_at_its_root() {
    for tool in Shapes::__tools() {
        for profile in ALL {
            let sent = project(tool.schema, &[], &profile.for_tools(), everything());
            if sent.verdict == Verdict::Impossible {
                continue;
            }
            let schema: serde_json::Value = serde_json::from_str(&sent.schema).unwrap();
            assert_eq!(schema["type"], "object", "{}: {schema}", tool.name);
            for keyword in ["$ref", "anyOf"] {
                assert!(schema.get(keyword).is_none(), "{}: {schema}", tool.name);
            }
        }
    }
}

#[test]
fn serde_reads_valid_arguments_and_writes_valid_ones() {
    let tried = agree_with_serde::<Action>() + agree_with_serde::<Shapes>();
    println!("{tried} calls read and written by serde");
    assert!(tried > 3_000);
}

/// What the schema takes, serde reads; what serde writes, the schema takes.
fn agree_with_serde<T: ToolSet + Serialize>() -> usize {
    let mut tried = 0;
    for (tool, declared) in T::tools().iter().zip(T::__tools()) {
        let judge = validator(tool.parameters().get());
        let mut source = Originals::new(&[], 11);
        let before = tried;
        for _ in 0..cases(500) {
            let Some(arguments) = source.draw(declared.schema) else {
                continue;
            };
            let arguments = arguments.judged();
            if !judge.is_valid(&arguments) {
                continue;
            }
            tried += 1;
            let call = serde_json::json!({ "name": tool.name(), "arguments": arguments });
            let action: T = serde_json::from_value(call.clone())
                .unwrap_or_else(|error| panic!("serde does not read {call}: {error}"));
            let (name, written) = stored(&action);
            assert_eq!(name, tool.name());
            assert!(judge.is_valid(&written), "{call} is written as {written}");
        }
        assert!(tried > before, "nothing fits `{}`", tool.name());
    }
    tried
}

#[test]
fn a_call_in_the_form_that_was_sent_comes_back_as_serde_reads_the_original() {
    let mut tried = 0;
    for route in routes() {
        let offer = offer::<Action>(&route);
        let profile = route.profile().for_tools();
        for (tool, declared) in Action::tools().iter().zip(Action::__tools()) {
            let judge = validator(tool.parameters().get());
            let codec = Codec::new(declared.schema, &[], &profile);
            let mut source = Originals::new(&[], 13);
            for _ in 0..cases(250) {
                let Some(arguments) = source.draw(declared.schema) else {
                    continue;
                };
                let original = arguments.judged();
                if !judge.is_valid(&original) {
                    continue;
                }
                tried += 1;
                let sent = codec.encode(arguments).unwrap().judged().to_string();
                let mut response = response(&[("c", tool.name(), &sent)], "tool_calls");
                let call = serde_json::json!({ "name": tool.name(), "arguments": original });
                let expected: Action = serde_json::from_value(call).unwrap();
                let read = offer.accept(&response).unwrap().remove(0).call;
                assert_eq!(
                    read.as_ref(),
                    Ok(&expected),
                    "{} was sent {sent}",
                    route.api()
                );
                // The same as a value inside the provider's JSON.
                if let Content::ToolCall { arguments, .. } = &mut response.items[0].content {
                    *arguments =
                        Arguments::Value(serde_json::value::RawValue::from_string(sent).unwrap());
                }
                assert_eq!(offer.read(&response.items[0]), Ok(expected));
            }
        }
    }
    println!("{tried} calls there and back");
    assert!(tried > 2_000);
}

#[test]
fn an_answer_is_accepted_only_where_the_original_schema_takes_it() {
    let route = Route::openai_chat("m");
    let offer = offer::<Action>(&route);
    let profile = route.profile().for_tools();
    let (mut good, mut bad) = (0, 0);
    for declared in Action::__tools() {
        let codec = Codec::new(declared.schema, &[], &profile);
        let judge = validator(
            Action::tools()
                .get(declared.name)
                .unwrap()
                .parameters()
                .get(),
        );
        // Arguments of the other tools, in the form that was sent for those.
        for other in Action::__tools() {
            let theirs = Codec::new(other.schema, &[], &profile);
            let mut source = Originals::new(&[], 17);
            for _ in 0..cases(100) {
                let Some(sent) = source
                    .draw(other.schema)
                    .and_then(|v| theirs.encode(v).ok())
                else {
                    continue;
                };
                let text = sent.judged().to_string();
                let decoded = codec.decode(sent).ok();
                let valid = decoded.is_some_and(|v: Value| judge.is_valid(&v.judged()));
                let called = offer
                    .accept(&response(&[("c", declared.name, &text)], "tool_calls"))
                    .unwrap()
                    .remove(0);
                match called.call {
                    Ok(_) => good += 1,
                    Err(error) => {
                        bad += 1;
                        assert_eq!(error.code(), Code::InvalidArguments);
                        assert!(!valid, "{text} fits `{}`: {error}", declared.name);
                        continue;
                    }
                }
                assert!(valid, "{text} does not fit `{}`", declared.name);
            }
        }
    }
    assert!(good > 200 && bad > 500, "{good} and {bad}");
}
