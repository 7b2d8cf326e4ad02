//! `example = ..`: JSON as it is written, in Rust's tokens.

use proc_macro2::Span;
use syn::meta::ParseNestedMeta;
use syn::parse::ParseStream;
use syn::spanned::Spanned;
use syn::{Lit, LitStr, Token, braced, bracketed};

use crate::constraint;

/// One example.
#[derive(Clone)]
pub(crate) struct Example {
    /// What to point at.
    pub(crate) span: Span,
    /// The value as JSON text.
    pub(crate) text: String,
}

impl Example {
    /// Reads `example = ..`.
    ///
    /// Whether it is a value of the schema is known to the validator alone: a test that the derive writes asks it.
    pub(crate) fn read(meta: &ParseNestedMeta<'_>) -> syn::Result<Example> {
        Ok(Example {
            span: meta.path.span(),
            text: read(meta.value()?)?,
        })
    }
}

/// Reads one JSON value and gives its text.
fn read(input: ParseStream<'_>) -> syn::Result<String> {
    if input.peek(syn::token::Bracket) {
        let list;
        bracketed!(list in input);
        let items = list.parse_terminated(read, Token![,])?;
        return Ok(format!(
            "[{}]",
            items.into_iter().collect::<Vec<_>>().join(",")
        ));
    }
    if input.peek(syn::token::Brace) {
        let list;
        braced!(list in input);
        let members = list.parse_terminated(member, Token![,])?;
        return Ok(format!(
            "{{{}}}",
            members.into_iter().collect::<Vec<_>>().join(",")
        ));
    }
    let ahead = input.fork();
    if let Ok(word) = ahead.parse::<syn::Ident>()
        && word == "null"
    {
        input.parse::<syn::Ident>()?;
        return Ok("null".to_owned());
    }
    if input.peek(Token![-]) {
        return Ok(constraint::numeral(input)?.text);
    }
    match input.fork().parse() {
        Ok(Lit::Str(_)) => input.parse().map(|text: LitStr| quoted(&text.value())),
        Ok(Lit::Bool(literal)) => {
            input.parse::<Lit>()?;
            Ok(literal.value.to_string())
        }
        Ok(Lit::Int(_) | Lit::Float(_)) => Ok(constraint::numeral(input)?.text),
        _ => Err(input.error(
            "an example is written as JSON: a number, a text in quotes, `true`, `false`, `null`, `[..]` or `{\"name\": ..}`",
        )),
    }
}

fn member(input: ParseStream<'_>) -> syn::Result<String> {
    let name: LitStr = input.parse().map_err(|error: syn::Error| {
        syn::Error::new(
            error.span(),
            "a name in JSON stands in quotes: `\"name\": ..`",
        )
    })?;
    input.parse::<Token![:]>()?;
    Ok(format!("{}:{}", quoted(&name.value()), read(input)?))
}

/// A text as JSON.
fn quoted(text: &str) -> String {
    let mut out = String::from("\"");
    for c in text.chars() {
        match c {
            '"' => out.push_str("\\\""),
            '\\' => out.push_str("\\\\"),
            c if u32::from(c) < 0x20 => out.push_str(&format!("\\u{:04x}", u32::from(c))),
            c => out.push(c),
        }
    }
    out.push('"');
    out
}

#[cfg(test)]
mod tests {
    use super::read;
    use syn::parse::Parser;

    #[test]
    fn tokens_become_json_text() {
        for (tokens, json) in [
            ("1", "1"),
            ("-0.5", "-0.5"),
            ("1_000", "1000"),
            ("1.", "1.0"),
            ("true", "true"),
            ("null", "null"),
            ("[]", "[]"),
            ("{}", "{}"),
            (r#""a\"\n\u{1F600}""#, "\"a\\\"\\u000a\u{1F600}\""),
            (
                r#"{"a": [1, -2, {"b": null}], "ä": false,}"#,
                r#"{"a":[1,-2,{"b":null}],"ä":false}"#,
            ),
        ] {
            let read = read.parse_str(tokens).map_err(|error| error.to_string());
            assert_eq!(read.as_deref(), Ok(json), "{tokens}");
        }
    }

    #[test]
    fn what_is_no_json_is_refused() {
        for tokens in [
            "", "Some(1)", "'a'", "b\"a\"", "{a: 1}", "[1 2]", "- true", "1 + 1",
        ] {
            assert!(read.parse_str(tokens).is_err(), "{tokens}");
        }
    }
}
