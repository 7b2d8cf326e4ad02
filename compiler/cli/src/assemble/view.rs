//! The JSON that `isoform assemble` prints.

use std::io;

use isoform::{Arguments, Content, Item, OutputError, Response, Status};
use serde::Serialize;
use serde_json::value::RawValue;

use super::line::one_line;

/// The answer as one line of JSON.
pub(super) fn render(answer: &Result<Response, OutputError>) -> io::Result<String> {
    let view = match answer {
        Ok(response) => Answer {
            ok: true,
            response: Some(ResponseView::of(response)?),
            error: None,
        },
        Err(error) => Answer {
            ok: false,
            response: None,
            error: Some(error),
        },
    };
    Ok(serde_json::to_string(&view)?)
}

#[derive(Serialize)]
struct Answer<'a> {
    ok: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    response: Option<ResponseView<'a>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    error: Option<&'a OutputError>,
}

#[derive(Serialize)]
struct ResponseView<'a> {
    provider: &'a str,
    response_id: Option<&'a str>,
    model: Option<&'a str>,
    finish: &'static str,
    finish_raw: Option<&'a str>,
    items: Vec<ItemView<'a>>,
    usage: UsageView,
}

#[derive(Serialize)]
struct UsageView {
    input_tokens: Option<u64>,
    output_tokens: Option<u64>,
    cached_tokens: Option<u64>,
    reasoning_tokens: Option<u64>,
}

#[derive(Serialize)]
struct ItemView<'a> {
    kind: &'static str,
    status: &'static str,
    item_id: Option<&'a str>,
    call_id: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    phase: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    signature: Option<&'a str>,
    name: Option<&'a str>,
    text: Option<&'a str>,
    arguments: Option<ArgumentsView<'a>>,
    /// What stands for itself: the provider's own blocks.
    #[serde(skip_serializing_if = "Option::is_none")]
    raw: Option<Box<RawValue>>,
}

#[derive(Serialize)]
#[serde(untagged)]
enum ArgumentsView<'a> {
    Text(&'a str),
    Value(Box<RawValue>),
}

impl<'a> ResponseView<'a> {
    fn of(response: &'a Response) -> io::Result<Self> {
        Ok(Self {
            provider: &response.provider,
            response_id: response.response_id.as_deref(),
            model: response.model.as_deref(),
            finish: response.finish.as_str(),
            finish_raw: response.finish_raw.as_deref(),
            items: response
                .items
                .iter()
                .map(ItemView::of)
                .collect::<io::Result<_>>()?,
            usage: UsageView {
                input_tokens: response.usage.input,
                output_tokens: response.usage.output,
                cached_tokens: response.usage.cached,
                reasoning_tokens: response.usage.reasoning,
            },
        })
    }
}

impl<'a> ItemView<'a> {
    fn of(item: &'a Item) -> io::Result<Self> {
        let mut view = Self {
            kind: "other",
            status: match item.status {
                Status::Complete => "complete",
                Status::Incomplete => "incomplete",
            },
            item_id: item.item_id.as_deref(),
            call_id: item.call_id.as_deref(),
            phase: item.phase.as_deref(),
            signature: item.signature.as_deref(),
            name: None,
            text: None,
            arguments: None,
            raw: None,
        };
        match &item.content {
            Content::Text(text) => (view.kind, view.text) = ("text", Some(text.as_str())),
            Content::Structured { text, .. } => {
                (view.kind, view.text) = ("structured", Some(text.as_str()))
            }
            Content::Refusal(text) => (view.kind, view.text) = ("refusal", Some(text.as_str())),
            Content::Reasoning { text, .. } => {
                (view.kind, view.text) = ("reasoning", Some(text.as_str()))
            }
            Content::ToolCall { name, arguments } => {
                view.kind = "tool_call";
                view.name = Some(name);
                view.arguments = Some(match arguments {
                    Arguments::Text(text) => ArgumentsView::Text(text),
                    Arguments::Value(value) => ArgumentsView::Value(one_line(value)?),
                });
            }
            Content::Other(value) => view.raw = Some(one_line(value)?),
            _ => {}
        }
        Ok(view)
    }
}
