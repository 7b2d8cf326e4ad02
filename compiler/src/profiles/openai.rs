//! OpenAI, strict structured outputs and strict tools of regular models.
//!
//! "guide" is OpenAI's guide on structured model outputs, section on supported schemas.

use crate::ir::KindSet;
use crate::profile::{
    Arrays, Fact, Feature, Features, First, LargeEnum, Limits, Literals, Names, Numbers, Objects,
    Order, Profile, References, Root, Strings, ToolNames, Tools, Unions,
};

const GUIDE: &str = "guide, supported schemas";

/// OpenAI: `response_format` of Chat Completions, `text.format` of Responses, and strict function tools.
pub static OPENAI: Profile = Profile {
    name: "openai",
    revision: "2026-09",
    channel: "json_schema with strict: true, Chat Completions and Responses; strict function tools",
    accepted: KindSet::NONE,
    assumed: &[],
    root: Fact::documented(Root::Object, GUIDE, "2026-02"),
    objects: Objects {
        optional: Fact::documented(false, "guide: required lists every property", "2026-02"),
        required_slips: Fact::documented(
            false,
            "guide: enforced by constrained decoding",
            "2026-02",
        ),
        open: Fact::documented(
            false,
            "guide: additionalProperties is false on every object",
            "2026-02",
        ),
        maps: Fact::documented(
            false,
            "guide: additionalProperties is false on every object",
            "2026-02",
        ),
        property_names: Fact::documented(false, "docs: not supported; json-render #180", "2026-11"),
        count: Fact::observed(
            false,
            "openai-node 7.59.0 and pydantic-ai 2.68.0 list minProperties as refused",
            "2026-11",
        ),
        names: Fact::unknown(Names::Any, "no rule published", "2026-11"),
        order: Fact::documented(
            Order::Declared,
            "guide: keys follow the schema's order",
            "2026-02",
        ),
    },
    unions: Unions {
        any_of: Fact::documented(true, GUIDE, "2026-02"),
        type_list: Fact::documented(true, "guide: [\"string\", \"null\"]", "2026-02"),
    },
    literals: Literals {
        constant: Fact::documented(
            true,
            "guide: const counts toward the character limit",
            "2026-02",
        ),
        booleans: Fact::unknown(false, "no report of a boolean enum", "2026-11"),
        numbers: Fact::documented(true, "guide: enum values of one type", "2026-02"),
        empty_string: Fact::documented(true, "enum of strings, without exception", "2026-09"),
        keeps_case: Fact::documented(true, "guide: enforced by constrained decoding", "2026-02"),
    },
    strings: Strings {
        length: Fact::observed(
            true,
            "pydantic-ai #7400 (2026-08-12); Azure probe of gpt-5.6 (2026-10-02); absent from the guide",
            "2026-10-02",
        ),
        pattern: Fact::documented(true, GUIDE, "2026-02"),
        features: Fact::observed(
            Features::of(&[
                Feature::Group,
                Feature::NonCapturing,
                Feature::Lazy,
                Feature::ClassEscape,
            ]),
            "no lookaround: vercel/ai #16021, #21037; checked as Python re, no \\p: litellm #40485",
            "2026-09-09",
        ),
        unanchored: Fact::unknown(false, "search or full match is not stated", "2026-11"),
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
                "ipv4",
                "ipv6",
                "uuid",
            ],
            GUIDE,
            "2026-02",
        ),
    },
    numbers: Numbers {
        bounds: Fact::documented(true, GUIDE, "2026-02"),
        exclusive: Fact::documented(true, GUIDE, "2026-02"),
        wide: Fact::observed(
            false,
            "64-bit bounds were answered with 400: traceroot-ai/traceroot #1971",
            "2026-11",
        ),
        multiple_of: Fact::documented(true, GUIDE, "2026-02"),
        exact: Fact::unknown(
            false,
            "no statement found; the answer is JSON text",
            "2026-11",
        ),
        not_zero: Fact::documented(false, "guide: not is refused", "2026-02"),
    },
    arrays: Arrays {
        min_items: Fact::documented(u64::MAX, GUIDE, "2026-02"),
        max_items: Fact::documented(true, GUIDE, "2026-02"),
        unique: Fact::observed(
            false,
            "openai-node 7.59.0 and pydantic-ai 2.68.0 list uniqueItems as refused",
            "2026-11",
        ),
        prefix_items: Fact::observed(
            false,
            "ignored, then the array lacks items: pydantic-ai #7315, #7333",
            "2026-08",
        ),
    },
    any_json: Fact::observed(
        false,
        "a node needs a type: pydantic-ai #4425, #4587",
        "2026-08",
    ),
    references: References {
        recursion: Fact::documented(true, "guide: recursive schemas", "2026-02"),
        annotated: Fact::observed(
            false,
            "\"$ref cannot have keywords\": schemars #473, langchainjs #11381",
            "2026-08-16",
        ),
    },
    titles: Fact::observed(true, "every pydantic schema carries title", "2026-11"),
    examples: Fact::unknown(false, "no statement found", "2026-11"),
    limits: Limits {
        depth: Fact::documented(
            Some(10),
            "guide; how references count is not stated",
            "2026-08-23",
        ),
        properties: Fact::documented(Some(5000), "guide", "2026-08-23"),
        enum_values: Fact::documented(
            Some(1000),
            "guide; per written occurrence by an Azure probe of 2026-10-02",
            "2026-08-23",
        ),
        characters: Fact::documented(Some(120_000), "guide", "2026-08-23"),
        large_enum: Fact::documented(
            Some(LargeEnum {
                above: 250,
                characters: 15_000,
            }),
            "guide",
            "2026-08-23",
        ),
        unions: Fact::documented(None, "no such limit published", "2026-08-23"),
        optionals: Fact::documented(None, "there are no optional properties", "2026-08-23"),
    },
    tools: Tools {
        names: Fact::documented(
            ToolNames {
                first: First::Any,
                also: "_-",
                max: 64,
            },
            "openapi.yaml 2.3.0: FunctionObject, at most 64; Responses takes 128",
            "2026-08-21",
        ),
        item_counts: Fact::documented(true, "guide, function calling: one subset", "2026-09-10"),
        count: Fact::unknown(
            None,
            "guide, function calling: fewer than 20 at once, as soft advice",
            "2026-09-10",
        ),
        unions: Fact::documented(None, "no such limit published", "2026-08-23"),
        optionals: Fact::documented(None, "there are no optional properties", "2026-08-23"),
    },
};
