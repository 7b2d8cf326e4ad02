//! The intermediate representation: plain borrowed data, so that one node type serves macro constants (`'static`) and documents.

mod annotations;
mod array;
mod decimal;
mod definition;
mod flatten;
mod integer;
mod keys;
mod kind;
mod link;
mod literal;
mod null;
mod number;
mod object;
mod schema;
mod sound;
mod string;
mod tagged;
mod union;

pub use annotations::Annotations;
pub use array::{Array, Tuple};
pub use decimal::Decimal;
pub use definition::{Definition, Identity};
pub use flatten::{
    FLATTENED_CAPACITY, Part, flattened, flattened_count, flattened_properties, gated_properties,
    gated_schemas,
};
pub use integer::{Integer, IntegerDomain};
pub use keys::{KEY_CAPACITY, key_digits, key_properties, key_text, map};
pub use kind::{Kind, KindSet};
pub use link::Link;
pub use literal::Literal;
pub use null::NULL;
pub use number::{Number, NumberBound, NumberDomain, RangeEnd};
pub use object::{Additional, Object, Property};
pub use schema::{Encode, Schema, Shape};
pub use sound::sound;
pub use string::{Text, TextDomain};
pub(crate) use tagged::object;
pub use tagged::{TAGGED_CAPACITY, tagged_count, tagged_newtype_fault, tagged_properties};
pub use union::Union;
pub(crate) use union::nullable;
