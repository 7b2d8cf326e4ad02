//! Reading a variant.

use syn::Path;
use syn::ext::IdentExt;

use super::content::FieldReader;
use super::wire::{UNCUT, is_ours, wire};
use super::{Hints, Variant};
use crate::description;
use crate::errors::Errors;
use crate::field;
use crate::serde_words::{self, Place, SerdeWords};

pub(super) fn read_variant(
    variant: &syn::Variant,
    container: &SerdeWords,
    facade: &Path,
    errors: &mut Errors,
) -> Option<Variant> {
    let serde = serde_words::read(&variant.attrs, Place::Variant, errors);
    let rust = variant.ident.unraw().to_string();
    // serde renames what is skipped too.
    if serde.rename.is_none()
        && container
            .rename_all
            .is_some_and(|case| case.cuts_variant(&rust))
    {
        errors.at(&variant.ident, UNCUT);
    }
    if serde.skip {
        return None;
    }
    if let Some(with) = &serde.deserialize_with
        && !is_ours(with, facade, "closed_unit")
        && !is_ours(with, facade, "read_no_arguments")
    {
        errors.at(
            with,
            "`serde(deserialize_with)` is refused: the schema cannot follow code of your own; give the variant a field \
             of a type that serde reads and writes",
        );
    }
    if let Some(with) = &serde.serialize_with
        && !is_ours(with, facade, "no_arguments")
    {
        errors.at(
            with,
            "`serde(serialize_with)` is refused: the schema cannot follow code of your own; give the variant a field \
             of a type that serde reads and writes",
        );
    }
    let words = field::variant(&variant.attrs, errors);
    let reader = FieldReader {
        case: serde.rename_all.or(container.rename_all_fields),
        default: false,
        transparent: false,
        closed: container.deny_unknown_fields,
        facade,
    };
    Some(Variant {
        ident: variant.ident.clone(),
        name: wire(
            &serde,
            container.rename_all.map(|case| case.variant(&rust)),
            rust,
        ),
        aliases: serde.aliases.clone(),
        hints: Hints {
            title: words.title,
            description: description::read(&variant.attrs),
            examples: Vec::new(),
        },
        repairable: words.repairable,
        content: reader.content(&variant.fields, errors),
    })
}
