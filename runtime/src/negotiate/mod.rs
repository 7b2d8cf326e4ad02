//! From a contract and a route to a plan: which mode is used, and why.

mod accept;
pub(crate) mod body;
mod plan;
mod route;

pub use accept::{Call, Outcome};
pub use plan::{Mode, Plan, Reason};
pub use route::Route;

use std::borrow::Borrow;

use isoform_compiler::profile::Profile;
use isoform_compiler::project::{Projection, Verdict};

use crate::Contract;
use crate::error::{Code, Issue, OutputError};

/// What the caller allows.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct Options {
    /// Caps on what one response may hold.
    pub caps: crate::stream::Caps,
}

/// Decides how the answer is asked for. Pure: no request is made, and the same input gives the same plan.
///
/// # Errors
/// `INVALID_SCHEMA` where the contract cannot be validated against; `UNSUPPORTED` where the schema cannot be carried to the
/// route without loss, with one issue per reason.
///
/// ```
/// use isoform::{Options, Route, StructuredOutput, negotiate, structured_output};
///
/// #[structured_output]
/// struct Title {
///     title: String,
/// }
///
/// let plan = negotiate(Title::contract(), &Route::openai_chat("gpt-5.6"), &Options::default())?;
/// let body = plan.request(serde_json::json!({ "model": "gpt-5.6", "messages": [] }))?;
/// assert!(body.get().contains(r#""strict":true"#));
/// # Ok::<(), isoform::OutputError>(())
/// ```
pub fn negotiate(
    contract: impl Borrow<Contract>,
    route: &Route,
    options: &Options,
) -> Result<Plan, OutputError> {
    let contract = contract.borrow();
    contract.ensure_valid()?;
    let projection = contract.project(&route.profile);
    if !projection.is_accepted() {
        return Err(refused(&projection, &route.profile)
            .from_provider(route.provider.clone(), Some(&route.model)));
    }
    let reason = Reason {
        mode: Mode::Native,
        taken: true,
        why: match projection.verdict {
            Verdict::Exact => "the schema is carried as it is".to_owned(),
            Verdict::Encoded => "the schema is carried whole, in another form".to_owned(),
            Verdict::Assumed => assumed(&projection),
            _ => "the schema is carried but for constraints that are checked after the answer, as its author accepted".to_owned(),
        },
    };
    Ok(Plan::new(
        contract.clone(),
        route.clone(),
        options.clone(),
        projection,
        vec![reason],
    ))
}

/// What has to be so for the schema to be carried, in the author's words.
fn assumed(projection: &Projection) -> String {
    let mut why = "the schema is carried if the provider is as its author says".to_owned();
    let mut said: Vec<&str> = Vec::new();
    for assumed in &projection.assumed {
        let rule = assumed.rule.name();
        if !said.contains(&rule) {
            said.push(rule);
            why.push_str(&format!("; {rule}: {}", assumed.because));
        }
    }
    why
}

fn refused(projection: &Projection, profile: &Profile) -> OutputError {
    let issues = projection.violations.iter().map(|violation| {
        let message = format!("{}; {}", violation.rule.why(), violation.rule.fix());
        Issue::new(violation.rule.name(), violation.path.clone(), "", message)
    });
    let message = format!(
        "the schema cannot be carried to `{}` (profile {}) without loss",
        profile.name, profile.revision
    );
    let path = projection
        .violations
        .first()
        .map(|violation| violation.path.clone())
        .unwrap_or_default();
    OutputError::new(Code::Unsupported, message)
        .at_path(path)
        .with_issues(issues)
}
