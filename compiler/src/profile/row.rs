//! The facts of a profile as rows, for tables and reports.

use super::{Fact, First, Grade, Names, Order, Profile, Root, ToolNames};

/// One fact as text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FactRow {
    /// What the fact is about, in JSON Schema's words.
    pub about: &'static str,
    /// What is so.
    pub value: String,
    /// How well it is known.
    pub grade: Grade,
    /// Where it is from.
    pub source: &'static str,
    /// When the source was last seen to say so.
    pub date: &'static str,
}

impl Profile {
    /// Every fact of the profile, in the order of the reports.
    pub fn facts(&self) -> Vec<FactRow> {
        let root = |root: &Root| match root {
            Root::Object => "plain object".to_owned(),
            Root::NoUnion => "anything but a union".to_owned(),
            Root::Anything => "anything".to_owned(),
        };
        let names = |names: &Names| match names {
            Names::Any => "any".to_owned(),
            Names::Ascii { also, max } => format!("`A-Za-z0-9{also}`, at most {max}"),
        };
        let tool_names = |names: &ToolNames| {
            let first = match names.first {
                First::Any => "",
                First::Letter => " after a letter or `_`",
            };
            format!("`A-Za-z0-9{}`{first}, at most {}", names.also, names.max)
        };
        let order = |order: &Order| match order {
            Order::Declared => "as declared".to_owned(),
            Order::RequiredFirst => "required first".to_owned(),
        };
        let least = |most: &u64| {
            if *most == u64::MAX {
                "any".to_owned()
            } else {
                format!("at most {most}")
            }
        };
        let limit = |limit: &Option<u64>| {
            limit.map_or_else(|| "none known".to_owned(), |limit| limit.to_string())
        };
        vec![
            told("root", &self.root, root),
            yes_no("optional properties", &self.objects.optional),
            yes_no("open objects", &self.objects.open),
            yes_no(
                "maps (`additionalProperties` with a schema)",
                &self.objects.maps,
            ),
            yes_no("`propertyNames`", &self.objects.property_names),
            yes_no("`minProperties`, `maxProperties`", &self.objects.count),
            yes_no(
                "`required` slips now and then",
                &self.objects.required_slips,
            ),
            told("property names", &self.objects.names, names),
            told("property order", &self.objects.order, order),
            yes_no("`anyOf`", &self.unions.any_of),
            yes_no("type lists (`[T, \"null\"]`)", &self.unions.type_list),
            yes_no("`const`", &self.literals.constant),
            yes_no("booleans in `enum`", &self.literals.booleans),
            yes_no("numbers in `enum`", &self.literals.numbers),
            yes_no("empty string in `enum`", &self.literals.empty_string),
            yes_no("letter case of `enum` is kept", &self.literals.keeps_case),
            yes_no("`minLength`, `maxLength`", &self.strings.length),
            yes_no("`pattern`", &self.strings.pattern),
            yes_no("patterns without anchors", &self.strings.unanchored),
            yes_no(
                "patterns that only the type has, beyond 400 bytes or beside `format`",
                &self.strings.type_patterns,
            ),
            told("`format`", &self.strings.formats, |formats| {
                formats.join(", ")
            }),
            yes_no("`minimum`, `maximum`", &self.numbers.bounds),
            yes_no("exclusive bounds", &self.numbers.exclusive),
            yes_no(
                "bounds beyond 32 bits that only the type has",
                &self.numbers.wide,
            ),
            yes_no("`multipleOf`", &self.numbers.multiple_of),
            yes_no("integers beyond 2^53 are exact", &self.numbers.exact),
            told("`minItems`", &self.arrays.min_items, least),
            yes_no("`maxItems`", &self.arrays.max_items),
            yes_no("`uniqueItems`", &self.arrays.unique),
            yes_no("`prefixItems` (tuples)", &self.arrays.prefix_items),
            yes_no("any JSON (`{}`)", &self.any_json),
            yes_no("recursion", &self.references.recursion),
            yes_no("description beside `$ref`", &self.references.annotated),
            yes_no("`title`", &self.titles),
            yes_no("`examples`", &self.examples),
            told("most objects inside each other", &self.limits.depth, limit),
            told("most properties", &self.limits.properties, limit),
            told("most listed values", &self.limits.enum_values, limit),
            told(
                "most characters of names and listed values",
                &self.limits.characters,
                limit,
            ),
            told(
                "most characters of a large enum",
                &self.limits.large_enum,
                |large| {
                    large.map_or_else(
                        || "none known".to_owned(),
                        |large| format!("{} above {} values", large.characters, large.above),
                    )
                },
            ),
            told("most unions", &self.limits.unions, limit),
            told("most optional properties", &self.limits.optionals, limit),
            told("tool names", &self.tools.names, tool_names),
            yes_no(
                "`minItems`, `maxItems` in tools as elsewhere",
                &self.tools.item_counts,
            ),
            told("most tools of a request", &self.tools.count, limit),
            told(
                "most unions in all tools of a request",
                &self.tools.unions,
                limit,
            ),
            told(
                "most optional properties in all tools of a request",
                &self.tools.optionals,
                limit,
            ),
        ]
    }
}

fn yes_no(about: &'static str, fact: &Fact<bool>) -> FactRow {
    told(about, fact, |value| {
        if *value { "yes" } else { "no" }.to_owned()
    })
}

fn told<T>(about: &'static str, fact: &Fact<T>, tell: impl Fn(&T) -> String) -> FactRow {
    FactRow {
        about,
        value: tell(&fact.value),
        grade: fact.grade,
        source: fact.source,
        date: fact.date,
    }
}
