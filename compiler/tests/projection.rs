//! What is sent, for small schemas.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)] // tests may panic

use isoform_compiler::ir::*;
use isoform_compiler::profile::Profile;
use isoform_compiler::profiles::{ANTHROPIC, GEMINI, OPENAI};
use isoform_compiler::project::{Projection, Verdict, original, project};

const STRING: &Schema<'static> = &Schema::of(Shape::String(Text::of(TextDomain::Any)));
const U8: &Schema<'static> = &Schema::of(Shape::Integer(Integer::of(IntegerDomain {
    minimum: Some(0),
    maximum: Some(255),
    nonzero: false,
})));

static NODE: Definition<'static> = Definition {
    name: "Node",
    identity: Identity::of("t", "Node", "f", 1, 1, "0", 0),
    id: None,
    version: None,
    schema: Schema::of(Shape::Object(Object {
        properties: &[
            Property {
                name: "label",
                schema: STRING,
                required: true,
            },
            Property {
                name: "weight",
                schema: U8,
                required: false,
            },
            Property {
                name: "children",
                schema: &Schema::of(Shape::Array(Array {
                    items: &Schema::of(Shape::Reference(Link::to(&NODE))),
                    min_items: None,
                    max_items: None,
                    unique: false,
                })),
                required: true,
            },
        ],
        additional: Additional::Closed,
        min_properties: None,
        max_properties: None,
    })),
    gates: &[],
};
const ROOT: &Schema<'static> = &Schema::of(Shape::Reference(Link::to(&NODE)));

fn sent(schema: &Schema<'_>, profile: &Profile) -> Projection {
    project(schema, &[], profile, KindSet::NONE)
}

#[test]
fn a_recursive_type_stands_among_the_definitions_and_at_the_root() {
    let openai = sent(ROOT, &OPENAI);
    assert_eq!(openai.verdict, Verdict::Encoded, "{:?}", openai.violations);
    let body = r##"{"type":"object","properties":{"label":{"type":"string"},"weight":{"anyOf":[{"type":"integer","minimum":0,"maximum":255},{"type":"null"}]},"children":{"type":"array","items":{"$ref":"#/$defs/Node"}}},"required":["label","weight","children"],"additionalProperties":false}"##;
    assert_eq!(
        openai.schema,
        format!(r#"{},"$defs":{{"Node":{body}}}}}"#, &body[..body.len() - 1])
    );
    assert_eq!(openai.counts.properties, 6);

    let anthropic = sent(ROOT, &ANTHROPIC);
    assert_eq!(anthropic.verdict, Verdict::Impossible);
    assert_eq!(anthropic.violations[0].path, "$.children[]");
    assert_eq!(anthropic.violations[0].rule.name(), "recursion");
    assert_eq!(sent(ROOT, &GEMINI).verdict, Verdict::Impossible);
}

#[test]
fn the_original_is_written_whole() {
    let original = original(ROOT, &[]);
    assert_eq!(original.verdict, Verdict::Exact);
    assert!(
        original
            .schema
            .contains(r#""weight":{"type":"integer","minimum":0,"maximum":255}"#)
    );
    assert!(
        original
            .schema
            .contains(r#""required":["label","children"]"#)
    );
}
