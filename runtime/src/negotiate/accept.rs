//! From a response to a typed outcome.

use serde::de::DeserializeOwned;
use serde_json::Value;

use super::Plan;
use crate::StructuredOutput;
use crate::decode::decode;
use crate::error::{Code, OutputError};
use crate::parse::{Limits, parse};
use crate::response::{Content, Finish, Item, Response};

/// What an answer decides.
#[derive(Debug, Clone, PartialEq)]
pub enum Outcome<T> {
    /// The model calls tools of the caller's, in this order.
    Calls(Vec<Call>),
    /// The answer.
    Final(T),
}

/// One call of a tool of the caller's.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct Call {
    /// The id under which the result goes back; some providers give none.
    pub id: Option<String>,
    /// The tool's name.
    pub name: String,
    /// The arguments, strictly parsed; the tool's own schema has not been looked at.
    pub arguments: Value,
}

impl Plan {
    /// Accepts a response: classified, parsed, decoded, validated against the original schema, and typed.
    ///
    /// # Errors
    /// The stream layer's codes for a response that is cut, refused, filtered or empty; the parse layer's for text that is
    /// not one JSON value; `SCHEMA_MISMATCH` with its issues; `AMBIGUOUS_DECISION` where there are several answers; `INVALID_SCHEMA` where `T` is
    /// not the type that the plan was made for.
    pub fn accept<T: StructuredOutput + DeserializeOwned>(
        &self,
        response: Response,
    ) -> Result<Outcome<T>, OutputError> {
        let (provider, model) = (response.provider.clone(), response.model.clone());
        self.decide(&response)
            .map_err(|error| error.from_provider(provider, model.as_deref()))
    }

    fn decide<T: StructuredOutput + DeserializeOwned>(
        &self,
        response: &Response,
    ) -> Result<Outcome<T>, OutputError> {
        response.ensure_finished()?;
        let calls = calls(&response.items)?;
        if !calls.is_empty() {
            // Text beside calls is what the model says about them.
            return Ok(Outcome::Calls(calls));
        }
        if response.finish == Finish::ToolCalls {
            // The model waits for results, so that its text is no answer yet.
            return Err(OutputError::new(
                Code::AmbiguousDecision,
                "the response ended for tool calls, but has none of the caller's",
            ));
        }
        let mut answers = response.items.iter().filter_map(answer);
        let (first, second) = (answers.next(), answers.next());
        match (first, second) {
            (Some(text), None) => self.read(text).map(Outcome::Final),
            (Some(_), Some(_)) => Err(OutputError::new(
                Code::AmbiguousDecision,
                "the response has more than one answer",
            )),
            (None, _) => Err(OutputError::new(
                Code::EmptyResponse,
                "the response has no answer",
            )),
        }
    }

    /// Reads one answer from its text.
    fn read<T: StructuredOutput + DeserializeOwned>(&self, text: &str) -> Result<T, OutputError> {
        let value = parse(text.as_bytes(), Limits::default())?;
        let value = decode(&self.contract, &self.route.profile, &self.projection, value)?;
        self.contract.accept_value(value)
    }
}

/// The text of an item that may be the answer.
fn answer(item: &Item) -> Option<&str> {
    // What the model says on the way is shaped by the schema, too, and is not the answer.
    if item.is_commentary() {
        return None;
    }
    match &item.content {
        Content::Text(text) | Content::Structured { text, .. } if !text.trim().is_empty() => {
            Some(text)
        }
        _ => None,
    }
}

fn calls(items: &[Item]) -> Result<Vec<Call>, OutputError> {
    let mut calls = Vec::new();
    for item in items {
        if let Content::ToolCall { name, arguments } = &item.content {
            let arguments =
                parse(arguments.json_text().as_bytes(), Limits::default()).map_err(|error| {
                    OutputError::new(
                        Code::InvalidArguments,
                        format!("the arguments of `{name}` are no JSON: {}", error.message()),
                    )
                })?;
            calls.push(Call {
                id: item.call_id.clone(),
                name: name.clone(),
                arguments,
            });
        }
    }
    Ok(calls)
}
