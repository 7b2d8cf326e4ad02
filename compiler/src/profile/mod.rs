//! What one provider channel accepts, and what it enforces: facts, never rules.

mod assume;
mod fact;
mod limits;
mod names;
mod pattern;
mod row;
mod signature;
mod tools;

pub use assume::Assumption;
pub use fact::{Fact, Grade};
pub use limits::{LargeEnum, Limits};
pub use names::Names;
pub use pattern::{Feature, Features};
pub use row::FactRow;
pub use tools::{First, ToolNames, Tools};

use crate::ir::{Kind, KindSet};

/// The facts of one provider channel.
///
/// A keyword that a provider ignores without an error counts as refused, since nothing enforces it.
#[derive(Clone, Copy, Debug)]
pub struct Profile {
    /// The moving name, for example `openai`.
    pub name: &'static str,
    /// The revision of the facts, `YYYY-MM`.
    pub revision: &'static str,
    /// Which endpoint and field the facts are about.
    pub channel: &'static str,
    /// Kinds of constraint that every user of the profile accepts to be checked locally.
    pub accepted: KindSet,
    /// Rules that every user of the profile says do not hold.
    pub assumed: &'static [Assumption],
    /// What the root of a schema may be.
    pub root: Fact<Root>,
    /// Facts about objects.
    pub objects: Objects,
    /// Facts about unions.
    pub unions: Unions,
    /// Facts about listed values.
    pub literals: Literals,
    /// Facts about strings.
    pub strings: Strings,
    /// Facts about integers and numbers.
    pub numbers: Numbers,
    /// Facts about arrays.
    pub arrays: Arrays,
    /// Whether a schema that allows any JSON is taken.
    pub any_json: Fact<bool>,
    /// Facts about `$ref`.
    pub references: References,
    /// Whether `title` is taken.
    pub titles: Fact<bool>,
    /// Whether `examples` is taken.
    pub examples: Fact<bool>,
    /// Upper limits, each with how it is counted.
    pub limits: Limits,
    /// Facts about the tools that a request declares.
    pub tools: Tools,
}

/// What the root of a schema may be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Root {
    /// A plain object: neither a union nor a reference.
    Object,
    /// Anything but a union or a reference.
    NoUnion,
    /// Anything.
    Anything,
}

/// Facts about objects.
#[derive(Clone, Copy, Debug)]
pub struct Objects {
    /// Whether a property may be left out of `required`.
    pub optional: Fact<bool>,
    /// Whether `required` is known to be broken now and then.
    pub required_slips: Fact<bool>,
    /// Whether an object may allow any other property.
    pub open: Fact<bool>,
    /// Whether `additionalProperties` with a schema (a map) is taken and enforced.
    pub maps: Fact<bool>,
    /// Whether `propertyNames` is taken and enforced.
    pub property_names: Fact<bool>,
    /// Whether `minProperties` and `maxProperties` are enforced.
    pub count: Fact<bool>,
    /// What a property's name may be.
    pub names: Fact<Names>,
    /// The order in which the provider writes properties.
    pub order: Fact<Order>,
}

/// The order in which the provider writes the properties of an object.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Order {
    /// As declared.
    Declared,
    /// Required ones as declared, then optional ones as declared.
    RequiredFirst,
}

/// Facts about unions.
#[derive(Clone, Copy, Debug)]
pub struct Unions {
    /// Whether `anyOf` is taken below the root.
    pub any_of: Fact<bool>,
    /// Whether a type list such as `["string", "null"]` is taken on a node without other keywords.
    pub type_list: Fact<bool>,
}

/// Facts about listed values.
#[derive(Clone, Copy, Debug)]
pub struct Literals {
    /// Whether `const` is taken; a one-value `enum` otherwise.
    pub constant: Fact<bool>,
    /// Whether `true` and `false` may be listed.
    pub booleans: Fact<bool>,
    /// Whether numbers may be listed.
    pub numbers: Fact<bool>,
    /// Whether the empty string may be listed.
    pub empty_string: Fact<bool>,
    /// Whether strings come back in the letter case in which they were listed.
    pub keeps_case: Fact<bool>,
}

/// Facts about strings.
#[derive(Clone, Copy, Debug)]
pub struct Strings {
    /// Whether `minLength` and `maxLength` are enforced.
    pub length: Fact<bool>,
    /// Whether `pattern` is enforced.
    pub pattern: Fact<bool>,
    /// What a pattern may use.
    pub features: Fact<Features>,
    /// Whether a pattern without anchors may match anywhere in the string.
    pub unanchored: Fact<bool>,
    /// Whether a pattern is safe to send on a type's behalf also where it is longer than 400 bytes or stands beside a
    /// format.
    pub type_patterns: Fact<bool>,
    /// The values of `format` that are enforced.
    pub formats: Fact<&'static [&'static str]>,
}

/// Facts about integers and numbers.
#[derive(Clone, Copy, Debug)]
pub struct Numbers {
    /// Whether `minimum` and `maximum` are enforced.
    pub bounds: Fact<bool>,
    /// Whether `exclusiveMinimum` and `exclusiveMaximum` are enforced.
    pub exclusive: Fact<bool>,
    /// Whether bounds beyond 32 bits are safe to send on a type's behalf.
    pub wide: Fact<bool>,
    /// Whether `multipleOf` is enforced.
    pub multiple_of: Fact<bool>,
    /// Whether `not: {const: 0}` is enforced on an integer.
    pub not_zero: Fact<bool>,
    /// Whether integers beyond 2^53 arrive digit by digit, and do not pass through a float on the way.
    pub exact: Fact<bool>,
}

/// Facts about arrays.
#[derive(Clone, Copy, Debug)]
pub struct Arrays {
    /// The largest `minItems` that is enforced.
    pub min_items: Fact<u64>,
    /// Whether `maxItems` is enforced.
    pub max_items: Fact<bool>,
    /// Whether `uniqueItems` is enforced.
    pub unique: Fact<bool>,
    /// Whether `prefixItems` with `minItems = maxItems` is enforced.
    pub prefix_items: Fact<bool>,
}

/// Facts about `$ref`.
#[derive(Clone, Copy, Debug)]
pub struct References {
    /// Whether a definition may reach itself.
    pub recursion: Fact<bool>,
    /// Whether a description may stand beside `$ref`.
    pub annotated: Fact<bool>,
}

impl Profile {
    /// This profile under another name.
    pub const fn named(mut self, name: &'static str) -> Profile {
        self.name = name;
        self
    }

    /// This profile with another limit on depth.
    pub const fn with_max_depth(mut self, depth: u64) -> Profile {
        self.limits.depth = Fact::chosen(Some(depth));
        self
    }

    /// This profile with kinds of constraint that all its users accept to be checked locally.
    pub const fn checking_locally(mut self, kinds: &[Kind]) -> Profile {
        self.accepted = self.accepted.and(KindSet::of(kinds));
        self
    }
}
