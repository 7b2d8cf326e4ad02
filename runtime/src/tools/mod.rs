//! Tools that a model may call: an enum with a variant for each.

mod called;
mod fault;
mod offer;
mod read;

pub use called::Called;
pub use offer::Offer;

use std::fmt;
use std::marker::PhantomData;
use std::sync::Arc;

use isoform_compiler::gate::Gate;
use isoform_compiler::ir::{Additional, KindSet, Object, Shape};
use isoform_compiler::profile::Profile;
use isoform_compiler::project::Counts;
use isoform_compiler::tools::Tool as Declared;
use serde::de::DeserializeOwned;
use serde_json::value::RawValue;

use crate::error::OutputError;
use crate::{Contract, Route};

/// An enum whose variants are tools, made by `#[structured_output(tools)]`.
///
/// A variant's name is the tool's, in snake case unless serde's `rename` or `rename_all` says otherwise; its doc comment is
/// the description; its fields, or the struct that it holds, are the parameters, and a variant without fields takes none.
/// Serialized, a call is its name and its arguments, `{"name": "search", "arguments": {"query": ".."}}`, so that it can be
/// stored and read back.
///
/// A set of tools is called and not answered, so that it is no [`crate::StructuredOutput`]: it has no contract, and cannot
/// be a field of a type that has one. Its schema would be a union of calls, which no API that takes tools ever sees, and
/// nothing would have checked it.
///
/// Where a channel promises less for parameters than for answers, as Gemini's does for the lengths of lists, it counts as
/// another one: what a type that a variant holds accepts for itself in `profiles(gemini(..))` is accepted for the tools
/// only where their own `profiles(..)` says so too.
///
/// ```
/// use isoform::{ToolSet, structured_output};
///
/// /// What the agent may call.
/// #[structured_output(tools, profiles(openai, anthropic, gemini))]
/// enum Action {
///     /// Search the web.
///     Search { query: String, #[structured(optional)] limit: Option<u8> },
///     /// Give up.
///     #[structured(repairable)]
///     Stop,
/// }
///
/// let tools = Action::tools();
/// let names: Vec<&str> = tools.iter().map(|tool| tool.name()).collect();
/// assert_eq!(names, ["search", "stop"]);
/// assert!(tools.get("stop").is_some_and(|stop| stop.is_repairable()));
///
/// let stored = serde_json::to_string(&Action::Stop)?;
/// assert_eq!(stored, r#"{"name":"stop","arguments":{}}"#);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` is no set of tools",
    label = "`{Self}` does not implement `ToolSet`",
    note = "annotate an enum that has a variant for each tool with `#[structured_output(tools)]`"
)]
pub trait ToolSet: Sized + DeserializeOwned {
    /// The tools with their parameters and validators, built once and shared.
    fn tools() -> Tools<Self> {
        Tools::of()
    }

    /// What the attribute wrote down.
    #[doc(hidden)]
    fn __tools() -> &'static [Declared<'static>];

    /// What stands in the enum's `profiles(..)`.
    #[doc(hidden)]
    fn __gates() -> &'static [Gate<'static>] {
        &[]
    }
}

/// The tools of an enum; cheap to clone.
pub struct Tools<T> {
    list: Arc<[Tool]>,
    of: PhantomData<fn() -> T>,
}

/// One tool with what it takes.
#[derive(Debug)]
pub struct Tool {
    declared: &'static Declared<'static>,
    contract: Contract,
}

impl<T: ToolSet> Tools<T> {
    /// The tools of an enum, built anew; [`ToolSet::tools`] shares them.
    #[must_use]
    pub fn of() -> Tools<T> {
        let list = T::__tools().iter().map(|declared| {
            let id = format!("{}.{}", std::any::type_name::<T>(), declared.name);
            Tool {
                declared,
                contract: Contract::of_root(declared.schema, id, declared.name),
            }
        });
        Tools {
            list: list.collect(),
            of: PhantomData,
        }
    }

    /// Offers the tools on a route.
    ///
    /// # Errors
    /// `UNSUPPORTED` where the provider's channel cannot carry a tool's parameters without loss, refuses its name, or takes
    /// fewer tools in a request, with one issue per reason and the tool in front of each path; `INVALID_SCHEMA` where
    /// parameters cannot be validated against.
    ///
    /// ```
    /// use isoform::{Code, Route, ToolSet, structured_output};
    ///
    /// #[structured_output(tools)]
    /// enum Action {
    ///     /// Keep a note.
    ///     Note { #[structured(length(max = 80))] text: String },
    /// }
    ///
    /// let tools = Action::tools();
    /// let declared = tools.offer(&Route::openai_chat("gpt-5.6"))?.declarations();
    /// assert!(declared.get().contains(r#""strict":true"#));
    ///
    /// let error = tools.offer(&Route::gemini("gemini-4")).unwrap_err();
    /// assert_eq!((error.code(), error.path()), (Code::Unsupported, "$.note.text"));
    /// # Ok::<(), isoform::OutputError>(())
    /// ```
    pub fn offer(&self, route: &Route) -> Result<Offer<T>, OutputError> {
        self.offer_beside(route, &Counts::ZERO)
    }

    /// The same beside an answer whose schema counts so much.
    pub(crate) fn offer_beside(
        &self,
        route: &Route,
        answer: &Counts,
    ) -> Result<Offer<T>, OutputError> {
        Offer::new(self.clone(), route, answer)
    }
}

impl<T> Tools<T> {
    /// Every tool, in declared order.
    pub fn iter(&self) -> impl Iterator<Item = &Tool> {
        self.list.iter()
    }

    /// The tool of this name.
    #[must_use]
    pub fn get(&self, name: &str) -> Option<&Tool> {
        self.iter().find(|tool| tool.name() == name)
    }
}

impl<T> Clone for Tools<T> {
    fn clone(&self) -> Tools<T> {
        Tools {
            list: Arc::clone(&self.list),
            of: PhantomData,
        }
    }
}

impl<T> fmt::Debug for Tools<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter().map(Tool::name)).finish()
    }
}

impl Tool {
    /// What it is called by.
    #[must_use]
    pub fn name(&self) -> &'static str {
        self.declared.name
    }

    /// What it does: the doc comment of its variant, else that of the type which the variant holds.
    #[must_use]
    pub fn description(&self) -> Option<&str> {
        self.declared.description.or(self.contract.description())
    }

    /// Whether its author allows its arguments to be asked for again, `#[structured(repairable)]`.
    #[must_use]
    pub fn is_repairable(&self) -> bool {
        self.declared.repairable
    }

    /// What it takes: the original JSON Schema (2020-12), against which every call is validated.
    #[must_use]
    pub fn parameters(&self) -> &RawValue {
        self.contract.schema()
    }

    pub(crate) fn contract(&self) -> &Contract {
        &self.contract
    }

    /// Whether it takes nothing.
    fn is_bare(&self) -> bool {
        matches!(
            self.declared.schema.shape,
            Shape::Object(Object {
                properties: [],
                additional: Additional::Closed,
                ..
            })
        )
    }
}

/// What the enum's author accepted for a profile.
fn accepted<T: ToolSet>(profile: &Profile) -> KindSet {
    T::__gates()
        .iter()
        .find(|(own, _)| own.name == profile.name && own.signature() == profile.signature())
        .map_or(KindSet::NONE, |(_, accepted)| *accepted)
}
