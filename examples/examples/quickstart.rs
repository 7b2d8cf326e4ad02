//! From an annotated enum to a validated answer, for every provider, without a network.
//!
//! `cargo run -p isoform-examples --example quickstart`

use std::collections::BTreeMap;
use std::error::Error;
use std::io::IsTerminal;
use std::path::Path;

use isoform::{
    Api, Assembler, Caps, Options, Outcome, OutputError, Plan, Route, StructuredOutput, negotiate,
    structured_output,
};

#[structured_output(
    id = "agent.decision",
    version = "2.1.0",
    profiles(
        openai,
        gemini(check_locally(string_length)),
        anthropic(check_locally(string_length, item_count))
    )
)]
/// What the agent does next.
#[derive(Debug)]
pub enum Decision {
    /// Call one or more tools.
    Tool {
        /// What to call, in this order.
        #[structured(length(min = 1, max = 4))]
        calls: Vec<ToolCall>,
    },
    /// Finish with an answer for the user.
    Final {
        /// The answer, in the user's language.
        #[structured(length(min = 1, max = 32_000))]
        answer: String,
    },
}

/// One call of a tool.
#[structured_output]
#[derive(Debug)]
pub struct ToolCall {
    /// The tool's name.
    pub name: String,
    /// The city that it is about.
    pub city: String,
}

fn main() -> Result<(), Box<dyn Error>> {
    let contract = Decision::contract();
    heading(&format!(
        "contract {} {}  sha256 {:.12}…",
        contract.id(),
        contract.version(),
        contract.hash()
    ));

    for (route, stream) in [
        (
            Route::openai_chat("gpt-5.6"),
            include_str!("../../tests/streams/decision/openai-chat.sse"),
        ),
        (
            Route::openai_responses("gpt-5.6"),
            include_str!("../../tests/streams/decision/openai-responses.sse"),
        ),
        (
            Route::anthropic("claude-sonnet-5"),
            include_str!("../../tests/streams/decision/anthropic-messages.sse"),
        ),
        (
            Route::gemini("gemini-3.8-flash"),
            include_str!("../../tests/streams/decision/google-generate.sse"),
        ),
    ] {
        let plan = negotiate(&contract, &route, &Options::default())?;
        heading(&format!(
            "{}: {}, {}",
            route.api(),
            plan.mode().as_str(),
            plan.projection().verdict.word()
        ));
        println!("{}", plan.payload());
        for left in &plan.projection().local {
            println!(
                "  checked after the answer: {} at {}",
                left.kind.word(),
                left.path
            );
        }
        println!("→ {:?}", answer(&plan, stream)?);
    }

    let plan = negotiate(
        &contract,
        &Route::openai_chat("gpt-5.6"),
        &Options::default(),
    )?;
    for (what, stream) in [
        (
            "a truncated stream",
            include_str!("../../tests/streams/decision/truncated.sse"),
        ),
        (
            "a refusal",
            include_str!("../../tests/streams/decision/refusal.sse"),
        ),
        (
            "a wrong value",
            include_str!("../../tests/streams/decision/wrong-value.sse"),
        ),
    ] {
        heading(what);
        match answer(&plan, stream) {
            Ok(outcome) => println!("→ {outcome:?}"),
            Err(error) => explain(&error),
        }
    }

    heading("what `cargo check` says of a map on OpenAI");
    println!(
        "{}",
        include_str!("../../tests/ui/map/fail_openai.stderr").trim_end()
    );
    if let Some(corpus) = std::env::var_os("ISOFORM_CORPUS") {
        recordings(&Path::new(&corpus).join("recordings"))?;
    }
    Ok(())
}

/// How recorded streams of each API end, where a folder with recordings is at hand.
fn recordings(folder: &Path) -> Result<(), Box<dyn Error>> {
    for api in Api::ALL {
        let Ok(files) = std::fs::read_dir(folder.join(api.as_str())) else {
            continue;
        };
        let mut ends = BTreeMap::new();
        for file in files {
            let path = file?.path();
            if path.extension().is_some_and(|extension| extension == "sse") {
                let mut assembler = Assembler::new(*api, Caps::default());
                // The first fault is kept, and told at the end.
                let _ = std::fs::read(&path)?
                    .chunks(7)
                    .try_for_each(|bytes| assembler.push(bytes));
                let end = match assembler.finish() {
                    Ok(response) => format!("{:?}", response.finish),
                    Err(error) => error.code().to_string(),
                };
                *ends.entry(end).or_insert(0) += 1;
            }
        }
        heading(&format!("recorded streams of {api}"));
        println!("{ends:?}");
    }
    Ok(())
}

/// Reads a stream as a network would bring it, in small odd pieces, and accepts the response.
fn answer(plan: &Plan, stream: &str) -> Result<Outcome<Decision>, OutputError> {
    let mut assembler = plan.assembler();
    for bytes in stream.as_bytes().chunks(7) {
        assembler.push(bytes)?;
    }
    plan.accept(assembler.finish()?)
}

fn explain(error: &OutputError) {
    println!("✗ {}", paint("31", &format!("{error}")));
    for issue in error.issues() {
        println!("  {} at `{}`: {}", issue.code, issue.path, issue.message);
    }
    println!(
        "  a new call may help: {}; what to do: {}",
        error.retryable(),
        error.remedy()
    );
}

fn heading(text: &str) {
    println!("\n{}", paint("1;36", text));
}

/// Colours for a terminal, plain text for everything else.
fn paint(code: &str, text: &str) -> String {
    if std::io::stdout().is_terminal() && std::env::var_os("NO_COLOR").is_none() {
        format!("\x1b[{code}m{text}\x1b[0m")
    } else {
        text.to_owned()
    }
}
