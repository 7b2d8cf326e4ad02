//! From text to tokens, each with the byte at which it begins.

use std::borrow::Cow;

use serde_json::Number;

use super::{fault, number, string};
use crate::error::{Code, OutputError};

/// A piece of JSON text.
#[derive(Debug, PartialEq)]
pub(super) enum Token<'a> {
    OpenObject,
    CloseObject,
    OpenArray,
    CloseArray,
    Colon,
    Comma,
    Null,
    Bool(bool),
    Number(Number),
    String(Cow<'a, str>),
}

/// Reads tokens one after the other.
pub(super) struct Lexer<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Lexer<'a> {
    pub(super) fn new(text: &'a str) -> Self {
        Self { text, at: 0 }
    }

    /// The number of bytes in the text, where an end that came too early is reported.
    pub(super) fn end(&self) -> usize {
        self.text.len()
    }

    /// The next token with its first byte, or `None` at the end of the text.
    pub(super) fn next(&mut self) -> Result<Option<(usize, Token<'a>)>, OutputError> {
        let Some((at, byte)) = self.peek() else {
            return Ok(None);
        };
        let rest = self.text.get(at..).unwrap_or_default();
        let (token, length) = match byte {
            b'{' => (Token::OpenObject, 1),
            b'}' => (Token::CloseObject, 1),
            b'[' => (Token::OpenArray, 1),
            b']' => (Token::CloseArray, 1),
            b':' => (Token::Colon, 1),
            b',' => (Token::Comma, 1),
            b'"' => string::read(rest, at).map(|(text, length)| (Token::String(text), length))?,
            b'-' | b'0'..=b'9' => {
                number::read(rest, at).map(|(number, length)| (Token::Number(number), length))?
            }
            _ => word(rest)
                .ok_or_else(|| fault(Code::InvalidJson, at, "no JSON value begins here"))?,
        };
        self.at = at.saturating_add(length);
        Ok(Some((at, token)))
    }

    /// The next byte that is no blank, with its place, left unread.
    pub(super) fn peek(&mut self) -> Option<(usize, u8)> {
        let rest = self.text.as_bytes().get(self.at..)?;
        let blanks = rest
            .iter()
            .position(|byte| !matches!(byte, b' ' | b'\t' | b'\n' | b'\r'))?;
        self.at = self.at.saturating_add(blanks);
        rest.get(blanks).map(|&byte| (self.at, byte))
    }
}

fn word(rest: &str) -> Option<(Token<'static>, usize)> {
    const WORDS: [(&str, Token<'static>); 3] = [
        ("null", Token::Null),
        ("true", Token::Bool(true)),
        ("false", Token::Bool(false)),
    ];
    WORDS
        .into_iter()
        .find(|(word, _)| rest.starts_with(word))
        .map(|(word, token)| (token, word.len()))
}
