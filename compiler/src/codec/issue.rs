//! What the codec refuses.

use core::fmt;

use crate::ir::Kind;

/// A value that cannot be brought into the other form.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Issue {
    /// The local kind that is broken, where decoding may fail for it; `None` where the value is not in the sent form at all.
    pub kind: Option<Kind>,
    /// Where, as a JSON Pointer into the value that was read.
    pub path: String,
    /// What is wrong.
    pub message: &'static str,
}

impl fmt::Display for Issue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} at `{}`", self.message, self.path)
    }
}

impl core::error::Error for Issue {}

impl Issue {
    pub(super) fn form(message: &'static str) -> Issue {
        Issue {
            kind: None,
            path: String::new(),
            message,
        }
    }

    pub(super) fn local(kind: Kind, message: &'static str) -> Issue {
        Issue {
            kind: Some(kind),
            path: String::new(),
            message,
        }
    }

    /// This issue one step further out.
    pub(super) fn within(mut self, step: &str) -> Issue {
        let step = step.replace('~', "~0").replace('/', "~1");
        self.path.insert_str(0, &step);
        self.path.insert(0, '/');
        self
    }
}
