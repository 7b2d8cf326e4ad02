//! Hints to the model; never a reason for a verdict.

/// Title and description of a schema node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Annotations<'a> {
    /// JSON Schema `title`.
    pub title: Option<&'a str>,
    /// JSON Schema `description`; a doc comment in Rust.
    pub description: Option<&'a str>,
}

impl Annotations<'_> {
    /// No hints at all.
    pub const NONE: Annotations<'static> = Annotations {
        title: None,
        description: None,
    };

    /// Whether there is nothing to say.
    pub const fn is_empty(&self) -> bool {
        self.title.is_none() && self.description.is_none()
    }
}
