//! Crates outside the workspace that depend on isoform alone, once by another name: they build and run.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)] // a failing test may panic

use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/..");

#[test]
fn a_crate_with_no_other_dependency_asks_reads_and_refuses() {
    let printed = run("user-crate");
    let lines: Vec<&str> = printed.lines().collect();
    let [payload, typed, refused, items] = lines[..] else {
        panic!("{printed}")
    };
    assert!(payload.contains(r#""name":"Decision""#), "{payload}");
    assert!(
        payload.contains(r#""minimum":1,"maximum":100"#),
        "{payload}"
    );
    assert_eq!(
        typed,
        r#"typed: Call { calls: [Call { tool: "search", limit: 7, note: None }], urgency: Some(High) }"#
    );
    assert_eq!(refused, "refused: SCHEMA_MISMATCH");
    assert_eq!(items, "answer: 0 items");
}

#[test]
fn a_crate_that_calls_isoform_by_another_name_does_too() {
    let printed = run("renamed-crate");
    let lines: Vec<&str> = printed.lines().collect();
    let [payload, typed, refused, items] = lines[..] else {
        panic!("{printed}")
    };
    // What is checked locally is not sent.
    assert!(
        payload.contains(r#""reasons":{"type":"array""#),
        "{payload}"
    );
    assert!(!payload.contains("maxLength"), "{payload}");
    assert_eq!(
        typed,
        r#"typed: Reject { reasons: [Reason { text: "größer", line: None }], again: None }"#
    );
    assert_eq!(refused, "refused: SCHEMA_MISMATCH");
    assert_eq!(items, "answer: 1 items");
}

#[test]
fn each_depends_on_isoform_alone() {
    for name in ["user-crate", "renamed-crate"] {
        let manifest = fs::read_to_string(fixture(name).join("Cargo.toml")).unwrap();
        let (_, dependencies) = manifest.split_once("[dependencies]\n").unwrap();
        assert_eq!(dependencies.lines().count(), 1, "{manifest}");
        assert!(dependencies.contains(PATH), "{manifest}");
    }
}

/// How the fixtures find isoform.
const PATH: &str = "path = \"../../../runtime\"";

/// Builds and runs a copy of the fixture, and returns what it printed.
///
/// The copy has the workspace's lock file, so that cargo takes the versions that the workspace has fetched and needs no
/// network; the fixture itself stays as it is.
fn run(name: &str) -> String {
    let (from, to) = (fixture(name), target().join(name));
    fs::create_dir_all(to.join("src")).unwrap();
    let runtime = fs::canonicalize(Path::new(ROOT).join("runtime")).unwrap();
    let manifest = fs::read_to_string(from.join("Cargo.toml")).unwrap();
    let manifest = manifest.replace(PATH, &format!("path = {:?}", runtime.display().to_string()));
    fs::write(to.join("Cargo.toml"), manifest).unwrap();
    fs::write(
        to.join("src/main.rs"),
        fs::read(from.join("src/main.rs")).unwrap(),
    )
    .unwrap();
    let lock = fs::read(Path::new(ROOT).join("Cargo.lock")).unwrap();
    fs::write(to.join("Cargo.lock"), lock).unwrap();
    let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let ran = Command::new(cargo)
        .args(["run", "--quiet", "--offline", "--manifest-path"])
        .arg(to.join("Cargo.toml"))
        .env("CARGO_TARGET_DIR", target().join("target"))
        .env("RUSTFLAGS", "-D warnings")
        // Half of the build would be for a debugger.
        .env("CARGO_PROFILE_DEV_DEBUG", "0")
        .output()
        .unwrap();
    assert!(
        ran.status.success(),
        "{name}: {}",
        String::from_utf8_lossy(&ran.stderr)
    );
    String::from_utf8(ran.stdout).unwrap()
}

fn fixture(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("fixtures")
        .join(name)
}

/// Where both crates are built, with one set of dependencies.
fn target() -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR")).join("user-crates")
}
