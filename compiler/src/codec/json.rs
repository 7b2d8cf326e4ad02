//! The JSON values that the codec reads and makes.

/// A JSON value that can be taken apart and put together; numbers stay whatever they are.
///
/// The codec moves values and never copies them.
pub trait Json: Sized {
    /// The members of an object, looked at.
    type Members<'v>: Members<'v, Self>
    where
        Self: 'v;

    /// Takes the value apart.
    fn open(self) -> Opened<Self>;
    /// Looks at the value.
    fn look(&self) -> Looked<'_, Self>;
    /// `null`.
    fn null() -> Self;
    /// `true` or `false`.
    fn boolean(value: bool) -> Self;
    /// A string.
    fn string(text: String) -> Self;
    /// An array.
    fn array(items: Vec<Self>) -> Self;
    /// An object, with its members in the order in which they are to be written.
    fn object(members: Vec<(String, Self)>) -> Self;
    /// The value as compact JSON text.
    fn to_text(&self) -> String;
    /// The value of one JSON text, read strictly; `None` where it is none.
    fn from_text(text: &str) -> Option<Self>;
}

/// A value taken apart.
#[derive(Debug)]
pub enum Opened<J> {
    /// `null`, a boolean or a number, as it was.
    Scalar(J),
    /// A string.
    String(String),
    /// An array.
    Array(Vec<J>),
    /// An object.
    Object(Vec<(String, J)>),
}

/// A look at a value.
pub enum Looked<'v, J: Json + 'v> {
    /// `null`.
    Null,
    /// A boolean.
    Boolean(bool),
    /// A number; the integer it is, where it is one within i128.
    Number(Option<i128>),
    /// A string.
    String(&'v str),
    /// An array of so many items.
    Array(usize),
    /// An object.
    Object(J::Members<'v>),
}

/// The members of an object, looked at.
pub trait Members<'v, J: Json> {
    /// The number of members.
    fn count(&self) -> usize;
    /// A look at the member of that name.
    fn member(&self, name: &str) -> Option<Looked<'v, J>>;
}
