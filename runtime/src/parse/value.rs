//! From tokens to a value, with an explicit stack.

use serde_json::{Map, Value};

use super::fault;
use super::lexer::{Lexer, Token};
use crate::error::{Code, OutputError};

/// A container whose end has not come.
enum Open {
    Array(Vec<Value>),
    Object {
        members: Map<String, Value>,
        key: String,
    },
}

pub(super) fn read(text: &str, max_depth: usize) -> Result<Value, OutputError> {
    let mut reader = Reader {
        lexer: Lexer::new(text),
        stack: Vec::new(),
        max_depth,
    };
    let value = reader.value()?;
    match reader.lexer.peek() {
        None => Ok(value),
        Some((at, _)) => Err(fault(
            Code::TrailingContent,
            at,
            "something stands after the JSON value",
        )),
    }
}

struct Reader<'a> {
    lexer: Lexer<'a>,
    stack: Vec<Open>,
    max_depth: usize,
}

impl<'a> Reader<'a> {
    /// Reads one value: begins containers until something is whole, then closes as many as end there.
    fn value(&mut self) -> Result<Value, OutputError> {
        loop {
            if let Some(whole) = self.begin()?
                && let Some(root) = self.place(whole)?
            {
                return Ok(root);
            }
        }
    }

    /// Reads a scalar or an empty container, which is whole, or begins a container.
    fn begin(&mut self) -> Result<Option<Value>, OutputError> {
        let (at, token) = self.token("a value")?;
        Ok(Some(match token {
            Token::Null => Value::Null,
            Token::Bool(value) => Value::Bool(value),
            Token::Number(value) => Value::Number(value),
            Token::String(value) => Value::String(value.into_owned()),
            Token::OpenArray => {
                self.check_depth(at)?;
                if !self.closes(b']')? {
                    self.stack.push(Open::Array(Vec::new()));
                    return Ok(None);
                }
                Value::Array(Vec::new())
            }
            Token::OpenObject => {
                self.check_depth(at)?;
                if !self.closes(b'}')? {
                    let members = Map::new();
                    let key = self.key(&members)?;
                    self.stack.push(Open::Object { members, key });
                    return Ok(None);
                }
                Value::Object(Map::new())
            }
            _ => return Err(fault(Code::InvalidJson, at, "a value is missing here")),
        }))
    }

    /// Puts a whole value into the innermost container and closes what ends after it; the root comes back.
    fn place(&mut self, mut value: Value) -> Result<Option<Value>, OutputError> {
        loop {
            let Some(open) = self.stack.pop() else {
                return Ok(Some(value));
            };
            match open {
                Open::Array(mut items) => {
                    items.push(value);
                    match self.token("`,` or `]`")? {
                        (_, Token::Comma) => {
                            self.stack.push(Open::Array(items));
                            return Ok(None);
                        }
                        (_, Token::CloseArray) => value = Value::Array(items),
                        (at, _) => return Err(fault(Code::InvalidJson, at, "expected `,` or `]`")),
                    }
                }
                Open::Object { mut members, key } => {
                    members.insert(key, value);
                    match self.token("`,` or `}`")? {
                        (_, Token::Comma) => {
                            let key = self.key(&members)?;
                            self.stack.push(Open::Object { members, key });
                            return Ok(None);
                        }
                        (_, Token::CloseObject) => value = Value::Object(members),
                        (at, _) => return Err(fault(Code::InvalidJson, at, "expected `,` or `}`")),
                    }
                }
            }
        }
    }

    /// Reads a property name and its colon.
    fn key(&mut self, members: &Map<String, Value>) -> Result<String, OutputError> {
        let (at, token) = self.token("a property name")?;
        let Token::String(key) = token else {
            return Err(fault(
                Code::InvalidJson,
                at,
                "expected a property name in quotes",
            ));
        };
        if members.contains_key(key.as_ref()) {
            return Err(fault(
                Code::DuplicateKey,
                at,
                format!("the property `{key}` stands twice in one object"),
            ));
        }
        match self.token("`:`")? {
            (_, Token::Colon) => Ok(key.into_owned()),
            (at, _) => Err(fault(Code::InvalidJson, at, "expected `:`")),
        }
    }

    fn token(&mut self, expected: &str) -> Result<(usize, Token<'a>), OutputError> {
        match self.lexer.next()? {
            Some(token) => Ok(token),
            None => Err(fault(
                Code::InvalidJson,
                self.lexer.end(),
                format!("the text ends where {expected} is expected"),
            )),
        }
    }

    /// Whether the container that was just begun ends at once; the end is then read.
    fn closes(&mut self, end: u8) -> Result<bool, OutputError> {
        let closes = self.lexer.peek().is_some_and(|(_, byte)| byte == end);
        if closes {
            self.lexer.next()?;
        }
        Ok(closes)
    }

    fn check_depth(&self, at: usize) -> Result<(), OutputError> {
        if self.stack.len() < self.max_depth {
            return Ok(());
        }
        Err(fault(
            Code::TooDeep,
            at,
            format!(
                "more than {} containers stand inside each other",
                self.max_depth
            ),
        ))
    }
}
