//! Annotated types under the laws, with serde as one more judge.

use isoform::StructuredOutput;
use isoform_compiler::ir::Schema;
use isoform_compiler::project::original;
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::judge::validator;
use crate::original::Originals;

/// A type under test: its schema, and what serde makes of values.
pub struct Typed {
    /// What to call it.
    pub name: &'static str,
    /// Its schema.
    pub schema: &'static Schema<'static>,
    /// Samples as serde writes them.
    pub samples: Vec<serde_json::Value>,
    /// Reads a value and writes it again.
    pub again: fn(&serde_json::Value) -> Result<serde_json::Value, serde_json::Error>,
}

impl Typed {
    /// A type with values of it.
    pub fn of<T: StructuredOutput + Serialize + DeserializeOwned>(
        name: &'static str,
        samples: &[T],
    ) -> Typed {
        Typed {
            name,
            schema: T::SCHEMA,
            samples: samples
                .iter()
                .map(|sample| serde_json::to_value(sample).unwrap())
                .collect(),
            again: |value| {
                let read: T = serde_json::from_value(value.clone())?;
                serde_json::to_value(read)
            },
        }
    }

    /// What serde writes is valid, and what is valid serde reads; how many values were tried.
    pub fn agree_with_serde(&self, cases: usize) -> usize {
        let text = original(self.schema, &[]).schema;
        let judge = validator(&text);
        for sample in &self.samples {
            if let Err(error) = judge.validate(sample) {
                panic!("{}: serde writes {sample}: {error}\n{text}", self.name);
            }
            assert_eq!(
                (self.again)(sample).unwrap(),
                *sample,
                "{}: serde reads something else",
                self.name
            );
        }
        let mut source = Originals::new(&[], 7);
        let mut tried = 0;
        for _ in 0..cases {
            let Some(value) = source.draw(self.schema) else {
                continue;
            };
            let value = value.judged();
            if !judge.is_valid(&value) {
                continue;
            }
            tried += 1;
            match (self.again)(&value) {
                Ok(written) => assert!(
                    judge.is_valid(&written),
                    "{}: {value} is valid, and written again it is not: {written}",
                    self.name
                ),
                Err(error) => panic!("{}: serde does not read {value}: {error}", self.name),
            }
        }
        tried
    }
}
