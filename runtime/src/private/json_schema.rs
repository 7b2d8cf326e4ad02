//! `schemars::JsonSchema` for annotated types: the original schema, which they are validated against.

/// Implements the trait for a type, given as impl generics, type and where clause.
#[cfg(feature = "schemars")]
#[doc(hidden)]
#[macro_export]
macro_rules! __json_schema {
    (($($generics:tt)*) ($($ty:tt)*) ($($clause:tt)*)) => {
        #[automatically_derived]
        impl $($generics)* $crate::__private::schemars::JsonSchema for $($ty)* $($clause)* {
            fn inline_schema() -> bool {
                true
            }

            fn schema_name() -> $crate::__private::Cow<'static, str> {
                $crate::__private::schema_name::<Self>()
            }

            fn schema_id() -> $crate::__private::Cow<'static, str> {
                $crate::__private::Cow::Borrowed(::core::any::type_name::<Self>())
            }

            fn json_schema(
                generator: &mut $crate::__private::schemars::SchemaGenerator,
            ) -> $crate::__private::schemars::Schema {
                $crate::__private::schema_in::<Self>(generator)
            }
        }
    };
}

/// Implements nothing, since the feature is off.
#[cfg(not(feature = "schemars"))]
#[doc(hidden)]
#[macro_export]
macro_rules! __json_schema {
    ($($tokens:tt)*) => {};
}

#[cfg(feature = "schemars")]
pub use generated::{schema_in, schema_name};

#[cfg(feature = "schemars")]
mod generated {
    use std::borrow::Cow;
    use std::collections::BTreeMap;

    use isoform_compiler::ir::Shape;
    use isoform_compiler::project::original;
    use schemars::{Schema, SchemaGenerator};
    use serde_json::{Map, Value};

    use crate::StructuredOutput;

    /// Stands before our names among a generator's definitions, so that no type with a derived schema takes one of them
    /// for its own.
    const PREFIX: &str = "isoform.";

    /// Where definitions stand in an original schema.
    const OWN_PATH: &str = "#/$defs/";

    /// The type's short name, or the path of a type that is written out where it is used.
    pub fn schema_name<T: StructuredOutput>() -> Cow<'static, str> {
        let definition = match &T::SCHEMA.shape {
            Shape::Reference(link) => link.resolve(&[]),
            _ => None,
        };
        Cow::Borrowed(definition.map_or(std::any::type_name::<T>(), |definition| definition.name))
    }

    /// The original schema, with its definitions among the generator's.
    pub fn schema_in<T: StructuredOutput>(generator: &mut SchemaGenerator) -> Schema {
        let text = original(T::SCHEMA, &[]).schema;
        // The compiler writes JSON; a schema that allows nothing is what is left if it does not.
        let mut root: Map<String, Value> = match serde_json::from_str(&text) {
            Ok(root) => root,
            Err(_) => return Schema::from(false),
        };
        let definitions = match root.remove("$defs") {
            Some(Value::Object(definitions)) => definitions,
            _ => Map::new(),
        };
        let names = Names {
            path: format!(
                "#/{}/",
                generator
                    .settings()
                    .definitions_path
                    .trim_matches(['#', '/'])
            ),
            numbers: definitions.keys().map(|name| (name.clone(), 1)).collect(),
        };
        let names = names.beside(&definitions, generator.definitions());
        for (name, schema) in &definitions {
            let schema = names.pointed(schema);
            generator.definitions_mut().insert(names.of(name), schema);
        }
        Schema::try_from(names.pointed(&Value::Object(root)))
            .unwrap_or_else(|_| Schema::from(false))
    }

    /// What our definitions are called among a generator's.
    struct Names {
        path: String,
        /// The number behind each name, from 1, which is not written. No name of ours has a point in it.
        numbers: BTreeMap<String, u64>,
    }

    impl Names {
        /// Numbers under which no other definition stands. A number only grows, and what stands there is finite.
        fn beside(mut self, own: &Map<String, Value>, known: &Map<String, Value>) -> Names {
            while let Some(name) = own.iter().find_map(|(name, schema)| {
                let taken = known.get(&self.of(name))?;
                (*taken != self.pointed(schema)).then_some(name)
            }) {
                *self.numbers.entry(name.clone()).or_insert(1) += 1;
            }
            self
        }

        fn of(&self, name: &str) -> String {
            match self.numbers.get(name) {
                None | Some(1) => format!("{PREFIX}{name}"),
                Some(number) => format!("{PREFIX}{name}.{number}"),
            }
        }

        /// The schema with its references to where the definitions stand now.
        fn pointed(&self, schema: &Value) -> Value {
            match schema {
                Value::Array(items) => items.iter().map(|item| self.pointed(item)).collect(),
                Value::Object(members) => members
                    .iter()
                    .map(|(key, value)| {
                        // A property of this name has a schema and not a text.
                        let value = match value {
                            Value::String(target) if key == "$ref" => {
                                let name = target.strip_prefix(OWN_PATH).unwrap_or(target);
                                Value::from(format!("{}{}", self.path, self.of(name)))
                            }
                            value => self.pointed(value),
                        };
                        (key.clone(), value)
                    })
                    .collect(),
                scalar => scalar.clone(),
            }
        }
    }
}
