//! Makes a module of each example on the pages of `isoform explain`, so that `tests/explain.rs` can run them.
//!
//! What stands under "Instead" is compiled as it is written, with its check. What stands under "Example" must not pass
//! that check, so that it is compiled without `profiles(..)`, and held against the profile when the test runs.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)] // a failing build may panic

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

const PAGES: &str = "../compiler/src/rules/explain";

fn main() {
    println!("cargo::rerun-if-changed={PAGES}");
    let mut files: Vec<PathBuf> = fs::read_dir(PAGES)
        .expect("the folder of the pages")
        .map(|entry| entry.unwrap().path())
        .collect();
    files.sort();
    let (mut modules, mut table) = (String::new(), String::new());
    for file in &files {
        page(file, &mut modules, &mut table);
    }
    let text = format!("{modules}pub(crate) const RUN: &[Run] = &[\n{table}];\n");
    let out = PathBuf::from(env::var_os("OUT_DIR").unwrap()).join("explain.rs");
    fs::write(out, text).unwrap();
}

fn page(file: &Path, modules: &mut String, table: &mut String) {
    let name = file.file_stem().unwrap().to_str().unwrap();
    let text = fs::read_to_string(file).unwrap();
    let (_, sections) = text
        .split_once("\n## Example\n")
        .unwrap_or_else(|| panic!("{name}: no example"));
    let (example, instead) = sections
        .split_once("\n## Instead\n")
        .unwrap_or_else(|| panic!("{name}: nothing is written instead"));
    let blocks = (rust_blocks(example).map(|block| ("Example", block)))
        .chain(rust_blocks(instead).map(|block| ("Instead", block)));
    for (index, (role, block)) in blocks.enumerate() {
        // A block that no profile checks stands for itself: the test says what it does with such a page.
        let Some((before, words, after)) = profiles(block) else {
            continue;
        };
        // A set of tools is no schema, and a case of the user-interface tests.
        if before.ends_with("tools, ") {
            continue;
        }
        let path = words.split(['(', ',']).next().unwrap_or(words).trim();
        let profile = if path.contains("::") {
            path.to_owned()
        } else {
            format!("isoform::profiles::{}", path.to_ascii_uppercase())
        };
        let code = match role {
            "Example" => format!("{before}{after}"),
            _ => block.to_owned(),
        };
        let subject = subject(after);
        writeln!(
            modules,
            "mod {name}_{index} {{\nuse isoform::structured_output;\n{code}\n\
             pub(super) fn run() -> super::Checked {{\n\
             (<{subject} as isoform::StructuredOutput>::SCHEMA, {profile})\n}}\n}}"
        )
        .unwrap();
        writeln!(
            table,
            "Run {{ page: {name:?}, role: Role::{role}, of: {name}_{index}::run }},"
        )
        .unwrap();
    }
}

/// The code between the fences of each Rust block.
fn rust_blocks(section: &str) -> impl Iterator<Item = &str> {
    section.split("```rust\n").skip(1).map(|rest| {
        rest.split_once("```")
            .expect("the end of a block of code")
            .0
    })
}

/// What stands before `profiles(..)`, inside its parentheses, and behind it.
fn profiles(block: &str) -> Option<(&str, &str, &str)> {
    let (before, rest) = block.split_once("profiles(")?;
    let mut depth = 1;
    let end = rest.find(|c| {
        match c {
            '(' => depth += 1,
            ')' => depth -= 1,
            _ => {}
        }
        depth == 0
    })?;
    Some((before, &rest[..end], &rest[end + 1..]))
}

/// The name of the type that is checked: the first one after the check.
fn subject(after: &str) -> &str {
    let mut words = after.split_whitespace();
    while let Some(word) = words.next() {
        if word == "struct" || word == "enum" {
            let name = words.next().unwrap_or_default();
            return name.trim_end_matches(|c: char| !c.is_alphanumeric());
        }
    }
    panic!("no type is checked in {after}");
}
