//! `isoform assemble`: one recorded response in, its neutral form out.
//!
//! Exit codes: 0 a response, 4 an error of the provider or of the stream, 2 a wrong use or a file that cannot be read.

mod line;
mod view;

use std::fs::File;
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::{Args, ValueEnum};
use isoform::{Api, Assembler, Caps, OutputError, Response};

/// What `isoform assemble` is asked.
#[derive(Debug, Args)]
pub(crate) struct Arguments {
    /// The wire API: openai-chat, openai-responses, anthropic-messages or google-generate
    #[arg(long)]
    api: Api,
    /// Whether the file is a stream or a whole body; without it, `.sse` is a stream and `.response.json` a body
    #[arg(long)]
    kind: Option<Kind>,
    /// The recorded response; `-` is standard input
    file: PathBuf,
}

#[derive(Debug, Clone, Copy, ValueEnum)]
enum Kind {
    Stream,
    Unary,
}

const REFUSED: u8 = 4;
const USAGE: u8 = 2;

pub(crate) fn run(arguments: &Arguments) -> ExitCode {
    let Some(kind) = arguments.kind.or_else(|| kind_of(&arguments.file)) else {
        if is_standard_input(&arguments.file) {
            return misused(
                "standard input has no name to tell its kind by: add `--kind stream` or `--kind unary`",
            );
        }
        let file = arguments.file.display();
        return misused(&format!(
            "`{file}` ends neither in `.sse` nor in `.response.json`: add `--kind stream` or `--kind unary`"
        ));
    };
    let result = open(&arguments.file).and_then(|mut input| match kind {
        Kind::Stream => stream(arguments.api, input.as_mut()),
        Kind::Unary => body(arguments.api, input.as_mut()),
    });
    let answer = match result {
        Ok(answer) => answer,
        Err(error) => {
            return misused(&format!(
                "cannot read `{}`: {error}",
                arguments.file.display()
            ));
        }
    };
    let printed = view::render(&answer).and_then(|line| writeln!(io::stdout().lock(), "{line}"));
    match (printed, answer) {
        (Err(error), _) => misused(&format!("cannot print the answer: {error}")),
        (Ok(()), Ok(_)) => ExitCode::SUCCESS,
        (Ok(()), Err(_)) => ExitCode::from(REFUSED),
    }
}

type Answer = Result<Response, OutputError>;

fn kind_of(file: &Path) -> Option<Kind> {
    // A name need not be UTF-8.
    let name = file.file_name()?.as_encoded_bytes();
    if name.ends_with(b".sse") {
        Some(Kind::Stream)
    } else if name.ends_with(b".response.json") {
        Some(Kind::Unary)
    } else {
        None
    }
}

fn is_standard_input(file: &Path) -> bool {
    file == Path::new("-")
}

fn open(file: &Path) -> io::Result<Box<dyn Read>> {
    Ok(if is_standard_input(file) {
        Box::new(io::stdin())
    } else {
        Box::new(File::open(file)?)
    })
}

fn stream(api: Api, input: &mut dyn Read) -> io::Result<Answer> {
    let mut assembler = Assembler::new(api, Caps::default());
    let mut buffer = vec![0; 1 << 16];
    loop {
        let read = match input.read(&mut buffer) {
            Ok(0) => return Ok(assembler.finish()),
            Ok(read) => read,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            Err(error) => return Err(error),
        };
        if let Err(error) = assembler.push(buffer.get(..read).unwrap_or_default()) {
            return Ok(Err(error));
        }
    }
}

fn body(api: Api, input: &mut dyn Read) -> io::Result<Answer> {
    let caps = Caps::default();
    let mut body = Vec::new();
    // One byte more than allowed is enough to be refused.
    let limit = u64::try_from(caps.max_event_bytes)
        .unwrap_or(u64::MAX)
        .saturating_add(1);
    input.take(limit).read_to_end(&mut body)?;
    Ok(Assembler::read_body(api, caps, &body))
}

fn misused(message: &str) -> ExitCode {
    // Nothing can be done where standard error is closed.
    let _ = writeln!(io::stderr().lock(), "error: {message}");
    ExitCode::from(USAGE)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_kind_is_told_by_the_end_of_the_name() {
        let is = |name: &Path| match kind_of(name) {
            Some(Kind::Stream) => "stream",
            Some(Kind::Unary) => "unary",
            None => "none",
        };
        assert_eq!(is(Path::new("a/b.sse")), "stream");
        assert_eq!(is(Path::new("a/b.response.json")), "unary");
        assert_eq!(is(Path::new("a/b.json")), "none");
        assert_eq!(is(Path::new("-")), "none");
    }

    #[cfg(unix)]
    #[test]
    fn a_name_need_not_be_utf_8() {
        use std::os::unix::ffi::OsStrExt;
        let name = std::ffi::OsStr::from_bytes(b"caf\xe9.sse");
        assert!(matches!(kind_of(Path::new(name)), Some(Kind::Stream)));
    }
}
