//! Pointers that serde looks through.

use isoform_compiler::ir::Schema;

use crate::StructuredOutput;

impl<T: StructuredOutput> StructuredOutput for Box<T> {
    const SCHEMA: &'static Schema<'static> = T::SCHEMA;
    const IS_STRUCT: bool = T::IS_STRUCT;
}

#[cfg(feature = "rc")]
mod shared {
    use std::rc::Rc;
    use std::sync::Arc;

    use isoform_compiler::ir::Schema;

    use super::super::scalar::TEXT;
    use crate::StructuredOutput;

    /// Sharing is not kept: each place that held the value reads a value of its own, as serde does.
    impl<T: StructuredOutput> StructuredOutput for Rc<T> {
        const SCHEMA: &'static Schema<'static> = T::SCHEMA;
        const IS_STRUCT: bool = T::IS_STRUCT;
    }

    /// Sharing is not kept, as for [`Rc`].
    impl<T: StructuredOutput> StructuredOutput for Arc<T> {
        const SCHEMA: &'static Schema<'static> = T::SCHEMA;
        const IS_STRUCT: bool = T::IS_STRUCT;
    }

    impl StructuredOutput for Rc<str> {
        const SCHEMA: &'static Schema<'static> = TEXT;
    }

    impl StructuredOutput for Arc<str> {
        const SCHEMA: &'static Schema<'static> = TEXT;
    }
}
