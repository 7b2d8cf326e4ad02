//! `export!`: schemas as files, drift, and what cannot be a file.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)] // a failing test may panic
#![allow(dead_code)] // only the schemas of these types are looked at

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use isoform::__private::export::{Disk, Exported, export};
use isoform::{Kind, Profile, Route, StructuredOutput, ToolSet, profiles, structured_output};
use isoform_compiler::ir::{Definition, Identity, KindSet, Link, Schema, Shape};
use serde_json::Value;

const GATEWAY: Profile = profiles::ANTHROPIC
    .named("acme/gateway")
    .checking_locally(&[Kind::ItemCount]);

/// What the agent does next.
#[structured_output(
    id = "agent.decision",
    version = "2.1.0",
    profiles(openai, anthropic(check_locally(item_count)), crate::GATEWAY)
)]
enum Decision {
    /// Call one or more tools.
    Tool {
        #[structured(length(min = 1, max = 4))]
        calls: Vec<ToolCall>,
    },
    Final {
        answer: String,
    },
}

#[structured_output]
struct ToolCall {
    name: String,
    #[structured(optional)]
    city: Option<String>,
}

#[structured_output]
struct Page<T> {
    items: Vec<T>,
}

// The macro itself, on files of this repository.
isoform::export!("fixtures/exported", Decision, ToolCall, Page<ToolCall>, tools Action);

#[structured_output(tools, profiles(openai, gemini(check_locally(item_count))))]
enum Action {
    /// Search the web.
    Search {
        query: String,
        #[structured(optional)]
        limit: Option<u8>,
        #[structured(length(max = 4))]
        tags: Vec<String>,
    },
    Look(ToolCall),
    Stop,
}

mod other {
    use isoform::structured_output;

    #[structured_output(id = "Agent.Decision")]
    pub(crate) struct Decision {
        answer: String,
    }

    #[structured_output]
    pub(crate) struct ToolCall {
        name: String,
    }

    #[structured_output(id = "agent.decision.openai")]
    pub(crate) struct Named {
        name: String,
    }
}

const DISK: Disk = Disk {
    read: |path| fs::read(path),
    make_folder: |path| fs::create_dir_all(path),
    write: |path, text| fs::write(path, text),
};

/// A folder of this test run, which is not there yet.
fn fresh(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR"))
        .join("export")
        .join(name);
    let _ = fs::remove_dir_all(&folder);
    folder
}

fn decision() -> Exported {
    Exported::of::<Decision>("Decision")
}

fn tool_call() -> Exported {
    Exported::of::<ToolCall>("ToolCall")
}

fn check(root: &Path, types: &[Exported]) -> Result<(), String> {
    export(root, "schemas/", false, &DISK, types).map_err(|drift| format!("{drift:?}"))
}

fn bless(root: &Path, types: &[Exported]) -> Result<(), String> {
    export(root, "schemas/", true, &DISK, types).map_err(|drift| format!("{drift:?}"))
}

fn files(root: &Path) -> BTreeMap<String, SystemTime> {
    let entries = fs::read_dir(root.join("schemas")).unwrap();
    entries
        .map(|entry| {
            let entry = entry.unwrap();
            let name = entry.file_name().into_string().unwrap();
            (name, entry.metadata().unwrap().modified().unwrap())
        })
        .collect()
}

#[test]
fn the_original_and_each_projection_are_written_as_they_are() {
    let root = fresh("written");
    bless(&root, &[decision(), tool_call()]).unwrap();
    assert_eq!(
        files(&root).into_keys().collect::<Vec<_>>(),
        [
            "agent.decision.acme_gateway.json",
            "agent.decision.anthropic.json",
            "agent.decision.json",
            "agent.decision.openai.json",
            "tool_call.json",
        ]
    );
    let contract = Decision::contract();
    for (name, schema) in [
        ("agent.decision.json", contract.schema().get().to_owned()),
        (
            "agent.decision.openai.json",
            contract.project(&profiles::OPENAI).schema,
        ),
        (
            "agent.decision.acme_gateway.json",
            contract.project(&GATEWAY).schema,
        ),
    ] {
        let text = fs::read_to_string(root.join("schemas").join(name)).unwrap();
        let dense: String = text.lines().map(str::trim_start).collect();
        // Blanks behind colons are the only others that were added; no text of this type has any.
        assert_eq!(dense.replace("\": ", "\":"), schema, "{name}");
        assert!(text.ends_with("}\n"), "{name}");
    }
    check(&root, &[decision(), tool_call()]).unwrap();
}

#[test]
fn a_set_of_tools_has_the_files_of_each_tool_as_it_is_offered() {
    let root = fresh("tools");
    bless(&root, &Exported::tools::<Action>("Action")).unwrap();
    assert_eq!(
        files(&root).into_keys().collect::<Vec<_>>(),
        [
            "action.look.gemini.json",
            "action.look.json",
            "action.look.openai.json",
            "action.search.gemini.json",
            "action.search.json",
            "action.search.openai.json",
            "action.stop.gemini.json",
            "action.stop.json",
            "action.stop.openai.json",
        ]
    );
    let tools = Action::tools();
    for route in [Route::openai_chat("m"), Route::gemini("m")] {
        let offer = tools.offer(&route).unwrap();
        for (tool, sent) in tools.iter().zip(offer.projections()) {
            let stem = format!("schemas/action.{}", tool.name());
            let read = |end: &str| -> Value {
                let text = fs::read_to_string(root.join(format!("{stem}{end}"))).unwrap();
                serde_json::from_str(&text).unwrap()
            };
            let parse = |text: &str| -> Value { serde_json::from_str(text).unwrap() };
            assert_eq!(read(".json"), parse(tool.parameters().get()));
            assert_eq!(
                read(&format!(".{}.json", sent.profile)),
                parse(&sent.schema)
            );
        }
    }
    check(&root, &Exported::tools::<Action>("Action")).unwrap();
}

#[test]
fn a_missing_and_a_changed_file_are_both_named_with_what_to_do() {
    let root = fresh("drift");
    let message = check(&root, &[tool_call()]).unwrap_err();
    assert!(
        message.contains("schemas/tool_call.json of `ToolCall` is missing"),
        "{message}"
    );
    assert!(!root.exists(), "a check writes nothing");

    bless(&root, &[decision(), tool_call()]).unwrap();
    let path = root.join("schemas/agent.decision.openai.json");
    let text = fs::read_to_string(&path).unwrap();
    fs::write(&path, text.replace("\"maxItems\": 4", "\"maxItems\": 5")).unwrap();
    fs::remove_file(root.join("schemas/tool_call.json")).unwrap();
    let message = check(&root, &[decision(), tool_call()]).unwrap_err();
    for part in [
        "\n  schemas/agent.decision.openai.json of `Decision` differs at line ",
        "\n    file: \"maxItems\": 5",
        "\n    type: \"maxItems\": 4",
        "\n  schemas/tool_call.json of `ToolCall` is missing",
        "\nto write them anew: ISOFORM_BLESS=1 cargo test exported_schemas",
    ] {
        assert!(message.contains(part), "{part} in\n{message}");
    }
    assert_eq!(message.lines().count(), 6, "{message}");
}

#[test]
fn an_addition_at_the_end_is_drift_and_a_line_end_is_not() {
    let root = fresh("ends");
    bless(&root, &[tool_call()]).unwrap();
    let path = root.join("schemas/tool_call.json");
    let text = fs::read_to_string(&path).unwrap();
    fs::write(&path, text.replace('\n', "\r\n")).unwrap();
    check(&root, &[tool_call()]).unwrap();
    fs::write(&path, format!("{text}x")).unwrap();
    let message = check(&root, &[tool_call()]).unwrap_err();
    assert!(
        message.contains("\n    file: x\n    type: the end"),
        "{message}"
    );
    fs::write(&path, text.trim_end()).unwrap();
    let message = check(&root, &[tool_call()]).unwrap_err();
    assert!(
        message.contains("in nothing but the end of its last line"),
        "{message}"
    );
    fs::write(&path, [0xff, 0xfe]).unwrap();
    assert!(check(&root, &[tool_call()]).is_err());
}

#[test]
fn a_rewrite_touches_what_differs_and_nothing_else() {
    let root = fresh("rewrite");
    bless(&root, &[decision(), tool_call()]).unwrap();
    let folder = root.join("schemas");
    fs::write(folder.join("by_hand.json"), "{}").unwrap();
    fs::write(folder.join("agent.decision.gemini.json"), "stale").unwrap();
    fs::write(folder.join("tool_call.json"), "old").unwrap();
    let before = files(&root);
    bless(&root, &[decision(), tool_call()]).unwrap();
    check(&root, &[decision(), tool_call()]).unwrap();
    let after = files(&root);
    assert_eq!(before.len(), after.len());
    for (name, time) in &after {
        assert!(name == "tool_call.json" || before[name] == *time, "{name}");
    }
    assert_eq!(
        fs::read_to_string(folder.join("by_hand.json")).unwrap(),
        "{}"
    );
    assert_eq!(
        fs::read_to_string(folder.join("agent.decision.gemini.json")).unwrap(),
        "stale"
    );
}

#[test]
fn two_types_of_one_file_are_named_and_nothing_is_written() {
    for (types, names, file) in [
        (
            [
                decision(),
                Exported::of::<other::Decision>("other :: Decision"),
            ],
            ["`Decision`", "`other :: Decision`"],
            "Agent.Decision.json",
        ),
        (
            [
                tool_call(),
                Exported::of::<other::ToolCall>("other :: ToolCall"),
            ],
            ["`ToolCall`", "`other :: ToolCall`"],
            "tool_call.json",
        ),
        (
            [decision(), Exported::of::<other::Named>("Named")],
            ["`Decision`", "`Named`"],
            "agent.decision.openai.json",
        ),
        (
            [tool_call(), tool_call()],
            ["`ToolCall`", "name a type once"],
            "tool_call.json",
        ),
    ] {
        let root = fresh("twice");
        let message = bless(&root, &types).unwrap_err();
        for part in names.into_iter().chain([file]) {
            assert!(message.contains(part), "{part} in {message}");
        }
        assert!(!root.exists(), "{message}");
    }
}

/// A schema by hand, which no build has checked for the profile that it names.
struct Unchecked;

impl StructuredOutput for Unchecked {
    const SCHEMA: &'static Schema<'static> = &Schema::of(Shape::Reference(Link::to(&UNCHECKED)));
}

static UNCHECKED: Definition<'static> = Definition {
    name: "Unchecked",
    identity: Identity::entry(0),
    id: None,
    version: None,
    schema: Schema::of(Shape::Any),
    gates: &[(&profiles::OPENAI, KindSet::NONE)],
};

#[test]
fn what_a_profile_does_not_carry_is_an_error_and_no_file() {
    let root = fresh("lossy");
    let message = bless(&root, &[Exported::of::<Unchecked>("Unchecked")]).unwrap_err();
    assert!(
        message.contains("`Unchecked` is not lossless on `openai`"),
        "{message}"
    );
    assert!(message.contains("rule: any_json"), "{message}");
    assert!(!root.exists(), "{message}");
}

#[test]
fn a_disk_that_refuses_is_an_error_with_the_path() {
    let root = fresh("refused");
    fs::create_dir_all(root.join("schemas/tool_call.json")).unwrap();
    let message = bless(&root, &[tool_call()]).unwrap_err();
    assert!(message.starts_with("cannot read `"), "{message}");
    assert!(message.contains("tool_call.json`: "), "{message}");
    let root = fresh("file");
    fs::create_dir_all(root.parent().unwrap()).unwrap();
    fs::write(&root, "").unwrap();
    let message = bless(&root, &[tool_call()]).unwrap_err();
    assert!(message.starts_with("cannot make `"), "{message}");
}

#[test]
fn an_exported_original_is_a_schema_of_its_own() {
    let root = fresh("own");
    bless(&root, &[decision()]).unwrap();
    let text = fs::read_to_string(root.join("schemas/agent.decision.json")).unwrap();
    let schema: Value = serde_json::from_str(&text).unwrap();
    let validator = jsonschema::validator_for(&schema).unwrap();
    let value = serde_json::to_value(Decision::Final {
        answer: "42".to_owned(),
    });
    assert!(validator.is_valid(&value.unwrap()));
    assert!(!validator.is_valid(&serde_json::json!({ "kind": "final" })));
}
