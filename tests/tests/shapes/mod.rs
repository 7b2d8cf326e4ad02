//! The shapes of the table, by topic.

mod containers;
mod encodes;
mod enums;
mod objects;
mod references;
mod scalars;
mod table;

use isoform::structured_output;
use isoform_compiler::ir::Schema;

pub(super) use table::{count, table};

/// Shapes of one topic.
struct Group {
    title: &'static str,
    shapes: &'static [(&'static str, &'static Schema<'static>)],
}

/// Names with the schemas of their types.
macro_rules! shapes {
    ($($name:literal => $type:ty,)*) => {
        &[$(($name, <$type as isoform::StructuredOutput>::SCHEMA),)*]
    };
}
use shapes;

/// A struct with one field of the type, for what stands below a root.
#[structured_output]
struct Holds<T> {
    value: T,
}

/// All groups, in the table's order.
fn groups() -> impl Iterator<Item = &'static Group> {
    (objects::GROUPS.iter())
        .chain(enums::GROUPS)
        .chain(containers::GROUPS)
        .chain(scalars::GROUPS)
        .chain(references::GROUPS)
        .chain(encodes::GROUPS)
}
