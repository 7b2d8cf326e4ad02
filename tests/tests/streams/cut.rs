//! Streams that break off.

use std::path::Path;

use isoform::{Api, Assembler, Caps, Code};

/// A small generator of numbers, so that a failure can be run again (xorshift64*).
pub(crate) struct Dice(u64);

impl Dice {
    pub(crate) fn new(seed: u64) -> Self {
        Self(seed)
    }

    fn roll(&mut self, sides: usize) -> usize {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        usize::try_from(self.0.wrapping_mul(0x2545_F491_4F6C_DD1D) >> 33).unwrap() % sides
    }

    /// The bytes with a few of them changed, lost, doubled or cut off.
    pub(crate) fn damage(&mut self, bytes: &[u8]) -> Vec<u8> {
        const BYTES: &[u8] = b"{}[]\",:\\ 01ae\r\n\0\xff\xc3";
        let mut bytes = bytes.to_vec();
        for _ in 0..=self.roll(4) {
            let at = self.roll(bytes.len().max(1));
            let length = self.roll(20).min(bytes.len() - at);
            match self.roll(5) {
                0 => bytes.truncate(at),
                1 => drop(bytes.drain(at..at + length)),
                2 => {
                    let again = bytes[at..at + length].to_vec();
                    bytes.splice(at..at, again).for_each(drop);
                }
                3 => bytes.insert(at, BYTES[self.roll(BYTES.len())]),
                _ => bytes
                    .iter_mut()
                    .skip(at)
                    .take(1)
                    .for_each(|byte| *byte = BYTES[self.roll(BYTES.len())]),
            }
        }
        bytes
    }

    /// The bytes in pieces of 1 to `largest` bytes.
    pub(crate) fn chunks<'a>(&mut self, mut bytes: &'a [u8], largest: usize) -> Vec<&'a [u8]> {
        let mut chunks = Vec::new();
        while !bytes.is_empty() {
            let size = (1 + self.roll(largest)).min(bytes.len());
            let (chunk, rest) = bytes.split_at(size);
            chunks.push(chunk);
            bytes = rest;
        }
        chunks
    }
}

/// Cuts a stream at every line end and at 200 random bytes before the event that ends its response; no cut may give a response, and
/// where the whole stream gives one, the cut is called a cut. Says
/// how many cuts were made.
pub(crate) fn before_the_end(id: &str, api: Api, bytes: &[u8], dice: &mut Dice) -> usize {
    let Some(end) = end_of_response(api, bytes) else {
        return 0;
    };
    let lines = bytes
        .iter()
        .enumerate()
        .filter(|(_, byte)| matches!(byte, b'\r' | b'\n'))
        .map(|(at, _)| at + 1);
    let mut cuts: Vec<_> = lines.filter(|&at| at < end).collect();
    cuts.extend((0..200).map(|_| dice.roll(end)));
    cuts.sort_unstable();
    let is_response = super::assemble(api, [bytes]).is_ok();
    let mut assembler = Assembler::new(api, Caps::default());
    let mut pushed = 0;
    for &at in &cuts {
        // What came before the cut is the same for every later cut.
        let going_on = assembler.push(&bytes[pushed..at]);
        pushed = at;
        let answer = going_on.and_then(|()| assembler.clone().finish());
        let error = answer
            .err()
            .unwrap_or_else(|| panic!("{id}: a response from the first {at} of {end} bytes"));
        if is_response {
            assert_eq!(error.code(), Code::IncompleteResponse, "{id} at {at}");
        }
    }
    cuts.len()
}

/// The byte after which the first event that ends the response is whole, found without the assembler: by its words.
fn end_of_response(api: Api, bytes: &[u8]) -> Option<usize> {
    if api == Api::GoogleGenerate && bytes.starts_with(b"[") {
        // A list without its end was cut, whatever stands in it.
        return bytes
            .iter()
            .rposition(|&byte| byte == b']')
            .map(|at| at + 1);
    }
    let mut start = 0;
    for line in bytes.split_inclusive(|byte| matches!(byte, b'\r' | b'\n')) {
        let text = String::from_utf8_lossy(line);
        let ends = text.starts_with("data:")
            && match api {
                Api::AnthropicMessages => text.contains("\"message_stop\""),
                Api::OpenAiResponses => ["completed", "incomplete", "failed"]
                    .iter()
                    .any(|word| text.contains(&format!("\"response.{word}\""))),
                Api::GoogleGenerate => ["\"finishReason\":", "\"blockReason\":"]
                    .iter()
                    .any(|key| text.contains(key)),
                _ => text.split("\"finish_reason\":").skip(1).any(|rest| {
                    let value = rest.trim_start();
                    value.starts_with('"') && !value.starts_with("\"\"")
                }),
            };
        if ends {
            return Some(start + text.trim_end().len());
        }
        start += line.len();
    }
    None
}

/// The recorded streams of an API, in the order of their names.
pub(crate) fn recordings(corpus: &Path, api: Api) -> Vec<(String, Vec<u8>)> {
    let mut folders = vec![corpus.join("recordings").join(api.as_str())];
    let mut files = Vec::new();
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(&folder).into_iter().flatten() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "sse") {
                files.push(path);
            }
        }
    }
    files.sort();
    files
        .into_iter()
        .map(|path| (path.display().to_string(), std::fs::read(&path).unwrap()))
        .collect()
}
