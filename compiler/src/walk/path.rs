//! Where a node stands.

use super::Sink;

/// A path as a list of steps from the node up, so that const evaluation needs no heap.
#[derive(Clone, Copy)]
pub(crate) struct Path<'p> {
    /// The path of the node above.
    pub(crate) parent: Option<&'p Path<'p>>,
    /// The last step.
    pub(crate) step: Step<'p>,
}

/// One step of a path.
#[derive(Clone, Copy)]
pub(crate) enum Step<'p> {
    /// Where the walk started, as text: `$` or `$.calls`.
    Base(&'p str),
    /// Into the property of that name.
    Property(&'p str),
    /// Into the items of an array.
    Item,
    /// Into the values of a map.
    Value,
    /// Into a position of a tuple.
    Position(usize),
    /// From one named type into another: the path so far stands elsewhere.
    Type,
}

impl<'p> Path<'p> {
    /// The path of a walk's start.
    pub(crate) const fn base(text: &'p str) -> Path<'p> {
        Path {
            parent: None,
            step: Step::Base(text),
        }
    }

    /// The path one step below.
    pub(crate) const fn to(&'p self, step: Step<'p>) -> Path<'p> {
        Path {
            parent: Some(self),
            step,
        }
    }

    /// Writes the path as text.
    pub(crate) const fn write(&self, sink: &mut Sink<'_>) {
        if let Some(parent) = self.parent {
            parent.write(sink);
        }
        match self.step {
            Step::Base(text) => sink.text(text),
            Step::Property(name) => {
                sink.byte(b'.');
                sink.text(name);
            }
            Step::Item => sink.text("[]"),
            Step::Value => sink.text(".*"),
            Step::Position(index) => {
                sink.byte(b'[');
                sink.integer(index as i128);
                sink.byte(b']');
            }
            Step::Type => {}
        }
    }
}
