//! The `isoform` command.

mod assemble;
mod explain;
mod profiles;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// Structured output without loss: look at what a provider sent, takes and refuses.
#[derive(Debug, Parser)]
#[command(name = "isoform", version)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Put one provider response together and print it as one line of JSON
    Assemble(assemble::Arguments),
    /// Explain a rule that stopped a build, or an error code: why, an example, and what to write instead
    Explain(explain::Arguments),
    /// Print what is known of each provider channel, with sources and dates
    Profiles(profiles::Arguments),
}

fn main() -> ExitCode {
    // A wrong use ends in clap with exit code 2.
    match Arguments::parse().command {
        Command::Assemble(arguments) => assemble::run(&arguments),
        Command::Explain(arguments) => explain::run(&arguments),
        Command::Profiles(arguments) => profiles::run(&arguments),
    }
}
