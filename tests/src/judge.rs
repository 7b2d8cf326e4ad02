//! The judge of validity, which we did not write: `jsonschema`, draft 2020-12, formats asserted.

use isoform_compiler::ir::{Definition, Kind, Schema};
use isoform_compiler::project::Projection;
use jsonschema::error::ValidationErrorKind;
use jsonschema::{ValidationError, Validator};

use crate::json::Value;
use crate::place::{Node, by_path, by_pointer};

/// The validator of a schema text.
pub fn validator(schema: &str) -> Validator {
    let schema = serde_json::from_str(schema).unwrap_or_else(|error| panic!("{error}: {schema}"));
    jsonschema::options()
        .with_draft(jsonschema::Draft::Draft202012)
        .should_validate_formats(true)
        .should_ignore_unknown_formats(false)
        .build(&schema)
        .unwrap_or_else(|error| panic!("{error}: {schema}"))
}

/// Whether what is wrong with a value is listed in a projection.
pub struct Listed<'a> {
    schema: &'a Schema<'a>,
    links: &'a [Definition<'a>],
    findings: Vec<(Kind, Vec<Node>)>,
}

impl<'a> Listed<'a> {
    /// What the projection lists as local or asked.
    pub fn of(
        schema: &'a Schema<'a>,
        links: &'a [Definition<'a>],
        projection: &Projection,
    ) -> Listed<'a> {
        let findings = projection
            .local
            .iter()
            .chain(&projection.asked)
            .map(|finding| {
                let nodes = by_path(schema, links, &finding.path);
                assert!(
                    !nodes.is_empty(),
                    "`{}` is no path of the schema",
                    finding.path
                );
                (finding.kind, nodes)
            })
            .collect();
        Listed {
            schema,
            links,
            findings,
        }
    }

    /// Whether decoding may fail for this kind.
    pub fn has_kind(&self, kind: Kind) -> bool {
        self.findings.iter().any(|(listed, _)| *listed == kind)
    }

    /// What of a value is wrong without being listed; `None` where all of it is listed.
    pub fn unlisted(&self, validator: &Validator, value: &Value) -> Option<String> {
        let value = value.judged();
        validator
            .iter_errors(&value)
            .find(|error| !self.explains(error))
            .map(|error| {
                format!(
                    "{} ({} at `{}`)",
                    error,
                    error.kind().keyword(),
                    error.instance_path()
                )
            })
    }

    fn explains(&self, error: &ValidationError<'_>) -> bool {
        if let ValidationErrorKind::AnyOf { context } = error.kind() {
            return context
                .iter()
                .any(|branch| branch.iter().all(|error| self.explains(error)));
        }
        // A name has no place of its own: what is wrong with it stands at its object.
        let keyword = match error.kind() {
            ValidationErrorKind::PropertyNames { error } => error.kind().keyword(),
            kind => kind.keyword(),
        };
        let kinds: &[Kind] = match keyword {
            "minimum" | "maximum" | "exclusiveMinimum" | "exclusiveMaximum" => {
                &[Kind::NumericBounds, Kind::TypeDomain]
            }
            "not" => &[Kind::TypeDomain],
            "multipleOf" => &[Kind::MultipleOf],
            "minLength" | "maxLength" => &[Kind::StringLength, Kind::TypeDomain],
            "pattern" => &[Kind::Pattern, Kind::TypeDomain],
            "format" => &[Kind::Format, Kind::TypeDomain],
            "minItems" | "maxItems" => &[Kind::ItemCount],
            "uniqueItems" => &[Kind::UniqueItems],
            "minProperties" | "maxProperties" => &[Kind::PropertyCount],
            _ => return false,
        };
        let places = by_pointer(self.schema, self.links, error.instance_path().as_str());
        self.findings.iter().any(|(kind, nodes)| {
            kinds.contains(kind) && nodes.iter().any(|node| places.contains(node))
        })
    }
}
