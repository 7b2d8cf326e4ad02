//! Token counts, wherever they stand.

use super::view::{Completion, Details, Groq, Usage};
use crate::provider::field::entries;
use crate::stream::draft::Draft;

/// Notes the counts of a body or chunk, those at its top last; whether there were any.
pub(super) fn count(draft: &mut Draft, completion: &Completion<'_>) -> bool {
    let vendor = completion.x_groq.view::<Groq<'_>>().usage;
    let choices = completion
        .choices
        .iter()
        .flat_map(entries)
        .map(|choice| choice.usage);
    let mut counted = false;
    for usage in [vendor]
        .into_iter()
        .chain(choices)
        .chain([completion.usage])
    {
        if usage.some().is_some() {
            note(draft, &usage.view());
            counted = true;
        }
    }
    counted
}

fn note(draft: &mut Draft, usage: &Usage<'_>) {
    let input: Details = usage.prompt_tokens_details.view();
    let output: Details = usage.completion_tokens_details.view();
    let kept = &mut draft.usage;
    usage.prompt_tokens.overwrite(&mut kept.input);
    usage.completion_tokens.overwrite(&mut kept.output);
    input.cached_tokens.overwrite(&mut kept.cached);
    output.reasoning_tokens.overwrite(&mut kept.reasoning);
}
