//! The attribute: completes the item and leaves the schema to the hidden derive.

use proc_macro2::TokenStream;
use quote::{ToTokens, quote};
use syn::{Attribute, Data, DeriveInput, Field, Fields, Path, parse_quote};

use crate::conditional;
use crate::container::ContainerWords;
use crate::errors::Errors;
use crate::fallback;
use crate::field::FieldWords;
use crate::item::{Item, hidden};
use crate::json_schema;
use crate::serde_words::{self, Place, SerdeWords};
use crate::validate;

/// Expands `#[structured_output(arguments)]`.
pub(crate) fn attribute(arguments: TokenStream, tokens: TokenStream) -> TokenStream {
    let mut input: DeriveInput = match syn::parse2(tokens.clone()) {
        Ok(input) => input,
        Err(error) => {
            let error = error.to_compile_error();
            return quote!(#error #tokens);
        }
    };
    if !arguments.is_empty() {
        input.attrs.push(parse_quote!(#[structured(#arguments)]));
    }
    let mut errors = Errors::default();
    conditional::refuse(&input, &mut errors);
    refuse_second(&mut input, &mut errors);
    let own = derives_serde(&input);
    judge_derives(&own, &mut errors);
    validate::tools::spelling(&input, &own, &mut errors);
    complete(&mut input, own.is_empty());
    // What is wrong already is reported here, so that serde's derives need not see it at all.
    let item = Item::read(&conditional::certain(&input), &mut errors);
    if !conditional::has_cfg(&input) {
        validate::item(&item, &mut errors);
    }
    if errors.is_empty() {
        // A set of tools has no schema of its own.
        let json_schema =
            (item.words.tools.is_none()).then(|| json_schema::implementation(&input, &item));
        quote!(#input #json_schema)
    } else {
        fallback::attribute(input, own.is_empty(), errors)
    }
}

/// Refuses the attribute below itself, and takes it away: its derives would stand beside the first one's.
fn refuse_second(input: &mut DeriveInput, errors: &mut Errors) {
    input.attrs.retain(|attribute| {
        let path = attribute.path();
        let is_ours = path
            .segments
            .last()
            .is_some_and(|last| last.ident == "structured_output");
        if is_ours {
            errors.at(
                path,
                "`structured_output` is given twice: write the words of both in one, or in `#[structured(..)]`",
            );
        }
        !is_ours
    });
}

/// serde's derives below ours, as written.
fn derives_serde(input: &DeriveInput) -> Vec<Path> {
    let mut found = Vec::new();
    for attribute in input.attrs.iter().filter(|a| a.path().is_ident("derive")) {
        // A derive that cannot be read is rustc's to report.
        let _ = attribute.parse_nested_meta(|meta| {
            if meta
                .path
                .segments
                .last()
                .is_some_and(|last| serde_words::is_derive(&last.ident))
            {
                found.push(meta.path.clone());
            }
            Ok(())
        });
    }
    found
}

fn judge_derives(own: &[Path], errors: &mut Errors) {
    if let [only] = own {
        errors.at(
            only,
            "one of serde's traits without the other: derive both `Serialize` and `Deserialize`, or neither and leave \
             them to `#[structured_output]`",
        );
    }
}

/// Adds the hidden derive; and, where the item leaves serde's traits to us, those derives and the strict spelling.
fn complete(input: &mut DeriveInput, ours: bool) {
    // What is misspelled is reported when the item is read as a whole.
    let mut unreported = Errors::default();
    let words = ContainerWords::read(&input.attrs, &mut unreported);
    let serde = serde_words::read(&input.attrs, Place::Container, &mut unreported);
    let facade = words.facade();
    let private = quote!(#facade::__private);
    if !ours {
        // Before the author's derives: helper attributes may not stand above the derive that knows them.
        let derive: Attribute = parse_quote!(#[derive(#private::StructuredOutputDerive)]);
        input.attrs.insert(0, derive);
        return;
    }
    let derives: Attribute = parse_quote!(
        #[derive(#private::serde::Serialize, #private::serde::Deserialize, #private::StructuredOutputDerive)]
    );
    input.attrs.insert(0, derives);
    if !serde.names_crate {
        let path = hidden(&facade, "serde");
        input
            .attrs
            .push(serde_words::attribute(quote!(crate = #path)));
    }
    for added in spelling(input, &words, &serde) {
        input.attrs.push(serde_words::attribute(added));
    }
    add_to_parts(input, &words, &serde, &facade);
}

/// serde's words for the strict spelling, where the author wrote none.
fn spelling(input: &DeriveInput, words: &ContainerWords, serde: &SerdeWords) -> Vec<TokenStream> {
    let mut added = Vec::new();
    let has_names = match &input.data {
        Data::Struct(data) => matches!(data.fields, Fields::Named(_)),
        Data::Enum(_) => true,
        Data::Union(_) => false,
    };
    if has_names
        && words.open.is_none()
        && serde.transparent.is_none()
        && !serde.deny_unknown_fields
    {
        added.push(quote!(deny_unknown_fields));
    }
    if matches!(input.data, Data::Enum(_)) && words.tools.is_some() {
        // What the author wrote on tagging is refused, once.
        if names_no_tagging(serde) && words.external.is_none() {
            added.push(quote!(tag = "name", content = "arguments"));
        }
        if serde.rename_all.is_none() {
            added.push(quote!(rename_all = "snake_case"));
        }
    } else if matches!(input.data, Data::Enum(_)) && words.external.is_none() {
        if names_no_tagging(serde) && holds_data(input) {
            added.push(quote!(tag = "kind"));
        }
        if serde.rename_all.is_none() {
            added.push(quote!(rename_all = "snake_case"));
        }
    }
    added
}

fn names_no_tagging(serde: &SerdeWords) -> bool {
    serde.tag.is_none() && serde.content.is_none() && serde.untagged.is_none()
}

/// Whether a variant that is not skipped holds data. A variant counts even where `cfg` leaves it out, so that the
/// spelling of the others does not depend on it.
fn holds_data(input: &DeriveInput) -> bool {
    let Data::Enum(data) = &input.data else {
        return false;
    };
    data.variants.iter().any(|variant| {
        let words = serde_words::read(&variant.attrs, Place::Variant, &mut Errors::default());
        !words.skip && !matches!(variant.fields, Fields::Unit)
    })
}

/// Closes the unit variants of an internally tagged enum, and makes `optional` what it says.
fn add_to_parts(
    input: &mut DeriveInput,
    words: &ContainerWords,
    serde: &SerdeWords,
    facade: &Path,
) {
    let holds_data = holds_data(input);
    let is_generic = input.generics.type_params().next().is_some();
    match &mut input.data {
        Data::Struct(data) => data
            .fields
            .iter_mut()
            .for_each(|field| add_to_field(field, is_generic, facade)),
        Data::Enum(data) => {
            let internal = match &serde.tag {
                Some(_) => serde.content.is_none(),
                None => names_no_tagging(serde) && words.external.is_none() && holds_data,
            };
            for variant in &mut data.variants {
                if words.tools.is_some() && matches!(variant.fields, Fields::Unit) {
                    // A tool without parameters has an empty object of them.
                    let write = hidden(facade, "no_arguments");
                    let read = hidden(facade, "read_no_arguments");
                    variant.attrs.push(serde_words::attribute(
                        quote!(serialize_with = #write, deserialize_with = #read),
                    ));
                } else if internal && words.open.is_none() && matches!(variant.fields, Fields::Unit)
                {
                    let words =
                        serde_words::read(&variant.attrs, Place::Variant, &mut Errors::default());
                    if !words.skip && words.deserialize_with.is_none() {
                        let path = hidden(facade, "closed_unit");
                        variant
                            .attrs
                            .push(serde_words::attribute(quote!(deserialize_with = #path)));
                    }
                }
                variant
                    .fields
                    .iter_mut()
                    .for_each(|field| add_to_field(field, is_generic, facade));
            }
        }
        Data::Union(_) => {}
    }
}

/// What `optional` means, in serde's words.
fn add_to_field(field: &mut Field, is_generic: bool, facade: &Path) {
    let mut unreported = Errors::default();
    if FieldWords::read(&field.attrs, &mut unreported)
        .optional
        .is_none()
    {
        return;
    }
    let words = serde_words::read(&field.attrs, Place::Field, &mut unreported);
    let mut added = Vec::new();
    if !words.default {
        // By a path, since serde would ask a type parameter for `Default` otherwise.
        let path = hidden(facade, "absent");
        added.push(quote!(default = #path));
    }
    // Code of the author's own reads and writes what stands there, and says itself when nothing does.
    let own = words.with.is_some() || words.serialize_with.is_some();
    if words.skip_serializing_if.is_none() && !own {
        let path = hidden(facade, "is_absent");
        added.push(quote!(skip_serializing_if = #path));
    }
    if words.deserialize_with.is_none() && words.with.is_none() {
        let path = hidden(facade, "present");
        added.push(quote!(deserialize_with = #path));
        if is_generic && !words.bound {
            // serde asks nothing of a type parameter on behalf of a field that a function reads.
            let ty = field.ty.to_token_stream();
            let serde = hidden(facade, "serde");
            let bound = format!("{ty}: {serde}::Deserialize<'de>");
            added.push(quote!(bound(deserialize = #bound)));
        }
    }
    field
        .attrs
        .extend(added.into_iter().map(serde_words::attribute));
}
