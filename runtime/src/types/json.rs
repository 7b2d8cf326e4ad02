//! JSON as it is.

use isoform_compiler::ir::{Schema, Shape};
use serde_json::{Map, Value};

use super::collection::map;
use crate::StructuredOutput;

const ANY: &Schema<'static> = &Schema::of(Shape::Any);

impl StructuredOutput for Value {
    const SCHEMA: &'static Schema<'static> = ANY;
}

impl StructuredOutput for Map<String, Value> {
    const SCHEMA: &'static Schema<'static> = &map(ANY);
}
