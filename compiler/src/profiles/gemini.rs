//! Gemini, the JSON Schema channel.
//!
//! "list" is the keyword list in the documentation of `response_json_schema` (google-genai 3.6.1, 2026-11-18); "guide"
//! is the guide on structured outputs.

use crate::ir::KindSet;
use crate::profile::{
    Arrays, Fact, Features, First, Limits, Literals, Names, Numbers, Objects, Order, Profile,
    References, Root, Strings, ToolNames, Tools, Unions,
};

const LIST: &str = "list of response_json_schema";
const GUIDE: &str = "guide, structured outputs";

/// Gemini: `responseJsonSchema` of generateContent, and `parametersJsonSchema` of function declarations.
///
/// Arguments are held to their schema in the modes `ANY` and `VALIDATED` alone.
pub static GEMINI: Profile = Profile {
    name: "gemini",
    revision: "2026-11",
    channel: "generationConfig.responseJsonSchema with application/json, generateContent; parametersJsonSchema of tools",
    accepted: KindSet::NONE,
    assumed: &[],
    root: Fact::documented(
        Root::NoUnion,
        "cookbook, enum quickstart; a union root is not documented",
        "2026-08-07",
    ),
    objects: Objects {
        optional: Fact::documented(true, GUIDE, "2026-09-02"),
        required_slips: Fact::observed(true, "googleapis/python-genai #1918, open", "2026-01"),
        open: Fact::unknown(
            false,
            "whether an object without additionalProperties is open is not stated",
            "2026-11",
        ),
        maps: Fact::documented(
            true,
            "guide: additionalProperties takes a schema",
            "2026-09-02",
        ),
        property_names: Fact::documented(false, "not in the list; ignored", "2026-11-18"),
        count: Fact::documented(
            false,
            "ignored: google-genai 3.6.1, textresponseformat",
            "2026-11-18",
        ),
        names: Fact::unknown(Names::Any, "no rule published for this channel", "2026-11"),
        order: Fact::documented(
            Order::Declared,
            "guide: schema order from Gemini 2.5",
            "2026-09-02",
        ),
    },
    unions: Unions {
        any_of: Fact::documented(true, LIST, "2026-11-18"),
        type_list: Fact::documented(true, "guide: null through a type list", "2026-09-02"),
    },
    literals: Literals {
        constant: Fact::documented(false, "const is not in the list", "2026-11-18"),
        booleans: Fact::documented(false, "list: enum for strings and numbers", "2026-11-18"),
        numbers: Fact::documented(true, "list: enum for strings and numbers", "2026-11-18"),
        empty_string: Fact::unknown(
            false,
            "refused in the OpenAPI channel; not stated here",
            "2026-11",
        ),
        keeps_case: Fact::documented(
            true,
            "guide: enforced by constrained decoding",
            "2026-09-02",
        ),
    },
    strings: Strings {
        length: Fact::documented(
            false,
            "ignored: google-genai 3.6.1, textresponseformat",
            "2026-11-18",
        ),
        pattern: Fact::unknown(false, "pattern is not in the list", "2026-11-18"),
        features: Fact::unknown(Features::NONE, "pattern is not in the list", "2026-11-18"),
        unanchored: Fact::unknown(false, "pattern is not in the list", "2026-11-18"),
        type_patterns: Fact::unknown(false, "pattern is not in the list", "2026-11-18"),
        formats: Fact::documented(&["date-time", "date", "time"], GUIDE, "2026-09-02"),
    },
    numbers: Numbers {
        bounds: Fact::documented(true, LIST, "2026-11-18"),
        exclusive: Fact::documented(false, "exclusive bounds are not in the list", "2026-11-18"),
        wide: Fact::unknown(false, "64-bit bounds fail elsewhere", "2026-11"),
        multiple_of: Fact::documented(false, "multipleOf is not in the list", "2026-11-18"),
        exact: Fact::unknown(
            false,
            "the answer is JSON text; functionCall.args is a Struct of doubles",
            "2026-11",
        ),
        not_zero: Fact::documented(false, "not is not in the list", "2026-11-18"),
    },
    arrays: Arrays {
        min_items: Fact::documented(u64::MAX, LIST, "2026-11-18"),
        max_items: Fact::documented(true, LIST, "2026-11-18"),
        unique: Fact::documented(
            false,
            "ignored: google-genai 3.6.1, textresponseformat",
            "2026-11-18",
        ),
        prefix_items: Fact::documented(true, LIST, "2026-11-18"),
    },
    any_json: Fact::unknown(false, "an empty schema is not documented", "2026-11"),
    references: References {
        recursion: Fact::documented(
            false,
            "list: cycles are unrolled to a limited, unstated depth",
            "2026-11-18",
        ),
        annotated: Fact::observed(
            true,
            "title, description and default beside $ref: opencode #12295, gcli2api #374",
            "2026-05",
        ),
    },
    titles: Fact::documented(true, LIST, "2026-11-18"),
    examples: Fact::unknown(
        false,
        "refused in responseSchema: pydantic-ai #1598",
        "2026-11",
    ),
    limits: Limits {
        depth: Fact::unknown(
            None,
            "a limit exists (js-genai #882); its number is not published",
            "2026-11",
        ),
        properties: Fact::unknown(None, "no number published", "2026-11"),
        enum_values: Fact::unknown(None, "no number published", "2026-11"),
        characters: Fact::unknown(None, "no number published", "2026-11"),
        large_enum: Fact::unknown(None, "no number published", "2026-11"),
        unions: Fact::unknown(None, "no number published", "2026-11"),
        optionals: Fact::unknown(None, "no number published", "2026-11"),
    },
    tools: Tools {
        names: Fact::documented(
            ToolNames {
                first: First::Letter,
                also: "_.:-",
                max: 128,
            },
            "FunctionDeclaration.name, google-genai 3.6.1; older pages: at most 64",
            "2026-11-18",
        ),
        item_counts: Fact::unknown(
            false,
            "promised for responses alone: google-genai 3.6.1, function and textresponseformat",
            "2026-11-18",
        ),
        count: Fact::unknown(
            None,
            "guide, function calling: 10 to 20 at once, as advice",
            "2026-11",
        ),
        unions: Fact::unknown(None, "no number published", "2026-11"),
        optionals: Fact::unknown(None, "no number published", "2026-11"),
    },
};
