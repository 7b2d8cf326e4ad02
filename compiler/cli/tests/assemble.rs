//! `isoform assemble` as a shell sees it: output, exit codes, kinds, standard input.
// A test that fails should say where.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use serde_json::Value;

fn stream(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../../tests/streams")
        .join(name)
}

fn isoform(arguments: &[&str], input: &[u8]) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_isoform"))
        .arg("assemble")
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // A command that refuses its arguments may be gone before it reads.
    let _ = child.stdin.take().unwrap().write_all(input);
    child.wait_with_output().unwrap()
}

fn file(api: &str, name: &str) -> Output {
    isoform(&["--api", api, stream(name).to_str().unwrap()], b"")
}

/// The one line that was printed.
fn line(output: &Output) -> Value {
    let text = std::str::from_utf8(&output.stdout).unwrap();
    assert_eq!(text.lines().count(), 1, "{text}");
    serde_json::from_str(text).unwrap()
}

#[test]
fn a_stream_is_printed_with_its_arguments_as_text() {
    let output = file("openai-chat", "openai-chat/tool-call.sse");
    assert_eq!(output.status.code(), Some(0));
    let answer = line(&output);
    assert_eq!(answer["ok"], true);
    let response = &answer["response"];
    assert_eq!(
        (&response["finish"], &response["usage"]["input_tokens"]),
        (&"tool_calls".into(), &20.into())
    );
    let item = &response["items"][0];
    assert_eq!(
        (&item["kind"], &item["status"], &item["name"]),
        (
            &"tool_call".into(),
            &"complete".into(),
            &"get_weather".into()
        )
    );
    assert_eq!(item["arguments"], "{\"city\":\"Paris\"}");
}

#[test]
fn a_pretty_body_is_printed_on_one_line_with_exact_numbers() {
    let output = file(
        "anthropic-messages",
        "anthropic-messages/body-tool-use.response.json",
    );
    let text = String::from_utf8(output.stdout.clone()).unwrap();
    assert!(
        text.contains(r#""arguments":{"a":{"b":[1,2.5]}}"#),
        "{text}"
    );
    line(&output);
}

#[test]
fn a_refused_stream_exits_with_4_and_a_typed_error() {
    for (api, name, code) in [
        ("openai-chat", "openai-chat/cut.sse", "INCOMPLETE_RESPONSE"),
        (
            "openai-chat",
            "openai-chat/body-error.response.json",
            "UNAUTHORIZED",
        ),
        (
            "anthropic-messages",
            "anthropic-messages/error-event.sse",
            "PROVIDER_ERROR",
        ),
    ] {
        let output = file(api, name);
        assert_eq!(output.status.code(), Some(4), "{name}");
        let answer = line(&output);
        assert_eq!(
            (&answer["ok"], &answer["error"]["code"]),
            (&false.into(), &code.into()),
            "{name}"
        );
    }
}

#[test]
fn standard_input_needs_a_kind() {
    let bytes = std::fs::read(stream("openai-chat/text.sse")).unwrap();
    let output = isoform(&["--api", "openai-chat", "--kind", "stream", "-"], &bytes);
    assert_eq!(
        line(&output)["response"]["items"][0]["text"],
        "Grüße, Welt 😀"
    );
    let body = std::fs::read(stream("openai-chat/body-text.response.json")).unwrap();
    let output = isoform(&["--api", "openai-chat", "--kind", "unary", "-"], &body);
    assert_eq!(line(&output)["ok"], true);
    assert_eq!(
        isoform(&["--api", "openai-chat", "-"], &bytes)
            .status
            .code(),
        Some(2)
    );
}

#[test]
fn a_wrong_use_exits_with_2_and_prints_no_answer() {
    for arguments in [
        &["--api", "openai-chat", "no-such-file.sse"][..],
        &["--api", "openai-chat", "Cargo.toml"],
        &["--api", "carrier-pigeon", "x.sse"],
        &["x.sse"],
        &["--api", "openai-chat", "--kind", "both", "x.sse"],
    ] {
        let output = isoform(arguments, b"");
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        assert!(
            output.stdout.is_empty() && !output.stderr.is_empty(),
            "{arguments:?}"
        );
    }
}
