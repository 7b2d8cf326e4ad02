//! Errors in the place of an answer, also in a stream that began well.

use super::view::{Choice, Completion, Groq};
use crate::error::OutputError;
use crate::provider::failure;
use crate::provider::field::Text;

/// Refuses a body or chunk that is an error, as the provider, a vendor or a server writes it.
pub(super) fn refuse(completion: &Completion<'_>, text: &str) -> Result<(), OutputError> {
    let says_error = |word: &Text<'_>| word.some() == Some("error");
    let vendor = completion.x_groq.view::<Groq<'_>>().error;
    let bare = completion.choices.is_none()
        && (completion.message.some().is_some() || completion.detail.some().is_some());
    if completion.error.substance().is_some()
        || vendor.substance().is_some()
        || says_error(&completion.object)
        || says_error(&completion.kind)
        || bare
    {
        return Err(failure::read(text));
    }
    Ok(())
}

/// Refuses a choice that carries an error, as routers write it.
pub(super) fn refuse_choice(choice: &Choice<'_>) -> Result<(), OutputError> {
    match choice.error.substance() {
        Some(error) => Err(failure::read(error.get())),
        None => Ok(()),
    }
}
