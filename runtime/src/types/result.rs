//! `Result`.

use isoform_compiler::ir::{Schema, Shape, Union};

use super::closed::{object, required};
use crate::StructuredOutput;

/// `{"Ok": ..}` or `{"Err": ..}`.
impl<T: StructuredOutput, E: StructuredOutput> StructuredOutput for Result<T, E> {
    const SCHEMA: &'static Schema<'static> = &Schema::of(Shape::Union(Union {
        branches: &[
            &object(&[required("Ok", T::SCHEMA)]),
            &object(&[required("Err", E::SCHEMA)]),
        ],
        exclusive: false,
    }));
}
