//! `isoform explain`: what a rule or an error code means, and what to write instead.
//!
//! Exit codes: 0 a page or the list, 2 a name that nothing has.

mod list;
mod nearest;
mod page;

use std::io::{self, Write};
use std::process::ExitCode;

use clap::{Args, ValueEnum};
use isoform::Code;
use isoform_compiler::rules::PAGES;

/// What to explain.
#[derive(Debug, Args)]
pub(crate) struct Arguments {
    /// A rule as a build error names it (`map`) or an error code (`INVALID_JSON`); without it, all are listed
    name: Option<String>,
    /// The form of the text
    #[arg(long, value_enum, default_value_t = Format::Text)]
    format: Format,
}

#[derive(Debug, Clone, Copy, ValueEnum)]
enum Format {
    /// For a terminal
    Text,
    /// As it stands in the documentation
    Markdown,
}

const USAGE: u8 = 2;

pub(crate) fn run(arguments: &Arguments) -> ExitCode {
    let Some(name) = &arguments.name else {
        return print(&match arguments.format {
            Format::Text => list::text(),
            Format::Markdown => list::markdown(),
        });
    };
    let Some(page) = find(name) else {
        let near = match nearest::nearest(name, &names()) {
            Some(near) => format!("did you mean `{near}`?"),
            None => "`isoform explain` lists all".to_owned(),
        };
        // Nothing can be done where standard error is closed.
        let _ = writeln!(
            io::stderr().lock(),
            "error: no rule and no error code is named `{name}`: {near}"
        );
        return ExitCode::from(USAGE);
    };
    print(&match arguments.format {
        Format::Text => page::text(&page),
        Format::Markdown => page,
    })
}

/// The page of this name; letter case does not matter, since codes are written in capitals and rules are not.
fn find(name: &str) -> Option<String> {
    let is_meant = |known: &str| known.eq_ignore_ascii_case(name);
    if let Some(rule) = PAGES.iter().find(|page| is_meant(page.name)) {
        return Some(page::of_rule(rule));
    }
    let code = Code::ALL.iter().find(|code| is_meant(code.as_str()))?;
    Some(page::of_code(*code))
}

/// Every name that has a page.
fn names() -> Vec<&'static str> {
    let rules = PAGES.iter().map(|page| page.name);
    rules
        .chain(Code::ALL.iter().map(|code| code.as_str()))
        .collect()
}

fn print(text: &str) -> ExitCode {
    match io::stdout().lock().write_all(text.as_bytes()) {
        Ok(()) => ExitCode::SUCCESS,
        // Who stopped reading has seen enough.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(error) => {
            let _ = writeln!(
                io::stderr().lock(),
                "error: the page cannot be written: {error}"
            );
            ExitCode::from(USAGE)
        }
    }
}
