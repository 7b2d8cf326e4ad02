//! Single findings, bounded in number and length.

use serde::Serialize;

/// One finding about a value: which rule, where in the value, where in the schema.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[non_exhaustive]
pub struct Issue {
    // The order of the fields is the order of sorting: instance path, schema path, message.
    /// Where in the value, as a JSON Pointer; empty for the root.
    pub path: String,
    /// Where in the schema, as a JSON Pointer.
    pub schema_path: String,
    /// What is wrong, in one line.
    pub message: String,
    /// The keyword that is broken, `required`, or a word of ours, `literal_case`.
    pub code: String,
}

impl Issue {
    /// The longest text in an issue, in characters.
    pub const MAX_CHARS: usize = 500;

    /// An issue whose four texts are each cut at [`Issue::MAX_CHARS`] characters.
    #[must_use]
    pub fn new(
        code: impl Into<String>,
        path: impl Into<String>,
        schema_path: impl Into<String>,
        message: impl Into<String>,
    ) -> Self {
        let short = |mut text: String| {
            cut(&mut text, Self::MAX_CHARS);
            text
        };
        Self {
            path: short(path.into()),
            schema_path: short(schema_path.into()),
            message: short(message.into()),
            code: short(code.into()),
        }
    }
}

/// Cuts a text after `limit` characters, never inside one, and marks the cut with `…`.
pub(super) fn cut(text: &mut String, limit: usize) {
    // A text has at most as many characters as bytes: the usual short one costs nothing.
    if text.len() <= limit || text.chars().count() <= limit {
        return;
    }
    let end = text
        .char_indices()
        .nth(limit.saturating_sub(1))
        .map_or(0, |(at, _)| at);
    text.truncate(end);
    text.push('…');
}

/// The first `most` in sorted order, holding no more than that at any time.
pub(super) fn bounded(issues: impl IntoIterator<Item = Issue>, most: usize) -> Vec<Issue> {
    let mut kept: Vec<Issue> = Vec::new();
    for issue in issues {
        let at = kept.partition_point(|other| *other <= issue);
        if at < most {
            kept.insert(at, issue);
            kept.truncate(most);
        }
    }
    kept
}
