//! Calls in a stream of each API, whole and cut.

use isoform::{Assembler, Caps, Code, Content, OutputError, Response, Route};

use super::sets::{Action, Page, Section, offer, routes};

fn stream(route: &Route) -> Vec<u8> {
    let file = format!("streams/tools/{}.sse", route.api());
    std::fs::read(std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join(file)).unwrap()
}

fn assemble<'a>(
    route: &Route,
    chunks: impl Iterator<Item = &'a [u8]>,
) -> Result<Response, OutputError> {
    let mut assembler = Assembler::new(route.api(), Caps::default());
    for chunk in chunks {
        assembler.push(chunk)?;
    }
    assembler.finish()
}

fn expected() -> [Action; 3] {
    [
        Action::Search {
            query: "Zürich \"trams\"".into(),
            limit: None,
        },
        Action::Open(Page {
            url: "https://a.test/x".into(),
            section: Section { line: 3, column: 1 },
        }),
        Action::Stop,
    ]
}

#[test]
fn calls_are_read_from_every_api_in_any_chunking() {
    for route in routes() {
        let offer = offer::<Action>(&route);
        let bytes = stream(&route);
        for size in [1, 7, 64, bytes.len()] {
            let response = assemble(&route, bytes.chunks(size)).unwrap();
            let called = offer.accept(&response).unwrap();
            let ids: Vec<_> = called.iter().map(|called| called.id.clone()).collect();
            assert!(ids.iter().all(Option::is_some), "{ids:?}");
            let calls: Vec<Action> = called
                .into_iter()
                .map(|called| called.call.unwrap())
                .collect();
            assert_eq!(calls, expected(), "{} in {size}", route.api());
        }
    }
}

#[test]
fn each_item_can_be_read_by_itself() {
    let route = Route::anthropic("m");
    let offer = offer::<Action>(&route);
    let response = assemble(&route, stream(&route).chunks(64)).unwrap();
    let (mut calls, mut others) = (Vec::new(), 0);
    for item in &response.items {
        match &item.content {
            Content::ToolCall { .. } => calls.push(offer.read(item).unwrap()),
            _ => {
                others += 1;
                assert_eq!(
                    offer.read(item).unwrap_err().code(),
                    Code::MissingSubmission
                );
            }
        }
    }
    assert_eq!((calls.as_slice(), others), (&expected()[..], 1));
}

#[test]
fn a_stream_that_is_cut_gives_no_calls() {
    for route in routes() {
        let offer = offer::<Action>(&route);
        let bytes = stream(&route);
        // The end of the response stands in the last two events.
        let text = String::from_utf8(bytes.clone()).unwrap();
        let end = text.trim_end().rfind("\n\n").unwrap();
        let end = text[..end].rfind("\n\n").unwrap();
        for cut in (0..end).step_by(97) {
            let accepted = assemble(&route, bytes[..cut].chunks(64))
                .and_then(|response| offer.accept(&response));
            assert!(accepted.is_err(), "{} cut at {cut}", route.api());
        }
    }
}
