//! A request body: what the caller wrote, and the fragment that asks for the schema.

use serde_json::Value;
use serde_json::value::RawValue;

use crate::error::{Code, OutputError};
use crate::provider::payload::{Fragment, Part};

/// Joins the caller's body and the fragment.
///
/// # Errors
/// `UNSUPPORTED` where the body is no object, or already has what the fragment would write: nothing of the caller's is
/// overridden.
pub(crate) fn join(body: Value, fragment: &Fragment) -> Result<Box<RawValue>, OutputError> {
    let Value::Object(members) = body else {
        return Err(OutputError::new(
            Code::Unsupported,
            "the request body is not a JSON object",
        ));
    };
    let mut out = String::from("{");
    for (name, value) in &members {
        let inner: Vec<&Part> = fragment
            .parts
            .iter()
            .filter(|part| part.within == Some(name))
            .collect();
        if fragment
            .parts
            .iter()
            .any(|part| part.within.is_none() && part.key == name)
        {
            return Err(taken(name));
        }
        key(&mut out, name);
        if inner.is_empty() {
            out.push_str(&value.to_string());
            continue;
        }
        let Value::Object(own) = value else {
            return Err(taken(name));
        };
        out.push('{');
        for (own_name, own_value) in own {
            if inner.iter().any(|part| part.key == own_name) {
                return Err(taken(&format!("{name}.{own_name}")));
            }
            key(&mut out, own_name);
            out.push_str(&own_value.to_string());
        }
        parts(&mut out, inner.into_iter());
        out.push('}');
    }
    parts(
        &mut out,
        fragment.parts.iter().filter(|part| part.within.is_none()),
    );
    let mut open: Vec<&str> = fragment
        .parts
        .iter()
        .filter_map(|part| part.within)
        .filter(|name| !members.contains_key(*name))
        .collect();
    open.dedup();
    for name in open {
        key(&mut out, name);
        out.push('{');
        parts(
            &mut out,
            fragment
                .parts
                .iter()
                .filter(|part| part.within == Some(name)),
        );
        out.push('}');
    }
    out.push('}');
    RawValue::from_string(out).map_err(|error| {
        OutputError::new(
            Code::InvalidSchema,
            format!("the request is no JSON: {error}"),
        )
    })
}

fn parts<'p>(out: &mut String, parts: impl Iterator<Item = &'p Part>) {
    for part in parts {
        key(out, part.key);
        out.push_str(&part.text);
    }
}

fn key(out: &mut String, name: &str) {
    if !out.ends_with('{') {
        out.push(',');
    }
    out.push_str(&Value::from(name).to_string());
    out.push(':');
}

fn taken(name: &str) -> OutputError {
    OutputError::new(
        Code::Unsupported,
        format!("the request body already has `{name}`, which the plan would write; leave it out"),
    )
    .at_path(format!("$.{name}"))
}
