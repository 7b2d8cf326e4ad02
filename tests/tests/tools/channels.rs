//! Tools that a channel cannot carry, and what their author accepted or claimed.

use isoform::{Code, Layer, OutputError, Route, ToolSet, structured_output};

use super::sets::response;

fn codes(error: &OutputError) -> Vec<&str> {
    error
        .issues()
        .iter()
        .map(|issue| issue.code.as_str())
        .collect()
}

#[structured_output(tools)]
pub(super) enum Unchecked {
    #[serde(rename = "web.search")]
    Search {
        #[structured(length(max = 3))]
        query: String,
        headers: std::collections::HashMap<String, String>,
    },
    Stop,
}

#[test]
fn tools_that_a_channel_cannot_carry_are_refused_with_every_reason() {
    let error = Unchecked::tools()
        .offer(&Route::anthropic("m"))
        .unwrap_err();
    assert_eq!(
        (error.code(), error.layer()),
        (Code::Unsupported, Layer::Profile)
    );
    assert_eq!(
        (error.provider(), error.model()),
        (Some("anthropic"), Some("m"))
    );
    let found: Vec<_> = error
        .issues()
        .iter()
        .map(|issue| (issue.path.as_str(), issue.code.as_str()))
        .collect();
    assert_eq!(
        found,
        [
            ("$.web.search", "tool_name"),
            ("$.web.search.headers", "map"),
            ("$.web.search.query", "string_length"),
        ]
    );
}

#[structured_output(tools, profiles(gemini(check_locally(item_count, string_length))))]
pub(super) enum Consenting {
    Tag {
        #[structured(length(max = 2))]
        tags: Vec<String>,
    },
    Own(Own),
}

#[structured_output(profiles(gemini(check_locally(string_length))))]
pub(super) struct Own {
    #[structured(length(max = 2))]
    text: String,
}

#[structured_output(tools)]
pub(super) enum Unconsenting {
    Tag {
        #[structured(length(max = 2))]
        tags: Vec<String>,
    },
}

#[test]
fn what_the_author_left_to_the_check_is_checked() {
    let route = Route::gemini("m");
    let offer = Consenting::tools().offer(&route).unwrap();
    let over = response(
        &[
            ("a", "tag", r#"{"tags":["a","b","c"]}"#),
            ("b", "own", r#"{"text":"abc"}"#),
        ],
        "tool_calls",
    );
    for called in offer.accept(&over).unwrap() {
        let error = called.call.err().unwrap();
        assert_eq!(error.code(), Code::InvalidArguments);
    }
    // Enforced in answers, and not promised in tools.
    let error = Unconsenting::tools().offer(&route).unwrap_err();
    assert_eq!(codes(&error), ["item_count"]);
    assert!(
        Unconsenting::tools()
            .offer(&Route::openai_chat("m"))
            .is_ok()
    );
}

#[structured_output(
    tools,
    profiles(openai(
        assume(
            depth,
            because = "our gateway answered with twelve levels on 2026-11-02"
        ),
        check_locally(property_count, unique_items),
    ))
)]
pub(super) enum Claiming {
    Deep(L1),
    Set {
        #[structured(unique)]
        tags: Vec<String>,
    },
}

macro_rules! levels {
    ($($outer:ident $inner:ty,)*) => {
        $(#[structured_output]
        pub(super) struct $outer {
            next: $inner,
        })*
    };
}

levels!(L1 L2, L2 L3, L3 L4, L4 L5, L5 L6, L6 L7, L7 L8, L8 L9, L9 L10, L10 L11, L11 u8,);

#[test]
fn what_the_author_claims_of_a_provider_holds_for_tools_and_stands_in_the_report() {
    let offer = Claiming::tools().offer(&Route::openai_chat("m")).unwrap();
    let assumed: Vec<_> = offer
        .projections()
        .iter()
        .map(|sent| sent.assumed.len())
        .collect();
    assert_eq!(assumed, [1, 0]);
    // One tool needed one kind; none needed the other.
    for sent in offer.projections() {
        assert_eq!(sent.unused, [isoform::Kind::PropertyCount]);
    }
    // On another name of the channel nothing was claimed.
    let gateway = Route::openai_chat("m").with_profile(isoform::profiles::OPENAI.named("gateway"));
    let error = Claiming::tools().offer(&gateway).unwrap_err();
    assert_eq!(codes(&error), ["depth", "unique_items"]);
}
