//! Anthropic, native structured output and strict tools.
//!
//! "docs" are the pages "Structured outputs" and "Strict tool use"; "probe" is a public probe of one keyword at a time
//! against claude-opus-5-5 on 2026-09-27.

use crate::ir::KindSet;
use crate::profile::{
    Arrays, Fact, Feature, Features, First, Limits, Literals, Names, Numbers, Objects, Order,
    Profile, References, Root, Strings, ToolNames, Tools, Unions,
};

const DOCS: &str = "docs, structured outputs";

/// Anthropic: `output_config.format` and strict tools of the Messages API.
pub static ANTHROPIC: Profile = Profile {
    name: "anthropic",
    revision: "2026-11",
    channel: "output_config.format with json_schema, Messages API; strict tools",
    accepted: KindSet::NONE,
    assumed: &[],
    root: Fact::unknown(
        Root::Object,
        "an array or union root is not documented",
        "2026-09-26",
    ),
    objects: Objects {
        optional: Fact::documented(true, DOCS, "2026-09-26"),
        required_slips: Fact::documented(
            false,
            "docs: enforced by constrained decoding",
            "2026-09-26",
        ),
        open: Fact::documented(
            false,
            "docs: additionalProperties is false on every object",
            "2026-09-26",
        ),
        maps: Fact::documented(
            false,
            "docs: additionalProperties is false on every object",
            "2026-09-26",
        ),
        property_names: Fact::documented(false, "400: property not supported", "2026-11"),
        count: Fact::observed(false, "probe: minProperties refused", "2026-09-27"),
        names: Fact::observed(
            Names::Ascii {
                also: "_.-",
                max: 64,
            },
            "tools refuse other names (many reports of 2026); output_config.format is treated the same",
            "2026-11",
        ),
        order: Fact::documented(
            Order::RequiredFirst,
            "docs, property ordering",
            "2026-09-26",
        ),
    },
    unions: Unions {
        any_of: Fact::documented(true, DOCS, "2026-09-26"),
        type_list: Fact::documented(
            false,
            "taken, but counted as a union and refused beside enum; anyOf always works",
            "2026-09-26",
        ),
    },
    literals: Literals {
        constant: Fact::documented(true, DOCS, "2026-09-26"),
        booleans: Fact::documented(true, DOCS, "2026-09-26"),
        numbers: Fact::documented(true, DOCS, "2026-09-26"),
        empty_string: Fact::documented(true, "enum of strings, without exception", "2026-09"),
        keeps_case: Fact::documented(
            false,
            "docs: output may differ in capitalization",
            "2026-09-26",
        ),
    },
    strings: Strings {
        length: Fact::disputed(false, "docs: 400; elsewhere: ignored", "2026-09"),
        pattern: Fact::documented(true, "docs; enforced by two public probes", "2026-09-26"),
        features: Fact::documented(
            Features::of(&[Feature::Group, Feature::ClassEscape]),
            "docs: quantifiers, classes, groups; no lookaround, backreference or word boundary",
            "2026-09-26",
        ),
        unanchored: Fact::documented(true, "docs: partial match", "2026-09-26"),
        type_patterns: Fact::unknown(
            false,
            "neither a limit on length nor `format` beside `pattern` is stated",
            "2026-11",
        ),
        formats: Fact::documented(
            &[
                "date-time",
                "time",
                "date",
                "duration",
                "email",
                "hostname",
                "uri",
                "ipv4",
                "ipv6",
                "uuid",
            ],
            DOCS,
            "2026-09-26",
        ),
    },
    numbers: Numbers {
        bounds: Fact::documented(false, "docs; pydantic-ai #6471 (2026-07-14)", "2026-09-26"),
        exclusive: Fact::documented(false, DOCS, "2026-09-26"),
        wide: Fact::observed(false, "\"int too big\", three reports", "2026-11"),
        multiple_of: Fact::documented(false, DOCS, "2026-09-26"),
        exact: Fact::unknown(
            false,
            "no statement found; the answer is JSON text",
            "2026-11",
        ),
        not_zero: Fact::observed(false, "probe: not refused", "2026-09-27"),
    },
    arrays: Arrays {
        min_items: Fact::documented(1, "docs: minItems of 0 and 1", "2026-09-26"),
        max_items: Fact::documented(false, DOCS, "2026-09-26"),
        unique: Fact::documented(false, DOCS, "2026-09-26"),
        prefix_items: Fact::observed(false, "probe: prefixItems refused", "2026-09-27"),
    },
    any_json: Fact::observed(false, "probe: an empty schema is refused", "2026-09-27"),
    references: References {
        recursion: Fact::documented(false, "docs: recursive schemas are refused", "2026-09-26"),
        annotated: Fact::observed(
            true,
            "probe: title, description and default may stand beside $ref",
            "2026-09-27",
        ),
    },
    titles: Fact::documented(true, DOCS, "2026-09-26"),
    examples: Fact::unknown(false, "the SDK moves it into the description", "2026-11"),
    limits: Limits {
        depth: Fact::documented(None, "no such limit published", "2026-09-26"),
        properties: Fact::documented(None, "no such limit published", "2026-09-26"),
        enum_values: Fact::documented(None, "no such limit published", "2026-09-26"),
        characters: Fact::documented(None, "no such limit published", "2026-09-26"),
        large_enum: Fact::documented(None, "no such limit published", "2026-09-26"),
        unions: Fact::observed(
            Some(15),
            "16 in one schema were refused by claude-sonnet-4-6; docs give 16 for the whole request; references counted at each use to be safe",
            "2026-11-30",
        ),
        optionals: Fact::observed(
            Some(12),
            "compilation fails from 13 (AI SDK anthropic 4.0.105); docs give 24 for the whole request; references counted at each use to be safe",
            "2026-11-30",
        ),
    },
    tools: Tools {
        names: Fact::documented(
            ToolNames {
                first: First::Any,
                also: "_-",
                max: 128,
            },
            "docs, define tools: ^[a-zA-Z0-9_-]{1,128}$",
            "2026-08",
        ),
        item_counts: Fact::documented(true, "docs, strict tool use: one subset", "2026-09-26"),
        count: Fact::documented(
            Some(20),
            "docs: at most 20 strict tools, those that load late among them",
            "2026-09-26",
        ),
        unions: Fact::documented(
            Some(16),
            "docs: 16 parameters with unions over all strict tools and the output's schema",
            "2026-09-26",
        ),
        optionals: Fact::documented(
            Some(24),
            "docs: 24 optional parameters over all strict tools and the output's schema",
            "2026-09-26",
        ),
    },
};
