//! A plan: how one answer is asked for, assembled and accepted.

use isoform_compiler::project::Projection;
use serde_json::Value;
use serde_json::value::RawValue;

use super::{Options, Route, body};
use crate::error::OutputError;
use crate::provider::declaration;
use crate::provider::payload::{Asked, Fragment};
use crate::response::Response;
use crate::stream::Assembler;
use crate::{Contract, ToolSet, Tools};

/// How an answer is asked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum Mode {
    /// The provider's own structured output.
    Native,
}

impl Mode {
    /// The word of the reports.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Mode::Native => "native",
        }
    }
}

/// Why a mode was taken or not.
#[derive(Debug, Clone)]
pub struct Reason {
    /// The mode.
    pub mode: Mode,
    /// Whether it was taken.
    pub taken: bool,
    /// Why.
    pub why: String,
}

/// How one answer is asked for, assembled and accepted; may be used for any number of calls.
#[derive(Debug, Clone)]
pub struct Plan {
    pub(super) contract: Contract,
    pub(super) route: Route,
    pub(super) options: Options,
    pub(super) projection: Projection,
    reasons: Vec<Reason>,
    /// The declarations of tools, as JSON text.
    tools: Option<String>,
}

impl Plan {
    pub(super) fn new(
        contract: Contract,
        route: Route,
        options: Options,
        projection: Projection,
        reasons: Vec<Reason>,
    ) -> Plan {
        Plan {
            contract,
            route,
            options,
            projection,
            reasons,
            tools: None,
        }
    }

    /// This plan with tools that the model may call before it answers; their calls come as [`super::Outcome::Calls`].
    ///
    /// # Errors
    /// As [`Tools::offer`]; `UNSUPPORTED` also where the tools and the answer are too much together.
    pub fn with_tools<T: ToolSet>(mut self, tools: &Tools<T>) -> Result<Plan, OutputError> {
        let offer = tools.offer_beside(&self.route, &self.projection.counts)?;
        self.tools = Some(offer.declarations().get().to_owned());
        Ok(self)
    }

    /// The mode that was taken.
    #[must_use]
    pub fn mode(&self) -> Mode {
        Mode::Native
    }

    /// Why each mode was taken or not.
    #[must_use]
    pub fn reasons(&self) -> &[Reason] {
        &self.reasons
    }

    /// What is sent, and what that leaves open.
    #[must_use]
    pub fn projection(&self) -> &Projection {
        &self.projection
    }

    /// The request body: the caller's members, and what asks for the schema.
    ///
    /// # Errors
    /// `UNSUPPORTED` where the body is no object, or already has what the plan would write.
    pub fn request(&self, body: Value) -> Result<Box<RawValue>, OutputError> {
        body::join(body, &self.fragment())
    }

    /// What the plan adds to a request body, by itself.
    #[must_use]
    pub fn payload(&self) -> Box<RawValue> {
        body::join(Value::Object(serde_json::Map::new()), &self.fragment())
            .unwrap_or_else(|_| RawValue::NULL.to_owned())
    }

    fn fragment(&self) -> Fragment {
        let mut fragment = self.route.api.payload(&Asked {
            name: self.contract.name(),
            description: self.contract.description(),
            schema: &self.projection.schema,
        });
        if let Some(tools) = &self.tools {
            fragment
                .parts
                .extend(declaration::fragment(tools.clone()).parts);
        }
        fragment
    }

    /// An assembler for one streamed response.
    #[must_use]
    pub fn assembler(&self) -> Assembler {
        Assembler::new(self.route.api, self.options.caps).with_provider(self.route.provider.clone())
    }

    /// Reads a response that came whole.
    ///
    /// # Errors
    /// As [`Assembler::read_body`].
    pub fn read_body(&self, body: &[u8]) -> Result<Response, OutputError> {
        let provider = &self.route.provider;
        let mut response =
            Assembler::read_body(self.route.api, self.options.caps, body).map_err(|error| {
                let model = error.model().map(str::to_owned);
                error.from_provider(provider.clone(), model.as_deref())
            })?;
        response.provider = provider.clone();
        Ok(response)
    }
}
