//! Annotated types of every shape.

mod constrained;
mod containers;
mod enums;
mod fields;
mod recursive;
mod representations;
mod words;

use isoform_tests::typed::Typed;

/// Every type.
pub(crate) fn all() -> Vec<Typed> {
    let mut all = enums::all();
    all.extend(containers::all());
    all.extend(constrained::all());
    all.extend(recursive::all());
    all.extend(representations::all());
    all.extend(words::all());
    all.extend(fields::all());
    all
}
