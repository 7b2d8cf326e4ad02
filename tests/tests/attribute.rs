//! What the attribute puts into a definition.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)] // a failing test may panic
#![allow(dead_code)] // only the schemas are looked at

use isoform::{StructuredOutput, structured_output};
use isoform_compiler::ir::{Definition, Encode, Kind, KindSet, Object, Schema, Shape};

/// What the agent does next.
///
/// - one line
#[structured_output(
    id = "agent.decision",
    version = "2.1.0",
    title = "Decision of the agent",
    profiles(openai, gemini(check_locally(string_length, item_count)))
)]
enum Decision {
    /// Call one or more tools.
    Tool {
        /// Which.
        #[structured(title = "Calls", length(min = 1, max = 4))]
        calls: Vec<ToolCall>,
    },
    Final(Answer),
}

#[structured_output(name = "call")]
struct ToolCall {
    level: Level,
    #[structured(encode = json_text)]
    arguments: Option<serde_json::Value>,
    #[structured(encode = entries)]
    labels: Option<std::collections::BTreeMap<String, String>>,
}

#[structured_output]
struct Answer {
    /// The text.
    text: String,
}

/// How sure.
#[structured_output(encode = fold_case)]
enum Level {
    /// A guess.
    Low,
    High,
}

#[test]
fn id_version_title_and_gates_are_in_the_definition() {
    let decision = definition::<Decision>();
    assert_eq!(decision.name, "Decision");
    assert_eq!(decision.id, Some("agent.decision"));
    assert_eq!(decision.version, Some("2.1.0"));
    assert_eq!(
        decision.schema.annotations.title,
        Some("Decision of the agent")
    );
    let gates: Vec<_> = decision
        .gates
        .iter()
        .map(|(profile, accepted)| (profile.name, *accepted))
        .collect();
    assert_eq!(
        gates,
        [
            ("openai", KindSet::NONE),
            (
                "gemini",
                KindSet::of(&[Kind::StringLength, Kind::ItemCount])
            ),
        ]
    );
    assert_eq!(definition::<ToolCall>().name, "call");
    assert!(definition::<ToolCall>().gates.is_empty());
}

#[test]
fn doc_comments_are_descriptions() {
    let decision = definition::<Decision>();
    assert_eq!(
        decision.schema.annotations.description,
        Some("What the agent does next.\n\n- one line")
    );
    let [tool, answer] = branches(&decision.schema) else {
        panic!("two branches");
    };
    assert_eq!(
        tool.annotations.description,
        Some("Call one or more tools.")
    );
    let calls = property(tool, "calls");
    assert_eq!(calls.annotations.title, Some("Calls"));
    assert_eq!(calls.annotations.description, Some("Which."));
    assert_eq!(
        property(answer, "text").annotations.description,
        Some("The text.")
    );
    assert_eq!(
        definition::<Level>().schema.annotations.description,
        Some("How sure.\n\n- `low`: A guess.")
    );
}

#[test]
fn a_comment_on_what_is_held_joins_the_one_on_its_holder() {
    #[structured_output]
    enum Choice {
        /// The variant.
        Both(
            /// The value.
            Answer,
        ),
        Inner(
            /// The value alone.
            Answer,
        ),
    }
    /// The type.
    #[structured_output]
    struct Holder(
        /// Its value.
        bool,
    );
    assert_eq!(
        definition::<Holder>().schema.annotations.description,
        Some("The type.\n\nIts value.")
    );
    let described: Vec<_> = branches(&definition::<Choice>().schema)
        .iter()
        .map(|branch| branch.annotations.description)
        .collect();
    assert_eq!(
        described,
        [Some("The variant.\n\nThe value."), Some("The value alone.")]
    );
}

#[test]
fn the_tag_comes_first_and_properties_keep_their_order() {
    let decision = definition::<Decision>();
    let names: Vec<Vec<&str>> = branches(&decision.schema)
        .iter()
        .map(|branch| {
            object(branch)
                .properties
                .iter()
                .map(|property| property.name)
                .collect()
        })
        .collect();
    assert_eq!(names, [vec!["kind", "calls"], vec!["kind", "text"]]);
}

#[test]
fn a_checked_type_marks_what_its_fields_report() {
    let decision = definition::<Decision>();
    let [tool, answer] = branches(&decision.schema) else {
        panic!("two branches");
    };
    assert!(!tool.gated && property(tool, "calls").gated);
    assert!(
        answer.gated,
        "the field's own check looks at the inner type"
    );
    assert!(!property(&definition::<ToolCall>().schema, "level").gated);
}

#[test]
fn permissions_reach_through_option() {
    let call = definition::<ToolCall>();
    // Any JSON has null in it, so that an optional one is no union.
    let arguments = property(&call.schema, "arguments");
    assert!(matches!(arguments.shape, Shape::Any));
    assert_eq!(arguments.encode, Some(Encode::JsonText));
    let [map, _] = branches(property(&call.schema, "labels")) else {
        panic!("a map or null");
    };
    assert_eq!(map.encode, Some(Encode::Entries));
}

#[test]
fn an_enum_of_names_says_itself_whether_case_counts() {
    #[structured_output]
    #[structured(encode = fold_case)]
    enum Beside {
        One,
    }
    let level = &definition::<Level>().schema;
    assert!(matches!(level.shape, Shape::Literals([_, _])));
    assert_eq!(level.encode, Some(Encode::FoldCase));
    assert_eq!(
        level.annotations.description,
        Some("How sure.\n\n- `low`: A guess.")
    );
    assert_eq!(definition::<Beside>().schema.encode, Some(Encode::FoldCase));
    assert_eq!(
        property(&definition::<ToolCall>().schema, "level").encode,
        None
    );
}

#[test]
fn types_of_one_name_have_different_identities() {
    macro_rules! two {
        ($($module:ident)*) => {$(
            mod $module {
                #[isoform::structured_output]
                pub(super) struct Same { value: bool }
            }
        )*};
    }
    two!(first second);
    // Of one macro call, in functions, of equal tokens: only what the alias stands for differs.
    macro_rules! aliased {
        ($($function:ident: $ty:ty),*) => {$(
            fn $function() -> &'static Definition<'static> {
                type Alias = $ty;
                #[structured_output]
                struct Same { value: Alias }
                definition::<Same>()
            }
        )*};
    }
    aliased!(aliased_number: u8, aliased_text: String);
    fn local() -> &'static Definition<'static> {
        #[structured_output]
        struct Same {
            value: u8,
        }
        definition::<Same>()
    }
    #[structured_output]
    struct Same {
        value: u8,
    }
    let all = [
        definition::<first::Same>().identity,
        definition::<second::Same>().identity,
        local().identity,
        definition::<Same>().identity,
        aliased_number().identity,
        aliased_text().identity,
    ];
    for (i, a) in all.iter().enumerate() {
        assert!(all[i + 1..].iter().all(|b| !a.same(*b)));
        assert!(a.same(*a));
    }
}

fn definition<T: StructuredOutput>() -> &'static Definition<'static> {
    match &T::SCHEMA.shape {
        Shape::Reference(link) => link.resolve(&[]).expect("a named type"),
        shape => panic!("not a reference: {shape:?}"),
    }
}

fn branches<'a>(schema: &'a Schema<'static>) -> &'a [&'static Schema<'static>] {
    match &schema.shape {
        Shape::Union(union) => union.branches,
        shape => panic!("not a union: {shape:?}"),
    }
}

fn object<'a>(schema: &'a Schema<'static>) -> &'a Object<'static> {
    match &schema.shape {
        Shape::Object(object) => object,
        shape => panic!("not an object: {shape:?}"),
    }
}

fn property(schema: &Schema<'static>, name: &str) -> &'static Schema<'static> {
    let property = object(schema)
        .properties
        .iter()
        .find(|property| property.name == name);
    property.expect("a property of this name").schema
}
