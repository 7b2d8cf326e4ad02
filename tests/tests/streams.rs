//! Streams and bodies written by us, one per quirk, against `streams/expected.jsonl`: whole, in any chunking, and cut anywhere.
// A test that fails should say where.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

#[path = "streams/cut.rs"]
mod cut;
#[path = "streams/expect.rs"]
mod expect;

use isoform::{Api, Assembler, Caps, OutputError, Response};

use cut::Dice;
use expect::{Fixture, fixtures};

fn assemble<'a>(
    api: Api,
    chunks: impl IntoIterator<Item = &'a [u8]>,
) -> Result<Response, OutputError> {
    let mut assembler = Assembler::new(api, Caps::default());
    for chunk in chunks {
        assembler.push(chunk)?;
    }
    assembler.finish()
}

/// What two answers must have in common: all of it.
fn shown(answer: &Result<Response, OutputError>) -> String {
    format!("{answer:?}")
}

fn streams() -> impl Iterator<Item = Fixture> {
    fixtures().into_iter().filter(|fixture| fixture.is_stream)
}

#[test]
fn every_fixture_is_read_as_expected() {
    let fixtures = fixtures();
    assert!(fixtures.len() >= 100, "only {} fixtures", fixtures.len());
    let mut faults = Vec::new();
    for fixture in fixtures {
        let answer = if fixture.is_stream {
            assemble(fixture.api, [fixture.bytes.as_slice()])
        } else {
            Assembler::read_body(fixture.api, Caps::default(), &fixture.bytes)
        };
        if let Err(fault) = expect::check(&fixture.expected, &answer) {
            faults.push(format!("{}: {fault}", fixture.id));
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn every_file_has_an_expectation() {
    let expected: Vec<_> = fixtures().into_iter().map(|fixture| fixture.id).collect();
    for api in Api::ALL {
        for entry in std::fs::read_dir(expect::root().join(api.as_str())).unwrap() {
            let name = entry.unwrap().file_name().into_string().unwrap();
            let id = name
                .strip_suffix(".sse")
                .or_else(|| name.strip_suffix(".response.json"));
            let id = format!(
                "{api}/{}",
                id.unwrap_or_else(|| panic!("what is `{name}`?"))
            );
            assert!(expected.contains(&id), "`{id}` is not in expected.jsonl");
        }
    }
}

#[test]
fn the_chunking_changes_nothing() {
    let mut dice = Dice::new(0x5EED_0010);
    for fixture in streams() {
        let whole = shown(&assemble(fixture.api, [fixture.bytes.as_slice()]));
        assert_eq!(
            shown(&assemble(fixture.api, fixture.bytes.chunks(1))),
            whole,
            "{} byte by byte",
            fixture.id
        );
        for largest in [2, 5, 17, 64, 300] {
            for _ in 0..4 {
                let chunks = dice.chunks(&fixture.bytes, largest);
                assert_eq!(
                    shown(&assemble(fixture.api, chunks)),
                    whole,
                    "{} in chunks up to {largest}",
                    fixture.id
                );
            }
        }
    }
}

#[test]
fn a_stream_cut_before_its_end_is_no_response() {
    let mut dice = Dice::new(0x5EED_0011);
    let mut cuts = 0;
    for fixture in streams() {
        cuts += cut::before_the_end(&fixture.id, fixture.api, &fixture.bytes, &mut dice);
    }
    assert!(cuts > 5_000, "only {cuts} cuts");
}

#[test]
fn recorded_streams_cut_before_their_end_are_no_response() {
    let Some(corpus) = std::env::var_os("ISOFORM_CORPUS").filter(|corpus| !corpus.is_empty())
    else {
        println!("no recordings: ISOFORM_CORPUS is not set");
        return;
    };
    let mut dice = Dice::new(0x5EED_0012);
    for &api in Api::ALL {
        let mut streams = 0;
        let mut cuts = 0;
        for (id, bytes) in cut::recordings(std::path::Path::new(&corpus), api) {
            if assemble(api, [bytes.as_slice()]).is_ok() {
                cuts += cut::before_the_end(&id, api, &bytes, &mut dice);
                streams += 1;
            }
            if streams == 50 {
                break;
            }
        }
        println!("{api}: {streams} recorded streams cut {cuts} times");
    }
}

#[test]
fn damaged_bytes_give_an_answer_or_an_error_in_every_chunking() {
    let mut dice = Dice::new(0x5EED_0013);
    for fixture in fixtures() {
        for _ in 0..30 {
            let bytes = dice.damage(&fixture.bytes);
            if fixture.is_stream {
                let whole = shown(&assemble(fixture.api, [bytes.as_slice()]));
                let chunks = dice.chunks(&bytes, 40);
                assert_eq!(
                    shown(&assemble(fixture.api, chunks)),
                    whole,
                    "{}: {}",
                    fixture.id,
                    bytes.escape_ascii()
                );
            } else {
                let _ = Assembler::read_body(fixture.api, Caps::default(), &bytes);
            }
        }
    }
}

#[test]
fn caps_hold_in_streams_and_bodies() {
    let stream = |name: &str| streams().find(|fixture| fixture.id == name).unwrap().bytes;
    let code = |caps: Caps, api: Api, bytes: &[u8]| {
        let mut assembler = Assembler::new(api, caps);
        let pushed = assembler.push(bytes);
        assert_eq!(
            shown(&assembler.finish().and(Err(pushed.clone().unwrap_err()))),
            shown(&Err(pushed.clone().unwrap_err()))
        );
        pushed.unwrap_err().code().as_str()
    };
    let chat = stream("openai-chat/parallel-calls");
    let caps = Caps::default();
    assert_eq!(
        code(
            Caps {
                max_item_bytes: 20,
                ..caps
            },
            Api::OpenAiChat,
            &chat
        ),
        "ARGUMENTS_TOO_LARGE"
    );
    assert_eq!(
        code(
            Caps {
                max_items: 1,
                ..caps
            },
            Api::OpenAiChat,
            &chat
        ),
        "RESPONSE_TOO_LARGE"
    );
    assert_eq!(
        code(
            Caps {
                max_response_bytes: 40,
                ..caps
            },
            Api::OpenAiChat,
            &chat
        ),
        "RESPONSE_TOO_LARGE"
    );
    assert_eq!(
        code(
            Caps {
                max_event_bytes: 100,
                ..caps
            },
            Api::OpenAiChat,
            &chat
        ),
        "RESPONSE_TOO_LARGE"
    );
    let messages = stream("anthropic-messages/two-tools");
    assert_eq!(
        code(
            Caps {
                max_item_bytes: 12,
                ..caps
            },
            Api::AnthropicMessages,
            &messages
        ),
        "ARGUMENTS_TOO_LARGE"
    );
    let body = Assembler::read_body(
        Api::OpenAiChat,
        Caps {
            max_event_bytes: 10,
            ..caps
        },
        b"{\"choices\":[]}",
    );
    assert_eq!(body.unwrap_err().code().as_str(), "RESPONSE_TOO_LARGE");
}
