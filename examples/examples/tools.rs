//! An enum of tools: declared for each provider, its calls read from a stream, without a network.
//!
//! `cargo run -p isoform-examples --example tools`

use std::error::Error;

use isoform::{Assembler, Caps, Route, ToolSet, structured_output};
use serde_json::json;

/// What the agent may call.
#[structured_output(tools, profiles(openai, anthropic, gemini))]
#[derive(Debug)]
pub enum Action {
    /// Search the web.
    Search {
        /// What to look for, in the user's words.
        query: String,
        /// How many results to show.
        #[structured(optional)]
        limit: Option<u8>,
    },
    /// Read one page.
    Open(Page),
    /// Give up.
    #[structured(repairable)]
    Stop,
}

/// A place in a page.
#[structured_output]
#[derive(Debug)]
pub struct Page {
    url: String,
    section: Section,
}

/// Where in the page.
#[structured_output]
#[derive(Debug)]
pub struct Section {
    line: u32,
    column: u32,
}

fn main() -> Result<(), Box<dyn Error>> {
    // What a client would have received, in pieces.
    let answers: [(Route, &[u8]); 4] = [
        (
            Route::openai_chat("gpt-5.6"),
            include_bytes!("../../tests/streams/tools/openai-chat.sse"),
        ),
        (
            Route::openai_responses("gpt-5.6"),
            include_bytes!("../../tests/streams/tools/openai-responses.sse"),
        ),
        (
            Route::anthropic("claude-opus-5-5"),
            include_bytes!("../../tests/streams/tools/anthropic-messages.sse"),
        ),
        (
            Route::gemini("gemini-4"),
            include_bytes!("../../tests/streams/tools/google-generate.sse"),
        ),
    ];
    for (route, answer) in answers {
        let offer = Action::tools().offer(&route)?;
        let body = offer.request(json!({ "model": route.model() }))?;
        println!("{}\n  sends  {}", route.api(), body.get());
        let mut assembler = Assembler::new(route.api(), Caps::default());
        for bytes in answer.chunks(64) {
            assembler.push(bytes)?;
        }
        for called in offer.accept(&assembler.finish()?)? {
            match called.call {
                Ok(action) => println!("  {:?} calls {action:?}", called.id),
                Err(error) => println!("  {:?} refused: {error}", called.id),
            }
        }
    }
    Ok(())
}
