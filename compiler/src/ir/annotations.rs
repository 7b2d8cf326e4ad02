//! Hints to the model; never a reason for a verdict.

/// Title, description and examples of a schema node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Annotations<'a> {
    /// JSON Schema `title`.
    pub title: Option<&'a str>,
    /// JSON Schema `description`; a doc comment in Rust.
    pub description: Option<&'a str>,
    /// JSON Schema `examples`, each as JSON text.
    pub examples: &'a [&'a str],
}

impl Annotations<'_> {
    /// No hints at all.
    pub const NONE: Annotations<'static> = Annotations {
        title: None,
        description: None,
        examples: &[],
    };

    /// Whether there is neither title nor description.
    pub const fn is_empty(&self) -> bool {
        self.title.is_none() && self.description.is_none()
    }
}
