//! Tools on a route: declared there, and their calls read back.

use std::fmt;

use isoform_compiler::ir::Kind;
use isoform_compiler::profile::Profile;
use isoform_compiler::project::{Counts, Projection};
use serde_json::Value;
use serde_json::value::RawValue;

use super::{Called, Tool, ToolSet, Tools, accepted, fault, read};
use crate::contract::claimed;
use crate::error::OutputError;
use crate::negotiate::{Call, body};
use crate::provider::declaration::{self, Declared};
use crate::response::{Content, Item, Response, Status};
use crate::{Api, Code, Route};

/// Tools as they are offered on one route; may be used for any number of calls.
///
/// ```
/// use isoform::{Assembler, Caps, Route, ToolSet, structured_output};
/// use serde_json::json;
///
/// #[structured_output(tools, profiles(openai))]
/// #[derive(Debug, PartialEq)]
/// enum Action {
///     /// Search the web.
///     Search { query: String },
/// }
///
/// let route = Route::openai_chat("gpt-5.6");
/// let offer = Action::tools().offer(&route)?;
/// let body = offer.request(json!({ "model": "gpt-5.6", "messages": [] }))?;
/// assert!(body.get().contains(r#""tools":[{"type":"function""#));
///
/// let answer = json!({ "id": "c1", "model": "gpt-5.6", "choices": [{ "index": 0, "finish_reason": "tool_calls",
///     "message": { "role": "assistant", "content": null, "tool_calls": [{ "id": "call_1", "type": "function",
///         "function": { "name": "search", "arguments": "{\"query\":\"rust\"}" } }] } }] });
/// let response = Assembler::read_body(route.api(), Caps::default(), answer.to_string().as_bytes())?;
/// for called in offer.accept(&response)? {
///     assert_eq!(called.call?, Action::Search { query: "rust".into() });
/// }
/// # Ok::<(), isoform::OutputError>(())
/// ```
pub struct Offer<T> {
    tools: Tools<T>,
    api: Api,
    provider: String,
    profile: Profile,
    sent: Vec<Projection>,
}

impl<T: ToolSet> Offer<T> {
    pub(super) fn new(
        tools: Tools<T>,
        route: &Route,
        answer: &Counts,
    ) -> Result<Offer<T>, OutputError> {
        let profile = route.profile().for_tools();
        let profile = *claimed(T::__gates(), &profile).unwrap_or(&profile);
        let accepted = accepted::<T>(&profile);
        for tool in tools.iter() {
            tool.contract().ensure_valid()?;
        }
        let mut sent: Vec<Projection> = tools
            .iter()
            .map(|tool| tool.contract().project_with(&profile, accepted))
            .collect();
        let issues = fault::refusals(tools.iter().zip(&sent), &profile, answer);
        if !issues.is_empty() {
            return Err(fault::unsupported(issues, &profile)
                .from_provider(route.provider(), Some(route.model())));
        }
        // Consent is given once for all: of no use is what no tool needed.
        let unused: Vec<Kind> = Kind::ALL
            .iter()
            .copied()
            .filter(|kind| sent.iter().all(|sent| sent.unused.contains(kind)))
            .collect();
        sent.iter_mut()
            .for_each(|sent| sent.unused.clone_from(&unused));
        Ok(Offer {
            tools,
            api: route.api(),
            provider: route.provider().to_owned(),
            profile,
            sent,
        })
    }

    /// Reads the calls of a response, in its order; without any, the model called nothing.
    ///
    /// # Errors
    /// The stream layer's codes for a response that is cut, refused, filtered or empty: none of its calls is to be run. What
    /// is wrong with a single call stands in [`Called::call`].
    pub fn accept(&self, response: &Response) -> Result<Vec<Called<T>>, OutputError> {
        response.ensure_finished()?;
        let calls = response
            .items
            .iter()
            .filter(|item| matches!(item.content, Content::ToolCall { .. }));
        Ok(calls
            .map(|item| Called {
                id: item.call_id.clone(),
                call: self.read(item).map_err(|error| {
                    error.from_provider(response.provider.as_str(), response.model.as_deref())
                }),
            })
            .collect())
    }

    /// Reads one call: parsed strictly, decoded, validated against the original parameters, and typed.
    ///
    /// Whether the response ended well is for [`Offer::accept`] to know, or for [`Response::ensure_finished`].
    ///
    /// # Errors
    /// `UNKNOWN_TOOL` with the names that are known; `INVALID_ARGUMENTS` with the call's id, the path in the arguments or the
    /// offset in their text, and its issues: the keyword that is broken, or `invalid_json`, `trailing_content`,
    /// `duplicate_key`, `number_out_of_range`, `too_deep`, `too_large`. It may be repaired where the tool's author allows it
    /// and a repair can help. `INCOMPLETE_ITEM` for a call that was cut, `MISSING_SUBMISSION` for an item that is no call.
    pub fn read(&self, item: &Item) -> Result<T, OutputError> {
        let Content::ToolCall { name, arguments } = &item.content else {
            return Err(self.of_provider(OutputError::new(
                Code::MissingSubmission,
                "the item is no call of a tool",
            )));
        };
        let id = item.call_id.as_deref();
        if item.status == Status::Incomplete {
            let message = format!("{} was cut", fault::subject(id, name));
            return Err(self.of_provider(OutputError::new(Code::IncompleteItem, message)));
        }
        let found = self.find(id, name).and_then(|(tool, sent)| {
            read::text(arguments.json_text(), &self.place(tool, sent))
                .map_err(|error| fault::invalid(tool, id, &error))
        });
        found.map_err(|error| self.of_provider(error))
    }

    /// Reads one call that a plan handed out, whose arguments are parsed already.
    ///
    /// # Errors
    /// As [`Offer::read`].
    pub fn read_call(&self, call: Call) -> Result<T, OutputError> {
        let id = call.id.as_deref();
        let found = self.find(id, &call.name).and_then(|(tool, sent)| {
            read::value(call.arguments, &self.place(tool, sent))
                .map_err(|error| fault::invalid(tool, id, &error))
        });
        found.map_err(|error| self.of_provider(error))
    }

    fn place<'o>(&'o self, tool: &'o Tool, sent: &'o Projection) -> read::Place<'o> {
        read::Place {
            tool,
            sent,
            profile: &self.profile,
        }
    }

    fn find(&self, id: Option<&str>, name: &str) -> Result<(&Tool, &Projection), OutputError> {
        self.tools
            .iter()
            .zip(&self.sent)
            .find(|(tool, _)| tool.name() == name)
            .ok_or_else(|| fault::unknown(id, name, self.tools.iter()))
    }
}

impl<T> Offer<T> {
    /// The declarations of the tools, as the value of `tools` in a request of the route's API.
    ///
    /// Properties stand in declared order: put it into a request as it is, not through a map that sorts.
    #[must_use]
    pub fn declarations(&self) -> Box<RawValue> {
        RawValue::from_string(self.declared()).unwrap_or_else(|_| RawValue::NULL.to_owned())
    }

    /// The request body: the caller's members, and `tools`.
    ///
    /// What the model must call, and whether it may call several at once, is the caller's to say. On Gemini, arguments are
    /// held to their schema in the modes `ANY` and `VALIDATED` alone; they are validated here in any mode.
    ///
    /// # Errors
    /// `UNSUPPORTED` where the body is no object, or already has `tools`.
    pub fn request(&self, body: Value) -> Result<Box<RawValue>, OutputError> {
        body::join(body, &declaration::fragment(self.declared()))
    }

    /// What of each tool's parameters is sent, and what that leaves open, in declared order.
    #[must_use]
    pub fn projections(&self) -> &[Projection] {
        &self.sent
    }

    fn declared(&self) -> String {
        let tools: Vec<Declared<'_>> = self
            .tools
            .iter()
            .zip(&self.sent)
            .map(|(tool, sent)| Declared {
                name: tool.name(),
                description: tool.description(),
                parameters: (!tool.is_bare()).then_some(sent.schema.as_str()),
            })
            .collect();
        self.api.declarations(&tools)
    }

    fn of_provider(&self, error: OutputError) -> OutputError {
        error.from_provider(self.provider.as_str(), None)
    }
}

impl<T> fmt::Debug for Offer<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Offer")
            .field("api", &self.api)
            .field("profile", &self.profile.name)
            .field("tools", &self.tools)
            .finish()
    }
}
