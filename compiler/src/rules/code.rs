//! The rules by name, each with why it stops a build and what to write instead.

use crate::ir::Kind;

/// A reason why a schema cannot be carried without loss.
///
/// Each is documented by its page of `isoform explain`.
// The pages' examples need the attribute, which this crate does not see: the workspace's tests run them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Rule {
    #[cfg_attr(not(doctest), doc = include_str!("explain/open_object.md"))]
    OpenObject,
    #[cfg_attr(not(doctest), doc = include_str!("explain/map.md"))]
    Map,
    #[cfg_attr(not(doctest), doc = include_str!("explain/number_key.md"))]
    NumberKey,
    #[cfg_attr(not(doctest), doc = include_str!("explain/any_json.md"))]
    AnyJson,
    #[cfg_attr(not(doctest), doc = include_str!("explain/absent_and_null.md"))]
    AbsentAndNull,
    #[cfg_attr(not(doctest), doc = include_str!("explain/ambiguous_encoding.md"))]
    AmbiguousEncoding,
    #[cfg_attr(not(doctest), doc = include_str!("explain/union.md"))]
    Union,
    #[cfg_attr(not(doctest), doc = include_str!("explain/exclusive_union.md"))]
    ExclusiveUnion,
    #[cfg_attr(not(doctest), doc = include_str!("explain/literal.md"))]
    Literal,
    #[cfg_attr(not(doctest), doc = include_str!("explain/literal_case.md"))]
    LiteralCase,
    #[cfg_attr(not(doctest), doc = include_str!("explain/recursion.md"))]
    Recursion,
    #[cfg_attr(not(doctest), doc = include_str!("explain/property_name.md"))]
    PropertyName,
    #[cfg_attr(not(doctest), doc = include_str!("explain/depth.md"))]
    Depth,
    #[cfg_attr(not(doctest), doc = include_str!("explain/property_limit.md"))]
    PropertyLimit,
    #[cfg_attr(not(doctest), doc = include_str!("explain/enum_limit.md"))]
    EnumLimit,
    #[cfg_attr(not(doctest), doc = include_str!("explain/character_limit.md"))]
    CharacterLimit,
    #[cfg_attr(not(doctest), doc = include_str!("explain/large_enum.md"))]
    LargeEnum,
    #[cfg_attr(not(doctest), doc = include_str!("explain/union_limit.md"))]
    UnionLimit,
    #[cfg_attr(not(doctest), doc = include_str!("explain/optional_limit.md"))]
    OptionalLimit,
    #[cfg_attr(not(doctest), doc = include_str!("explain/type_count.md"))]
    TypeCount,
    #[cfg_attr(not(doctest), doc = include_str!("explain/empty.md"))]
    Empty,
    #[cfg_attr(not(doctest), doc = include_str!("explain/unmodelled.md"))]
    Unmodelled,
    #[cfg_attr(not(doctest), doc = include_str!("explain/reference.md"))]
    Reference,
    /// A constraint that the provider does not enforce and the author has not accepted.
    Local(Kind),
}

impl Rule {
    /// Every rule, in the order of this file.
    pub const ALL: &'static [Rule] = &[
        Rule::OpenObject,
        Rule::Map,
        Rule::NumberKey,
        Rule::AnyJson,
        Rule::AbsentAndNull,
        Rule::AmbiguousEncoding,
        Rule::Union,
        Rule::ExclusiveUnion,
        Rule::Literal,
        Rule::LiteralCase,
        Rule::Recursion,
        Rule::PropertyName,
        Rule::Depth,
        Rule::PropertyLimit,
        Rule::EnumLimit,
        Rule::CharacterLimit,
        Rule::LargeEnum,
        Rule::UnionLimit,
        Rule::OptionalLimit,
        Rule::TypeCount,
        Rule::Empty,
        Rule::Unmodelled,
        Rule::Reference,
        Rule::Local(Kind::TypeDomain),
        Rule::Local(Kind::NumericBounds),
        Rule::Local(Kind::MultipleOf),
        Rule::Local(Kind::StringLength),
        Rule::Local(Kind::Pattern),
        Rule::Local(Kind::Format),
        Rule::Local(Kind::ItemCount),
        Rule::Local(Kind::UniqueItems),
        Rule::Local(Kind::PropertyCount),
        Rule::Local(Kind::UniqueKeys),
        Rule::Local(Kind::JsonText),
        Rule::Local(Kind::DecimalText),
        Rule::Local(Kind::Unmodelled),
        Rule::Local(Kind::LiteralCase),
        Rule::Local(Kind::Required),
    ];

    /// The name, which reads after "allow".
    pub const fn name(self) -> &'static str {
        match self {
            Rule::OpenObject => "open_object",
            Rule::Map => "map",
            Rule::NumberKey => "number_key",
            Rule::AnyJson => "any_json",
            Rule::AbsentAndNull => "absent_and_null",
            Rule::AmbiguousEncoding => "ambiguous_encoding",
            Rule::Union => "union",
            Rule::ExclusiveUnion => "exclusive_union",
            Rule::Literal => "literal",
            Rule::LiteralCase => "literal_case",
            Rule::Recursion => "recursion",
            Rule::PropertyName => "property_name",
            Rule::Depth => "depth",
            Rule::PropertyLimit => "property_limit",
            Rule::EnumLimit => "enum_limit",
            Rule::CharacterLimit => "character_limit",
            Rule::LargeEnum => "large_enum",
            Rule::UnionLimit => "union_limit",
            Rule::OptionalLimit => "optional_limit",
            Rule::TypeCount => "type_count",
            Rule::Empty => "empty",
            Rule::Unmodelled => "unmodelled",
            Rule::Reference => "reference",
            Rule::Local(kind) => kind.word(),
        }
    }

    /// Why the build stops.
    pub const fn why(self) -> &'static str {
        match self {
            Rule::OpenObject => "the provider takes only objects whose properties are all named",
            Rule::Map => "the provider has no form for an object with arbitrary keys",
            Rule::NumberKey => {
                "serde does not read a map by integers inside an enum that is not tagged outside, nor in a flattened struct"
            }
            Rule::AnyJson => "the provider has no form for arbitrary JSON",
            Rule::AbsentAndNull => {
                "the provider requires every property, so that absent would be sent as null, but null already has a meaning here"
            }
            Rule::AmbiguousEncoding => {
                "branches of this union change form on the way, and nothing tells the changed forms apart"
            }
            Rule::Union => "the provider has no form for a union",
            Rule::ExclusiveUnion => {
                "exactly one branch may match, but the provider enforces at least one, and two of these branches could match together"
            }
            Rule::Literal => "the provider cannot list this value",
            Rule::LiteralCase => {
                "the provider may answer in other letter case, and these values differ in nothing else"
            }
            Rule::Recursion => "the provider refuses schemas that refer to themselves",
            Rule::PropertyName => {
                "the provider refuses this property name, and its replacement would collide with another one"
            }
            Rule::Depth => "objects are nested deeper than the provider takes",
            Rule::PropertyLimit => "the schema has more properties than the provider takes",
            Rule::EnumLimit => "the schema lists more values than the provider takes",
            Rule::CharacterLimit => {
                "names and listed values have more characters than the provider takes"
            }
            Rule::LargeEnum => {
                "a list with this many values has more characters than the provider takes"
            }
            Rule::UnionLimit => "the schema has more unions than the provider compiles",
            Rule::OptionalLimit => {
                "the schema has more optional properties than the provider compiles"
            }
            Rule::TypeCount => "the type reaches more named types than the check can hold",
            Rule::Empty => "no value satisfies this schema",
            Rule::Unmodelled => "the schema uses a keyword that cannot be carried",
            Rule::Reference => {
                "the reference points at nothing, or leads back to itself before any value"
            }
            Rule::Local(Kind::TypeDomain) => "the provider does not enforce what the type can hold",
            Rule::Local(Kind::NumericBounds) => "the provider does not enforce bounds on numbers",
            Rule::Local(Kind::MultipleOf) => "the provider does not enforce multiples",
            Rule::Local(Kind::StringLength) => {
                "the provider does not enforce the length of strings"
            }
            Rule::Local(Kind::Pattern) => "the provider does not enforce this pattern",
            Rule::Local(Kind::Format) => "the provider does not enforce this format",
            Rule::Local(Kind::ItemCount) => "the provider does not enforce this number of items",
            Rule::Local(Kind::UniqueItems) => "the provider does not enforce that items differ",
            Rule::Local(Kind::PropertyCount) => {
                "the provider does not enforce the number of properties"
            }
            Rule::Local(Kind::UniqueKeys) => "the provider does not enforce that keys differ",
            Rule::Local(Kind::JsonText) => "the provider does not enforce that the text is JSON",
            Rule::Local(Kind::DecimalText) => {
                "the provider does not enforce that the text is a number in range"
            }
            Rule::Local(Kind::Unmodelled) => "the provider does not enforce this keyword",
            Rule::Local(Kind::LiteralCase) => "the provider does not keep letter case",
            Rule::Local(Kind::Required) => {
                "the provider leaves out required properties now and then"
            }
        }
    }

    /// What to write instead; for a kind of constraint, [`Rule::consent`] are the words that accept it.
    pub const fn fix(self) -> &'static str {
        match self {
            Rule::OpenObject => {
                "close the type: drop `open`, or where the type derives serde's traits itself, add #[serde(deny_unknown_fields)]"
            }
            Rule::Map => "close the type, or send it as entries: #[structured(encode = entries)]",
            Rule::NumberKey => {
                "make the keys text or an enum, or tag the enum outside: #[structured_output(tagging = external)]"
            }
            Rule::AnyJson => {
                "name a type, or send it as text: #[structured(encode = json_text)], in a list or map inner(encode = json_text)"
            }
            Rule::AbsentAndNull => {
                "keep one `Option`: with #[structured(optional)] it may be absent, without it may be null"
            }
            Rule::AmbiguousEncoding => {
                "tag the union: remove `untagged`, or give its branches different required fields"
            }
            Rule::Union => "use one struct with a field for the case",
            Rule::ExclusiveUnion => {
                "tag the branches with different constants in one required property"
            }
            Rule::Literal => "rename the value: #[serde(rename = \"..\")]",
            Rule::LiteralCase => "rename one of them: #[serde(rename = \"..\")]",
            Rule::Recursion => "bound the depth with a type per level, or name another profile",
            Rule::PropertyName => "rename the field: #[serde(rename = \"..\")]",
            Rule::Depth => "flatten the type, or refer to inner values by an id",
            Rule::PropertyLimit => "split the type into several answers",
            Rule::EnumLimit | Rule::LargeEnum => {
                "list fewer values, or take a `String` and check it after the answer"
            }
            Rule::CharacterLimit => "shorten names, or list fewer values",
            Rule::UnionLimit => {
                "make fewer fields an `Option` or an enum with data, or split the type"
            }
            Rule::OptionalLimit => "make fields required, or split the type",
            Rule::TypeCount => "split the type into several answers",
            Rule::Empty => "give the type at least one value",
            Rule::Unmodelled => "write the schema without it",
            Rule::Reference => "define the schema that it names",
            Rule::Local(Kind::LiteralCase | Kind::Required) => "name another profile",
            Rule::Local(_) => "accept the check after the answer",
        }
    }

    /// Whether the rule is about what the provider takes, so that an author who knows better may say that it does not
    /// hold. The others are about the schema itself, or about changes of form that could not be undone.
    pub const fn is_assumable(self) -> bool {
        match self {
            Rule::OpenObject
            | Rule::Map
            | Rule::AnyJson
            | Rule::Union
            | Rule::Recursion
            | Rule::Depth
            | Rule::PropertyLimit
            | Rule::EnumLimit
            | Rule::CharacterLimit
            | Rule::LargeEnum
            | Rule::UnionLimit
            | Rule::OptionalLimit => true,
            Rule::NumberKey
            | Rule::AbsentAndNull
            | Rule::AmbiguousEncoding
            | Rule::ExclusiveUnion
            | Rule::Literal
            | Rule::LiteralCase
            | Rule::PropertyName
            | Rule::TypeCount
            | Rule::Empty
            | Rule::Unmodelled
            | Rule::Reference
            | Rule::Local(_) => false,
        }
    }

    /// The word for `check_locally(..)`, where the author may leave this to the validator.
    pub const fn consent(self) -> Option<&'static str> {
        match self {
            Rule::Local(Kind::LiteralCase | Kind::Required) => None,
            Rule::Local(kind) => Some(kind.word()),
            _ => None,
        }
    }
}
