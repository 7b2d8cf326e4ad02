//! What is wrong with tools on a route, and with their calls.

use isoform_compiler::profile::Profile;
use isoform_compiler::project::{Counts, Projection};
use isoform_compiler::tools::{LIMIT_FIX, NAME_FIX, NAME_WHY, TOOL_LIMIT, TOOL_NAME, excess};

use super::Tool;
use crate::error::{Code, Issue, Layer, OutputError};

/// How many tools an error lists.
const MAX_LISTED: usize = 16;
/// How much of a text that the model or the provider chose is shown, in characters.
const MAX_SHOWN: usize = 64;

/// Why the tools cannot be offered on the profile: one issue per reason, the tool in front of each path.
pub(super) fn refusals<'t>(
    tools: impl Iterator<Item = (&'t Tool, &'t Projection)>,
    profile: &Profile,
    answer: &Counts,
) -> Vec<Issue> {
    let mut issues = Vec::new();
    let (mut count, mut total) = (0, *answer);
    for (tool, sent) in tools {
        let name = tool.name();
        if !profile.tools.names.value.takes(name) {
            let message = format!("{NAME_WHY}; {NAME_FIX}");
            issues.push(Issue::new(TOOL_NAME, format!("$.{name}"), "", message));
        }
        for violation in &sent.violations {
            let (rule, rest) = (violation.rule, violation.path.trim_start_matches('$'));
            let message = format!("{}; {}", rule.why(), rule.fix());
            issues.push(Issue::new(
                rule.name(),
                format!("$.{name}{rest}"),
                "",
                message,
            ));
        }
        count += 1;
        total = total.and(&sent.counts);
    }
    for excess in excess(profile, count, &total).into_iter().flatten() {
        let (why, found, limit) = (excess.why, excess.found, excess.limit);
        let message = format!("{why} ({found} of at most {limit}); {LIMIT_FIX}");
        issues.push(Issue::new(TOOL_LIMIT, "$", "", message));
    }
    issues
}

/// The error of tools that cannot be offered.
pub(super) fn unsupported(issues: Vec<Issue>, profile: &Profile) -> OutputError {
    let path = issues
        .first()
        .map_or_else(|| "$".to_owned(), |issue| issue.path.clone());
    let message = format!(
        "the tools cannot be carried to `{}` (profile {}) without loss",
        profile.name, profile.revision
    );
    OutputError::new(Code::Unsupported, message)
        .at_path(path)
        .with_issues(issues)
}

/// The error of a call of no tool that was offered.
pub(super) fn unknown<'t>(
    id: Option<&str>,
    name: &str,
    known: impl Iterator<Item = &'t Tool>,
) -> OutputError {
    let known: Vec<String> = known.map(|tool| format!("`{}`", tool.name())).collect();
    let mut list = known.get(..MAX_LISTED).unwrap_or(&known).join(", ");
    if let Some(more @ 1..) = known.len().checked_sub(MAX_LISTED) {
        list.push_str(&format!(" and {more} more"));
    }
    OutputError::new(
        Code::UnknownTool,
        format!(
            "{}: no tool of this name was offered; known are {list}",
            subject(id, name)
        ),
    )
}

/// The error of arguments that were not accepted, from why they were not.
pub(super) fn invalid(tool: &Tool, id: Option<&str>, cause: &OutputError) -> OutputError {
    let message = format!("{}: {}", subject(id, tool.name()), cause.message());
    let mut error = OutputError::new(Code::InvalidArguments, message).at_path(cause.path());
    error = if cause.layer() == Layer::Parse {
        // The parse layer's codes are words of one list, here as elsewhere.
        let code = cause.code().as_str().to_ascii_lowercase();
        error.with_issues([Issue::new(code, "", "", cause.message())])
    } else {
        error.with_issues(cause.issues().iter().cloned())
    };
    if let Some(offset) = cause.offset() {
        error = error.at_offset(offset);
    }
    if tool.is_repairable() && cause.repairable() {
        error = error.with_repair_allowed();
    }
    error
}

/// Which call it is about.
pub(super) fn subject(id: Option<&str>, name: &str) -> String {
    let name = shown(name);
    match id {
        Some(id) => format!("the call `{}` of `{name}`", shown(id)),
        None => format!("the call of `{name}`"),
    }
}

/// A text that someone else chose, on one line and not longer than a name is.
fn shown(text: &str) -> String {
    let mut shown: String = text
        .chars()
        .take(MAX_SHOWN)
        .map(|c| if c.is_control() { ' ' } else { c })
        .collect();
    if text.chars().nth(MAX_SHOWN).is_some() {
        shown.push('…');
    }
    shown
}
