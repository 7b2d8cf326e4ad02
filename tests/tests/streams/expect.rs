//! The expectations, in the shape that recordings are judged by.

use std::path::{Path, PathBuf};

use isoform::{Api, Arguments, Content, Item, OutputError, Response, Status};
use serde_json::Value;

/// One stream or body with its line of `expected.jsonl`.
pub(crate) struct Fixture {
    pub(crate) id: String,
    pub(crate) api: Api,
    pub(crate) is_stream: bool,
    pub(crate) bytes: Vec<u8>,
    pub(crate) expected: Value,
}

pub(crate) fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("streams")
}

pub(crate) fn fixtures() -> Vec<Fixture> {
    let lines = std::fs::read_to_string(root().join("expected.jsonl")).unwrap();
    lines
        .lines()
        .map(|line| {
            let expected: Value = serde_json::from_str(line).unwrap();
            let id = expected["id"].as_str().unwrap().to_owned();
            let stream = root().join(format!("{id}.sse"));
            let is_stream = stream.exists();
            let path = if is_stream {
                stream
            } else {
                root().join(format!("{id}.response.json"))
            };
            let bytes =
                std::fs::read(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
            Fixture {
                api: id.split('/').next().unwrap().parse().unwrap(),
                id,
                is_stream,
                bytes,
                expected,
            }
        })
        .collect()
}

/// Compares an answer with its expectation; the fault says what differs.
pub(crate) fn check(
    expected: &Value,
    answer: &Result<Response, OutputError>,
) -> Result<(), String> {
    let response = match (answer, expected["error"].as_str()) {
        (Err(error), Some(code)) => return same("error", error.code().as_str(), code),
        (Err(error), None) => return Err(format!("refused: {error}")),
        (Ok(_), Some(code)) => return Err(format!("read where {code} is expected")),
        (Ok(response), None) => response,
    };
    let finishes: Vec<_> = expected["finish"]
        .as_array()
        .unwrap()
        .iter()
        .map(|word| word.as_str().unwrap())
        .collect();
    if !finishes.contains(&response.finish.as_str()) {
        return Err(format!(
            "finish {} for {finishes:?}",
            response.finish.as_str()
        ));
    }
    same(
        "finish_raw",
        response.finish_raw.as_deref(),
        expected["finish_raw"].as_str(),
    )?;
    let finished = response
        .ensure_finished()
        .err()
        .map(|error| error.code().as_str());
    same("finished", finished, expected["finished"].as_str())?;
    check_texts(expected, response)?;
    check_calls(expected, &response.items)?;
    same(
        "input tokens",
        response.usage.input,
        expected["usage"]["input_tokens"].as_u64(),
    )?;
    same(
        "output tokens",
        response.usage.output,
        expected["usage"]["output_tokens"].as_u64(),
    )
}

fn check_texts(expected: &Value, response: &Response) -> Result<(), String> {
    let texts: Vec<_> = response
        .items
        .iter()
        .filter_map(|item| match &item.content {
            Content::Text(text) => Some(text.as_str()),
            _ => None,
        })
        .collect();
    let wanted: Vec<_> = expected["text"]
        .as_array()
        .unwrap()
        .iter()
        .map(|text| text.as_str().unwrap())
        .collect();
    same("text", texts, wanted)?;
    let refusal = response.items.iter().find_map(|item| match &item.content {
        Content::Refusal(text) => Some(text.as_str()),
        _ => None,
    });
    same("refusal", refusal, expected["refusal"].as_str())
}

fn check_calls(expected: &Value, items: &[Item]) -> Result<(), String> {
    let calls = items.iter().filter_map(|item| match &item.content {
        Content::ToolCall { name, arguments } => Some((item, name, arguments)),
        _ => None,
    });
    let wanted = expected["tool_calls"].as_array().unwrap();
    same("number of calls", calls.clone().count(), wanted.len())?;
    for ((item, name, arguments), wanted) in calls.zip(wanted) {
        same(
            "call id",
            item.call_id.as_deref(),
            wanted["call_id"].as_str(),
        )?;
        same("name", Some(name.as_str()), wanted["name"].as_str())?;
        same(
            "complete",
            Some(item.status == Status::Complete),
            wanted["complete"].as_bool(),
        )?;
        match (arguments, wanted["arguments_raw"].as_str()) {
            (Arguments::Text(text), Some(raw)) => same("arguments", text.as_str(), raw)?,
            (Arguments::Value(value), Some(raw)) => same("arguments", value.get(), raw)?,
            (arguments, None) => {
                let value: Value = serde_json::from_str(arguments.json_text()).unwrap();
                same("arguments", &value, &wanted["arguments"])?;
            }
        }
    }
    Ok(())
}

fn same<T: PartialEq + std::fmt::Debug>(what: &str, ours: T, wanted: T) -> Result<(), String> {
    if ours == wanted {
        Ok(())
    } else {
        Err(format!("{what}: {ours:?} for {wanted:?}"))
    }
}
