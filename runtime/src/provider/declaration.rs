//! The part of a request that declares tools, one function per API: the JSON text of the member `tools`.

use super::payload::{Fragment, one, string};

/// One tool as a provider is told of it.
pub(crate) struct Declared<'a> {
    /// Its name.
    pub(crate) name: &'a str,
    /// What it does.
    pub(crate) description: Option<&'a str>,
    /// What it takes, as JSON text; `None` for nothing.
    pub(crate) parameters: Option<&'a str>,
}

/// An object that holds nothing, for the APIs that ask for a schema in any case.
const NOTHING: &str =
    "{\"type\":\"object\",\"properties\":{},\"required\":[],\"additionalProperties\":false}";

impl Declared<'_> {
    /// `"name":..,"description":..`.
    fn head(&self) -> String {
        let mut head = format!("\"name\":{}", string(self.name));
        if let Some(description) = self.description {
            head.push_str(&format!(",\"description\":{}", string(description)));
        }
        head
    }

    fn schema(&self) -> &str {
        self.parameters.unwrap_or(NOTHING)
    }
}

/// The declarations as a part of a request.
pub(crate) fn fragment(tools: String) -> Fragment {
    one(None, "tools", tools)
}

/// `tools` of Chat Completions.
pub(crate) fn openai_chat(tools: &[Declared<'_>]) -> String {
    list(tools, |tool| {
        let (head, schema) = (tool.head(), tool.schema());
        format!(
            "{{\"type\":\"function\",\"function\":{{{head},\"strict\":true,\"parameters\":{schema}}}}}"
        )
    })
}

/// `tools` of Responses, which makes a schema of its own where `strict` is left out.
pub(crate) fn openai_responses(tools: &[Declared<'_>]) -> String {
    list(tools, |tool| {
        let (head, schema) = (tool.head(), tool.schema());
        format!("{{\"type\":\"function\",{head},\"strict\":true,\"parameters\":{schema}}}")
    })
}

/// `tools` of Messages, where `strict` stands beside the schema.
pub(crate) fn anthropic_messages(tools: &[Declared<'_>]) -> String {
    list(tools, |tool| {
        let (head, schema) = (tool.head(), tool.schema());
        format!("{{{head},\"strict\":true,\"input_schema\":{schema}}}")
    })
}

/// `tools` of generateContent: one entry for all functions, without a word on strictness; the mode of calling decides.
pub(crate) fn google_generate(tools: &[Declared<'_>]) -> String {
    let functions = list(tools, |tool| {
        let head = tool.head();
        match tool.parameters {
            Some(schema) => format!("{{{head},\"parametersJsonSchema\":{schema}}}"),
            // An object without properties is refused there.
            None => format!("{{{head}}}"),
        }
    });
    format!("[{{\"functionDeclarations\":{functions}}}]")
}

fn list(tools: &[Declared<'_>], declare: impl Fn(&Declared<'_>) -> String) -> String {
    let tools: Vec<String> = tools.iter().map(declare).collect();
    format!("[{}]", tools.join(","))
}
