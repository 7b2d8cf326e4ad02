//! The schema node.

use super::{Annotations, Array, Integer, Link, Literal, Number, Object, Text, Tuple, Union};

/// A schema node: what is allowed, hints to the model, and permissions of the author.
#[derive(Clone, Copy, Debug)]
pub struct Schema<'a> {
    /// What is allowed.
    pub shape: Shape<'a>,
    /// Hints.
    pub annotations: Annotations<'a>,
    /// A visibly different wire form that the author permits where a profile has no direct one.
    pub encode: Option<Encode>,
    /// Whether a check of its own reports what is wrong below this node (a field of a checked type).
    pub gated: bool,
    /// Whether serde keeps what it reads here as a value of its own first, in which names are strings for good.
    pub buffered: bool,
}

/// What a node allows.
#[derive(Clone, Copy, Debug)]
pub enum Shape<'a> {
    /// Any JSON.
    Any,
    /// `null`.
    Null,
    /// `true` and `false`.
    Boolean,
    /// Integers.
    Integer(Integer),
    /// Numbers.
    Number(Number<'a>),
    /// Strings.
    String(Text<'a>),
    /// Listed scalars. Never empty: an enum without variants is refused where it is written.
    Literals(&'a [Literal<'a>]),
    /// Arrays with one schema for all items.
    Array(Array<'a>),
    /// Arrays of fixed length with one schema per position.
    Tuple(Tuple<'a>),
    /// Objects and maps.
    Object(Object<'a>),
    /// One of several.
    Union(Union<'a>),
    /// A named type.
    Reference(Link<'a>),
    /// A document keyword outside the model; the original document still validates it.
    Unmodelled(&'a str),
}

/// A wire form that is visibly different from the type's own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Encode {
    /// A map as an array of `{key, value}`.
    Entries,
    /// Any JSON as a string of JSON text.
    JsonText,
    /// An integer as canonical decimal text.
    Decimal,
    /// String literals compared without letter case.
    FoldCase,
}

impl<'a> Schema<'a> {
    /// A node without hints and permissions.
    pub const fn of(shape: Shape<'a>) -> Schema<'a> {
        Schema {
            shape,
            annotations: Annotations::NONE,
            encode: None,
            gated: false,
            buffered: false,
        }
    }

    /// Whether this is a scalar, or a list of such, of which nothing was written that a provider could refuse to enforce.
    ///
    /// Most fields are, so that the checks ask this first; patterns alone, since each call slows the build down.
    pub(crate) const fn is_bare(&self) -> bool {
        match &self.shape {
            _ if self.encode.is_some() => false,
            Shape::Boolean => true,
            Shape::Integer(integer) => matches!(
                integer,
                Integer {
                    minimum: None,
                    maximum: None,
                    multiple_of: None,
                    ..
                }
            ),
            Shape::Number(number) => matches!(
                number,
                Number {
                    minimum: None,
                    maximum: None,
                    multiple_of: None,
                    ..
                }
            ),
            Shape::String(text) => matches!(
                text,
                Text {
                    min_length: None,
                    max_length: None,
                    pattern: None,
                    format: None,
                    ..
                }
            ),
            Shape::Array(Array {
                min_items: None,
                max_items: None,
                unique: false,
                items,
            }) => items.is_bare(),
            _ => false,
        }
    }

    /// Whether this is `null` or a bare schema: most options.
    pub(crate) const fn is_bare_option(&self) -> bool {
        match &self.shape {
            Shape::Union(Union {
                branches: [inner, null],
                exclusive: false,
            }) => matches!(null.shape, Shape::Null) && inner.is_bare(),
            _ => false,
        }
    }

    /// This node with other hints where they are given.
    pub const fn annotated(
        mut self,
        title: Option<&'a str>,
        description: Option<&'a str>,
    ) -> Schema<'a> {
        if title.is_some() {
            self.annotations.title = title;
        }
        if description.is_some() {
            self.annotations.description = description;
        }
        self
    }

    /// This node with examples, each as JSON text.
    pub const fn with_examples(mut self, examples: &'a [&'a str]) -> Schema<'a> {
        self.annotations.examples = examples;
        self
    }

    /// This node with a permission.
    pub const fn encoded(mut self, encode: Encode) -> Schema<'a> {
        self.encode = Some(encode);
        self
    }

    /// This node as one that serde reads from a buffer of its own.
    pub const fn buffered(mut self) -> Schema<'a> {
        self.buffered = true;
        self
    }

    /// This node as one whose faults a check of its own reports.
    pub const fn gated(mut self) -> Schema<'a> {
        self.gated = true;
        self
    }
}
