//! The shipped profiles, one file per provider.

mod anthropic;
mod gemini;
mod json_schema;
mod openai;
mod table;

pub use anthropic::ANTHROPIC;
pub use gemini::GEMINI;
pub use json_schema::JSON_SCHEMA;
pub use openai::OPENAI;
pub use table::markdown;

use crate::profile::Profile;
use crate::text::same;

/// The pinned name of the current OpenAI facts.
pub static OPENAI_2026_09: Profile = OPENAI.named("openai_2026_09");
/// The pinned name of the current Anthropic facts.
pub static ANTHROPIC_2026_11: Profile = ANTHROPIC.named("anthropic_2026_11");
/// The pinned name of the current Gemini facts.
pub static GEMINI_2026_11: Profile = GEMINI.named("gemini_2026_11");

/// Every provider's profile under its moving name.
pub const ALL: &[&Profile] = &[&OPENAI, &ANTHROPIC, &GEMINI];

/// Whether a profile of that name is shipped, so that the attribute takes the name itself.
pub(crate) const fn is_shipped(name: &str) -> bool {
    const SHIPPED: [&Profile; 7] = [
        &OPENAI,
        &OPENAI_2026_09,
        &ANTHROPIC,
        &ANTHROPIC_2026_11,
        &GEMINI,
        &GEMINI_2026_11,
        &JSON_SCHEMA,
    ];
    let mut i = 0;
    while i < SHIPPED.len() {
        if same(SHIPPED[i].name, name) {
            return true;
        }
        i += 1;
    }
    false
}
