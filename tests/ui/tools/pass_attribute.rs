// Tools in a module without `std` names in scope, with names like ours, `cfg` and raw identifiers.
#![no_implicit_prelude]

#[allow(dead_code, non_camel_case_types)]
mod names {
    pub struct Tool;
    pub struct Option;
    pub struct String;
    pub const __ISOFORM_TOOLS: () = ();
    pub const TOOL_0: () = ();
}

#[allow(unused_imports)]
use names::*;

/// What the agent may call.
#[::isoform::structured_output(tools, profiles(openai, anthropic, gemini))]
pub enum Action {
    /// Search the web.
    Search {
        query: ::std::string::String,
        #[structured(optional)]
        r#type: ::std::option::Option<u8>,
    },
    Open(Page<::std::string::String>),
    Close(Alias),
    #[structured(repairable)]
    Stop,
    #[cfg(any())]
    Never(u8, u8),
    #[serde(skip)]
    #[allow(dead_code)]
    Internal(::std::vec::Vec<()>),
    #[serde(rename = "look_up", alias = "find")]
    Find { query: ::std::string::String },
    Empty {},
}

#[::isoform::structured_output]
pub struct Page<T> {
    url: T,
}

#[::isoform::structured_output]
#[serde(transparent)]
pub struct Alias(Window);

#[::isoform::structured_output]
pub struct Window {
    number: u8,
}

// Open on a set: the parameters of the others may have more, and those without any stay empty.
#[::isoform::structured_output(tools, open)]
pub enum Open {
    Search { query: ::std::string::String },
    Stop,
}

fn main() {
    let names: ::std::vec::Vec<&str> =
        ::std::iter::Iterator::collect(::std::iter::Iterator::map(
            <Action as ::isoform::ToolSet>::tools().iter(),
            |tool| tool.name(),
        ));
    ::std::assert_eq!(names, ["search", "open", "close", "stop", "look_up", "empty"]);
    let _ = <Open as ::isoform::ToolSet>::tools();
}
