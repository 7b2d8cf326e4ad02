//! JSON Schema itself: the profile under which a type's original schema is written.

use crate::ir::KindSet;
use crate::profile::{
    Arrays, Fact, Feature, Features, First, Limits, Literals, Names, Numbers, Objects, Order,
    Profile, References, Root, Strings, ToolNames, Tools, Unions,
};

const SPEC: &str = "JSON Schema 2020-12";
const DATE: &str = "2022-06-16";

const fn yes() -> Fact<bool> {
    Fact::documented(true, SPEC, DATE)
}

const fn no_limit<T: Copy>() -> Fact<Option<T>> {
    Fact::documented(None, SPEC, DATE)
}

/// JSON Schema 2020-12 with nothing left out: projecting to it gives the original schema.
pub static JSON_SCHEMA: Profile = Profile {
    name: "json_schema",
    revision: "2020-12",
    channel: "the original schema, against which every answer is validated",
    accepted: KindSet::NONE,
    assumed: &[],
    root: Fact::documented(Root::Anything, SPEC, DATE),
    objects: Objects {
        optional: yes(),
        required_slips: Fact::documented(false, SPEC, DATE),
        open: yes(),
        maps: yes(),
        property_names: yes(),
        count: yes(),
        names: Fact::documented(Names::Any, SPEC, DATE),
        order: Fact::documented(Order::Declared, SPEC, DATE),
    },
    unions: Unions {
        any_of: yes(),
        type_list: yes(),
    },
    literals: Literals {
        constant: yes(),
        booleans: yes(),
        numbers: yes(),
        empty_string: yes(),
        keeps_case: yes(),
    },
    strings: Strings {
        length: yes(),
        pattern: yes(),
        features: Fact::documented(
            Features::of(&[
                Feature::Group,
                Feature::NonCapturing,
                Feature::NamedGroup,
                Feature::WordBoundary,
                Feature::UnicodeClass,
                Feature::Lazy,
                Feature::LargeRepeat,
                Feature::ClassEscape,
                Feature::CodeEscape,
            ]),
            "what a linear-time engine can match",
            DATE,
        ),
        unanchored: yes(),
        type_patterns: yes(),
        formats: Fact::documented(
            &[
                "date-time",
                "date",
                "time",
                "duration",
                "email",
                "idn-email",
                "hostname",
                "idn-hostname",
                "ipv4",
                "ipv6",
                "uri",
                "uri-reference",
                "iri",
                "iri-reference",
                "uuid",
                "uri-template",
                "json-pointer",
                "relative-json-pointer",
                "regex",
            ],
            SPEC,
            DATE,
        ),
    },
    numbers: Numbers {
        bounds: yes(),
        exclusive: yes(),
        wide: yes(),
        multiple_of: yes(),
        exact: yes(),
        not_zero: yes(),
    },
    arrays: Arrays {
        min_items: Fact::documented(u64::MAX, SPEC, DATE),
        max_items: yes(),
        unique: yes(),
        prefix_items: yes(),
    },
    any_json: yes(),
    references: References {
        recursion: yes(),
        annotated: yes(),
    },
    titles: yes(),
    examples: yes(),
    limits: Limits {
        depth: no_limit(),
        properties: no_limit(),
        enum_values: no_limit(),
        characters: no_limit(),
        large_enum: no_limit(),
        unions: no_limit(),
        optionals: no_limit(),
    },
    tools: Tools {
        names: Fact::unknown(
            ToolNames {
                first: First::Letter,
                also: "_",
                max: 64,
            },
            "JSON Schema has no tools; what every provider takes",
            DATE,
        ),
        item_counts: yes(),
        count: no_limit(),
        unions: no_limit(),
        optionals: no_limit(),
    },
};
