//! One error type for the whole way from a provider's bytes to a typed value.
//!
//! An [`OutputError`] says which layer refused, with a stable [`Code`], where (path or byte offset), whether a new call may help, and
//! what to do. Its JSON form is fixed by `schemas/output-error.json`.

mod code;
mod issue;
mod render;

pub use code::{Code, Layer};
pub use issue::Issue;

/// Why an answer, an event or a value was not accepted.
///
/// ```
/// use isoform::{Code, Layer, OutputError};
///
/// let error = OutputError::new(Code::InvalidJson, "a string is not closed").at_offset(17);
/// assert_eq!(error.layer(), Layer::Parse);
/// assert!(error.retryable() && error.repairable());
/// assert_eq!(error.to_string(), "parse: INVALID_JSON: a string is not closed (at byte 17)");
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OutputError {
    // Boxed, so that a `Result` with this error stays as small as its value.
    body: Box<Body>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
struct Body {
    code: Code,
    retryable: bool,
    repairable: bool,
    offset: Option<u64>,
    path: Option<String>,
    issues: Vec<Issue>,
    provider: Option<String>,
    model: Option<String>,
    attempts: u32,
    message: String,
}

impl OutputError {
    /// The longest message an error carries, in characters; provider texts are cut here.
    pub const MAX_MESSAGE_CHARS: usize = 2_000;
    /// The most issues one error carries.
    pub const MAX_ISSUES: usize = 20;

    /// An error with the catalogue's own answers on retry and repair.
    ///
    /// `message` is lower case, without a full stop, names in backticks; it is cut at [`OutputError::MAX_MESSAGE_CHARS`].
    #[must_use]
    pub fn new(code: Code, message: impl Into<String>) -> Self {
        let mut message = message.into();
        issue::cut(&mut message, Self::MAX_MESSAGE_CHARS);
        Self {
            body: Box::new(Body {
                code,
                retryable: code.retryable(),
                repairable: code.repairable(),
                offset: None,
                path: None,
                issues: Vec::new(),
                provider: None,
                model: None,
                attempts: 0,
                message,
            }),
        }
    }

    /// Says at which byte of the input the fault begins.
    #[must_use]
    pub fn at_offset(mut self, offset: u64) -> Self {
        self.body.offset = Some(offset);
        self
    }

    /// Says at which place of the value or schema the fault is, as a path from the root `$`.
    #[must_use]
    pub fn at_path(mut self, path: impl Into<String>) -> Self {
        self.body.path = Some(path.into());
        self
    }

    /// Adds the single findings, sorted by instance path, schema path and message, at most [`OutputError::MAX_ISSUES`] of them.
    #[must_use]
    pub fn with_issues(mut self, issues: impl IntoIterator<Item = Issue>) -> Self {
        self.body.issues = issue::bounded(issues, Self::MAX_ISSUES);
        self
    }

    /// Names the provider and, where it is known, the model that answered.
    #[must_use]
    pub fn from_provider(mut self, provider: impl Into<String>, model: Option<&str>) -> Self {
        self.body.provider = Some(provider.into());
        if let Some(model) = model {
            self.body.model = Some(model.to_owned());
        }
        self
    }

    /// Says how many calls were made, this one included.
    #[must_use]
    pub fn after_attempts(mut self, attempts: u32) -> Self {
        self.body.attempts = attempts;
        self
    }

    /// States that running the same tool again does no harm, which only the tool can know.
    #[must_use]
    pub fn with_safe_retry(mut self) -> Self {
        self.body.retryable = true;
        self
    }

    /// States that the tool's author allows its arguments to be asked for again.
    #[must_use]
    pub fn with_repair_allowed(mut self) -> Self {
        self.body.repairable = true;
        self
    }

    /// States that the same answer must not be asked for again, whatever the catalogue says of the code.
    #[must_use]
    pub fn without_repair(mut self) -> Self {
        self.body.repairable = false;
        self
    }

    /// The layer that refused.
    #[must_use]
    pub fn layer(&self) -> Layer {
        self.body.code.layer()
    }

    /// The stable code.
    #[must_use]
    pub fn code(&self) -> Code {
        self.body.code
    }

    /// Whether a new call may help.
    #[must_use]
    pub fn retryable(&self) -> bool {
        self.body.retryable
    }

    /// Whether the model may be shown the fault and asked again.
    #[must_use]
    pub fn repairable(&self) -> bool {
        self.body.repairable
    }

    /// The byte of the input at which the fault begins, from 0.
    #[must_use]
    pub fn offset(&self) -> Option<u64> {
        self.body.offset
    }

    /// The place of the fault in the value or schema; `$`, the root, when none was given.
    #[must_use]
    pub fn path(&self) -> &str {
        self.body.path.as_deref().unwrap_or("$")
    }

    /// The single findings, at most [`OutputError::MAX_ISSUES`].
    #[must_use]
    pub fn issues(&self) -> &[Issue] {
        &self.body.issues
    }

    /// The provider that answered.
    #[must_use]
    pub fn provider(&self) -> Option<&str> {
        self.body.provider.as_deref()
    }

    /// The model that answered, in the provider's words.
    #[must_use]
    pub fn model(&self) -> Option<&str> {
        self.body.model.as_deref()
    }

    /// How many calls were made; 0 when no call was counted.
    #[must_use]
    pub fn attempts(&self) -> u32 {
        self.body.attempts
    }

    /// What is wrong, in one line.
    #[must_use]
    pub fn message(&self) -> &str {
        &self.body.message
    }

    /// What to do about it.
    #[must_use]
    pub fn remedy(&self) -> &'static str {
        self.body.code.remedy()
    }
}

#[cfg(test)]
mod tests;
