//! What both sides agree on.

mod example;
mod hash;
mod name;
mod shared;

pub use example::check_examples;

use std::fmt;
use std::sync::Arc;

use isoform_compiler::gate::Gate;
use isoform_compiler::ir::{Definition, KindSet, Schema, Shape};
use isoform_compiler::profile::Profile;
use isoform_compiler::project::{Projection, original, project};
use serde::de::DeserializeOwned;
use serde_json::Value;
use serde_json::value::RawValue;

use crate::error::{Code, OutputError};
use crate::parse::{Limits, parse};
use crate::validate::Validator;
use crate::{StructuredOutput, structured};

/// A schema with its id, version, hash and validator; cheap to clone.
#[derive(Clone)]
pub struct Contract(Arc<Inner>);

struct Inner {
    id: String,
    version: String,
    name: String,
    description: Option<String>,
    root: &'static Schema<'static>,
    gates: &'static [Gate<'static>],
    schema: Box<RawValue>,
    hash: String,
    validator: Result<Validator, OutputError>,
}

impl Contract {
    /// The contract of a type; that of a named one is built once and shared.
    pub(crate) fn shared<T: StructuredOutput>() -> Contract {
        match named(T::SCHEMA) {
            Some(definition) => shared::of::<T>(definition.identity),
            None => Contract::of::<T>(),
        }
    }

    /// The profiles in the type's `profiles(..)`, with what its author accepted for each.
    pub(crate) fn gates(&self) -> &'static [Gate<'static>] {
        self.0.gates
    }

    /// The contract of a type.
    ///
    /// `id` and `version` are the author's, or the type's path and `0.0.0`.
    pub fn of<T: StructuredOutput>() -> Contract {
        let definition = named(T::SCHEMA);
        let short = definition.map_or("answer", |definition| definition.name);
        let id = definition.and_then(|definition| definition.id);
        let id = id.map_or_else(|| std::any::type_name::<T>().to_owned(), str::to_owned);
        Contract::of_root(T::SCHEMA, id, short)
    }

    /// The contract of a schema, under an id and a name.
    pub(crate) fn of_root(root: &'static Schema<'static>, id: String, name: &str) -> Contract {
        let definition = named(root);
        let original = original(root, &[]);
        let text = structured::document(&original.schema);
        let version = definition.and_then(|definition| definition.version);
        let annotations =
            definition.map_or(root.annotations, |definition| definition.schema.annotations);
        Contract(Arc::new(Inner {
            id,
            version: version.unwrap_or("0.0.0").to_owned(),
            name: name::sanitized(name),
            description: annotations.description.map(str::to_owned),
            root,
            gates: definition.map_or(&[], |definition| definition.gates),
            hash: hash::of(&text),
            validator: compile(&original, &text),
            schema: text,
        }))
    }

    /// The author's id, or the type's path.
    #[must_use]
    pub fn id(&self) -> &str {
        &self.0.id
    }

    /// The author's version.
    #[must_use]
    pub fn version(&self) -> &str {
        &self.0.version
    }

    /// The name under which providers are given the schema: `[A-Za-z_][A-Za-z0-9_-]{0,63}`.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.0.name
    }

    /// What the type is about, from its doc comment.
    #[must_use]
    pub fn description(&self) -> Option<&str> {
        self.0.description.as_deref()
    }

    /// The original JSON Schema (2020-12), with properties in declared order.
    #[must_use]
    pub fn schema(&self) -> &RawValue {
        &self.0.schema
    }

    /// The SHA-256 of the original schema, in lower-case hex, over sorted keys with exact number text.
    #[must_use]
    pub fn hash(&self) -> &str {
        &self.0.hash
    }

    /// What a provider channel would be sent, and what that leaves open.
    ///
    /// What the type's author accepted for the profile in `profiles(..)` is accepted here, and what the author assumed
    /// of the provider is assumed; the projection lists both.
    #[must_use]
    pub fn project(&self, profile: &Profile) -> Projection {
        let profile = claimed(self.0.gates, profile).unwrap_or(profile);
        self.project_with(profile, KindSet::NONE)
    }

    /// The same with what someone else accepted beside the type's author, on a profile as it is.
    pub(crate) fn project_with(&self, profile: &Profile, accepted: KindSet) -> Projection {
        project(self.0.root, &[], profile, accepted)
    }

    /// Makes sure that the contract is the type's own: a value is only as good as the schema it was held against.
    ///
    /// # Errors
    /// `INVALID_SCHEMA` where it is another type's.
    fn ensure_of<T: StructuredOutput>(&self) -> Result<(), OutputError> {
        // Most often it is the same constant; a type without a definition has nothing else that is cheap to compare.
        let same = std::ptr::eq(self.0.root, T::SCHEMA)
            || match (named(self.0.root), named(T::SCHEMA)) {
                (Some(own), Some(asked)) => own.identity.same(asked.identity),
                (None, None) => self.hash() == Contract::of::<T>().hash(),
                _ => false,
            };
        if same {
            return Ok(());
        }
        let (own, asked) = (self.id(), std::any::type_name::<T>());
        Err(OutputError::new(
            Code::InvalidSchema,
            format!("the contract is that of `{own}`, not of `{asked}`"),
        ))
    }

    /// The author's id.
    pub(crate) fn given_id(&self) -> Option<&'static str> {
        named(self.0.root).and_then(|definition| definition.id)
    }

    /// The name of the type, where it is a named one.
    pub(crate) fn short_name(&self) -> Option<&'static str> {
        named(self.0.root).map(|definition| definition.name)
    }

    pub(crate) fn root(&self) -> &'static Schema<'static> {
        self.0.root
    }

    /// Whether the contract can be validated against at all.
    ///
    /// # Errors
    /// `INVALID_SCHEMA` where the schema has a pattern or format that cannot be checked in linear time.
    pub(crate) fn ensure_valid(&self) -> Result<&Validator, OutputError> {
        self.0.validator.as_ref().map_err(Clone::clone)
    }

    /// Accepts a value that the application put together itself: validated against the original schema, then typed.
    ///
    /// # Errors
    /// `SCHEMA_MISMATCH` with its issues; `INVALID_SCHEMA`, also where the contract is another type's.
    pub fn accept_value<T: StructuredOutput + DeserializeOwned>(
        &self,
        value: Value,
    ) -> Result<T, OutputError> {
        self.ensure_of::<T>()?;
        self.ensure_valid()?.check(&value)?;
        serde_json::from_value(value).map_err(|error| {
            OutputError::new(
                Code::SchemaMismatch,
                format!("the type does not read this value: {error}"),
            )
        })
    }
}

impl fmt::Debug for Contract {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Contract")
            .field("id", &self.0.id)
            .field("version", &self.0.version)
            .field("hash", &self.0.hash)
            .finish()
    }
}

/// The named type that a schema stands for.
fn named(schema: &Schema<'static>) -> Option<&'static Definition<'static>> {
    match &schema.shape {
        Shape::Reference(link) => link.resolve(&[]),
        _ => None,
    }
}

/// The profile with what an author claims of it, where one of the author's own is that profile.
pub(crate) fn claimed(
    gates: &'static [Gate<'static>],
    profile: &Profile,
) -> Option<&'static Profile> {
    gates.iter().map(|(own, _)| *own).find(|own| {
        own.name == profile.name && own.without_assumptions().signature() == profile.signature()
    })
}

fn compile(original: &Projection, text: &RawValue) -> Result<Validator, OutputError> {
    if let Some(violation) = original.violations.first() {
        let message = format!("rule `{}`: {}", violation.rule.name(), violation.rule.why());
        return Err(OutputError::new(Code::InvalidSchema, message).at_path(violation.path.as_str()));
    }
    let value = parse(text.get().as_bytes(), Limits::default())?;
    Validator::compile(&value)
}
