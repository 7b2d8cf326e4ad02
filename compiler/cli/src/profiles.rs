//! `isoform profiles`: what is known of each provider channel.

use std::io::{self, Write};
use std::process::ExitCode;

use clap::{Args, ValueEnum};
use isoform_compiler::profile::Profile;
use isoform_compiler::profiles;
use serde_json::{Value, json};

/// What to print.
#[derive(Debug, Args)]
pub(crate) struct Arguments {
    /// The form of the table
    #[arg(long, value_enum, default_value_t = Format::Markdown)]
    format: Format,
}

#[derive(Debug, Clone, Copy, ValueEnum)]
enum Format {
    /// Every fact with its grade, source and date
    Json,
    /// One table, as it stands in the README
    Markdown,
}

pub(crate) fn run(arguments: &Arguments) -> ExitCode {
    let text = match arguments.format {
        Format::Json => {
            let profiles = profiles::ALL.iter().map(|profile| as_json(profile));
            format!("{}\n", Value::Array(profiles.collect()))
        }
        Format::Markdown => profiles::markdown(),
    };
    match io::stdout().lock().write_all(text.as_bytes()) {
        Ok(()) => ExitCode::SUCCESS,
        // Who stopped reading has seen enough.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("isoform: the table cannot be written: {error}");
            ExitCode::from(2)
        }
    }
}

fn as_json(profile: &Profile) -> Value {
    let facts: Vec<Value> = profile
        .facts()
        .into_iter()
        .map(|fact| {
            json!({
                "about": fact.about,
                "value": fact.value,
                "grade": fact.grade.word(),
                "source": fact.source,
                "date": fact.date,
            })
        })
        .collect();
    json!({ "name": profile.name, "revision": profile.revision, "channel": profile.channel, "facts": facts })
}
