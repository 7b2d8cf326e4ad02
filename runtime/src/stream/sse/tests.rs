// A test that fails should say where.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use super::*;

type Seen = Vec<(Option<String>, String, u64)>;

fn decode(chunks: &[&[u8]]) -> Result<Seen, OutputError> {
    let mut decoder = Decoder::new(64);
    let mut seen = Vec::new();
    for chunk in chunks {
        decoder.push(chunk, |event| {
            seen.push((
                event.name.map(str::to_owned),
                event.data.to_owned(),
                event.offset,
            ));
            Ok(())
        })?;
    }
    decoder.finish(|event| {
        seen.push((
            event.name.map(str::to_owned),
            event.data.to_owned(),
            event.offset,
        ));
        Ok(())
    })?;
    Ok(seen)
}

/// The events of the bytes in one piece, which every cut in two and the cut into single bytes must give too.
fn events(bytes: &[u8]) -> Seen {
    let whole = decode(&[bytes]).unwrap();
    let single: Vec<_> = bytes.chunks(1).collect();
    assert_eq!(
        decode(&single).unwrap(),
        whole,
        "byte by byte: {}",
        bytes.escape_ascii()
    );
    for at in 0..=bytes.len() {
        let (a, b) = bytes.split_at(at);
        assert_eq!(
            decode(&[a, b]).unwrap(),
            whole,
            "cut at {at}: {}",
            bytes.escape_ascii()
        );
        assert_eq!(
            decode(&[a, b"", b]).unwrap(),
            whole,
            "cut at {at} around nothing: {}",
            bytes.escape_ascii()
        );
    }
    whole
}

fn data(bytes: &[u8]) -> Vec<String> {
    events(bytes).into_iter().map(|(_, data, _)| data).collect()
}

#[test]
fn every_line_end_ends_a_line() {
    for end in ["\n", "\r", "\r\n"] {
        assert_eq!(
            data(format!("data: a{end}{end}data: b{end}{end}").as_bytes()),
            ["a", "b"]
        );
    }
    assert_eq!(
        data(b"data: a\r\n\ndata: b\n\r\ndata: c\r\rdata: d\r\n\r"),
        ["a", "b", "c", "d"]
    );
}

#[test]
fn data_lines_are_joined_by_line_feeds() {
    assert_eq!(
        data(b"data: a\r\ndata:b\rdata\ndata:  c\n\n"),
        ["a\nb\n\n c"]
    );
}

#[test]
fn names_comments_and_unknown_fields_are_told_apart() {
    let seen = events(b": hello\n\nevent: ping\ndata: 1\n\n:x\nevent:\nfoo: bar\n data: 0\ndata: 2\nevents: no\n\nevent: lonely\n\ndata: 3\n\n");
    assert_eq!(
        seen,
        [
            (Some("ping".into()), "1".into(), 9),
            (None, "2".into(), 33),
            (None, "3".into(), 93)
        ]
    );
}

#[test]
fn an_event_without_data_is_none() {
    assert!(data(b"event: a\n\ndata:\n\ndata: \n\nid: 1\n\n").is_empty());
}

#[test]
fn the_last_event_needs_no_blank_line_and_no_line_end() {
    assert_eq!(data(b"data: a\n\ndata: b"), ["a", "b"]);
    assert_eq!(data(b"data: a\n\ndata: b\n"), ["a", "b"]);
    assert_eq!(data(b"data: a\r\n\r\ndata: b\r"), ["a", "b"]);
}

#[test]
fn a_byte_order_mark_is_taken_off_the_start_only() {
    assert_eq!(data(b"\xef\xbb\xbfdata: a\n\n"), ["a"]);
    assert_eq!(data(b"data: x\n\n\xef\xbb\xbfdata: a\n\n"), ["x"]);
    assert_eq!(data("data: \u{feff}\n\n".as_bytes()), ["\u{feff}"]);
}

#[test]
fn characters_may_be_cut_anywhere_but_must_be_whole_in_the_end() {
    assert_eq!(data("data: é😀\n\n".as_bytes()), ["é😀"]);
    let error = decode(&[b"data: ok\n\ndata: \xf0\x9f\n\n"]).unwrap_err();
    assert_eq!(
        (error.code(), error.offset()),
        (Code::InvalidEvent, Some(10))
    );
}

#[test]
fn an_event_has_a_cap_in_every_chunking() {
    let long = format!("data: {}\n\n", "x".repeat(100));
    let many = "data: xxxxxxxxxx\n".repeat(10);
    for bytes in [long.as_bytes(), many.as_bytes(), &[b':'; 100]] {
        for size in [1, 7, 1_000] {
            let chunks: Vec<_> = bytes.chunks(size).collect();
            assert_eq!(
                decode(&chunks).unwrap_err().code(),
                Code::ResponseTooLarge,
                "{size}"
            );
        }
    }
    assert_eq!(data("data: 0123456789\n\n".repeat(20).as_bytes()).len(), 20);
}

#[test]
fn bare_json_between_events_is_no_silence() {
    let error = decode(&[b"data: a\n\n{\n  \"error\": {}\n}\n"]).unwrap_err();
    assert_eq!(
        (error.code(), error.offset()),
        (Code::InvalidEvent, Some(9))
    );
}

#[test]
fn a_bare_body_is_no_silence_after_blanks_or_as_a_list_or_page() {
    for line in ["  {}", "\t[{}]", "<html>", " <!doctype html>"] {
        let error = decode(&[b"data: a\n\n", line.as_bytes()]).unwrap_err();
        assert_eq!(
            (error.code(), error.offset()),
            (Code::InvalidEvent, Some(9)),
            "{line}"
        );
    }
    assert_eq!(data(b"data: a\n\n[DONE]\n\n"), ["a"]);
}

#[test]
fn an_error_field_is_an_event_of_that_name() {
    let seen = events(b"data: a\n\nerror: {}\n\nerror\nerror:\ndata: b\n\n");
    assert_eq!(
        seen,
        [
            (None, "a".into(), 0),
            (Some("error".into()), "{}".into(), 9),
            (None, "b".into(), 33)
        ]
    );
}

#[test]
fn a_last_event_cut_inside_a_character_is_handed_on_up_to_it() {
    assert_eq!(data(b"data: a\n\ndata: b\xf0\x9f"), ["a", "b"]);
}

#[test]
fn id_and_retry_are_kept() {
    let mut decoder = Decoder::new(64);
    decoder
        .push(b"id: 7\nretry: 1500\n\nid: a\0b\nretry: 1s\n\n", |_| Ok(()))
        .unwrap();
    assert_eq!(
        (decoder.last_event_id(), decoder.retry_millis()),
        (Some("7"), Some(1500))
    );
}

#[test]
fn an_event_whole_in_its_chunk_is_borrowed_from_it() {
    let chunk = b"event: x\ndata: abc\n\n";
    let mut decoder = Decoder::new(64);
    decoder
        .push(chunk, |event| {
            assert!(chunk.as_ptr_range().contains(&event.data.as_ptr()));
            Ok(())
        })
        .unwrap();
}
