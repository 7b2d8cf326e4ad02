//! serde as the judge of a type's schema.

use isoform::StructuredOutput;
use isoform_compiler::ir::Shape;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::independent::original;

/// Judges one type.
pub struct Judge<T> {
    schema: Value,
    /// The schema that ships.
    validator: jsonschema::Validator,
    /// The same schema by an emitter of the tests' own, which must judge alike.
    independent: jsonschema::Validator,
    name: &'static str,
    marker: std::marker::PhantomData<T>,
}

/// The judge of a type.
pub fn judge<T: StructuredOutput + Serialize + DeserializeOwned>() -> Judge<T> {
    let schema: Value = serde_json::from_str(T::contract().schema().get()).expect("JSON");
    let validator = jsonschema::validator_for(&schema).expect("a valid schema");
    let independent = jsonschema::validator_for(&original::<T>()).expect("a valid schema");
    Judge {
        schema,
        validator,
        independent,
        name: std::any::type_name::<T>(),
        marker: std::marker::PhantomData,
    }
}

impl<T: Serialize + DeserializeOwned> Judge<T> {
    /// serde writes this value as `json`; the schema allows it; serde reads it and writes it again equal.
    #[track_caller]
    pub fn writes(self, value: T, json: Value) -> Self {
        let written = serde_json::to_value(&value).expect("serde writes it");
        assert_eq!(written, json, "{}: what serde writes", self.name);
        self.reads(json)
    }

    /// The schema allows it; serde reads it and writes it again equal.
    #[track_caller]
    pub fn reads(self, json: Value) -> Self {
        self.allows(&json);
        let read: T = serde_json::from_value(json.clone())
            .unwrap_or_else(|error| panic!("{}: serde refuses {json}: {error}", self.name));
        let again = serde_json::to_value(&read).expect("serde writes it again");
        assert_eq!(again, json, "{}: written again", self.name);
        self
    }

    /// The schema allows it, serde reads it, and writes it again as `json` with what was absent filled in.
    #[track_caller]
    pub fn fills(self, read: Value, json: Value) -> Self {
        self.allows(&read);
        let value: T = serde_json::from_value(read).expect("serde reads it");
        self.writes(value, json)
    }

    /// Both the schema and serde refuse it.
    #[track_caller]
    pub fn refuses(self, json: Value) -> Self {
        let read = serde_json::from_value::<T>(json.clone());
        assert!(read.is_err(), "{}: serde reads {json}", self.name);
        self.narrower(json, true)
    }

    /// The schema refuses what serde reads: never sent as valid, so never read.
    #[track_caller]
    pub fn wider_reading(self, json: Value) -> Self {
        let read = serde_json::from_value::<T>(json.clone());
        assert!(read.is_ok(), "{}: serde refuses {json} too", self.name);
        self.narrower(json, true)
    }

    #[track_caller]
    fn narrower(self, json: Value, refused: bool) -> Self {
        assert_eq!(
            !self.independent.is_valid(&json),
            refused,
            "{}: {json}",
            self.name
        );
        assert_eq!(
            !self.validator.is_valid(&json),
            refused,
            "{}: the schema on {json}\n{:#}",
            self.name,
            self.schema
        );
        self
    }

    #[track_caller]
    fn allows(&self, json: &Value) {
        assert!(self.independent.is_valid(json), "{}: {json}", self.name);
        let errors: Vec<String> = self
            .validator
            .iter_errors(json)
            .map(|error| error.to_string())
            .collect();
        assert!(
            errors.is_empty(),
            "{}: {json}: {errors:?}\n{:#}",
            self.name,
            self.schema
        );
    }
}

/// The names of the properties of a type that is one object, in the order of its schema.
pub fn properties<T: StructuredOutput>() -> Vec<&'static str> {
    let mut schema = T::SCHEMA;
    while let Shape::Reference(link) = &schema.shape {
        schema = &link.resolve(&[]).expect("a named type").schema;
    }
    match &schema.shape {
        Shape::Object(object) => object.properties.iter().map(|known| known.name).collect(),
        shape => panic!("no object: {shape:?}"),
    }
}
