//! The part of a request that asks for a schema, one function per API.
//!
//! The schema stands in it as text, since its order of properties is the order of the answer.

use serde_json::Value;

/// What a request gets: keywords under one member of the body.
pub(crate) struct Fragment {
    /// The member of the body, and within it the keyword, each with its JSON text.
    pub(crate) parts: Vec<Part>,
}

/// One keyword of a fragment.
pub(crate) struct Part {
    /// The member of the body that holds the keyword; `None` for the body itself.
    pub(crate) within: Option<&'static str>,
    /// The keyword.
    pub(crate) key: &'static str,
    /// Its JSON text.
    pub(crate) text: String,
}

/// What is asked for.
pub(crate) struct Asked<'a> {
    /// The schema's name.
    pub(crate) name: &'a str,
    /// What it is about.
    pub(crate) description: Option<&'a str>,
    /// The sent schema as JSON text.
    pub(crate) schema: &'a str,
}

impl Asked<'_> {
    /// `"name":..,"description":..,`, for the APIs that take them.
    fn head(&self) -> String {
        let mut head = format!("\"name\":{}", string(self.name));
        if let Some(description) = self.description {
            head.push_str(&format!(",\"description\":{}", string(description)));
        }
        head
    }
}

/// `response_format` of Chat Completions.
pub(crate) fn openai_chat(asked: &Asked<'_>) -> Fragment {
    let (head, schema) = (asked.head(), asked.schema);
    one(
        None,
        "response_format",
        format!(
            "{{\"type\":\"json_schema\",\"json_schema\":{{{head},\"strict\":true,\"schema\":{schema}}}}}"
        ),
    )
}

/// `text.format` of Responses.
pub(crate) fn openai_responses(asked: &Asked<'_>) -> Fragment {
    let (head, schema) = (asked.head(), asked.schema);
    one(
        Some("text"),
        "format",
        format!("{{\"type\":\"json_schema\",{head},\"strict\":true,\"schema\":{schema}}}"),
    )
}

/// `output_config.format` of Messages, which takes neither a name nor a description.
pub(crate) fn anthropic_messages(asked: &Asked<'_>) -> Fragment {
    one(
        Some("output_config"),
        "format",
        format!("{{\"type\":\"json_schema\",\"schema\":{}}}", asked.schema),
    )
}

/// `generationConfig.responseJsonSchema` of generateContent, which is only heeded beside the media type.
pub(crate) fn google_generate(asked: &Asked<'_>) -> Fragment {
    let within = Some("generationConfig");
    Fragment {
        parts: vec![
            Part {
                within,
                key: "responseMimeType",
                text: "\"application/json\"".to_owned(),
            },
            Part {
                within,
                key: "responseJsonSchema",
                text: asked.schema.to_owned(),
            },
        ],
    }
}

pub(super) fn one(within: Option<&'static str>, key: &'static str, text: String) -> Fragment {
    Fragment {
        parts: vec![Part { within, key, text }],
    }
}

pub(super) fn string(text: &str) -> String {
    Value::from(text).to_string()
}
