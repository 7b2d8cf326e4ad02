//! What the macro refuses, read from its source.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

use super::cases::entries;

/// How often each serde word is refused by the table of words: once for each place where it could stand.
pub(crate) fn refused() -> Vec<(String, usize)> {
    let path = Path::new(SOURCE).join("serde_words.rs");
    let source = fs::read_to_string(path).unwrap();
    let (_, table) = source.split_once("const WORDS: ").unwrap();
    let (_, table) = table.split_once("= &[").unwrap();
    let mut words: Vec<(String, usize)> = Vec::new();
    let mut before = '[';
    let mut rest = table;
    while let Some(c) = rest.chars().next() {
        let length = match c {
            '"' => {
                let text = rest[1..].split('"').next().unwrap();
                // The advice of a refusal stands in parentheses too, behind the verdict's name.
                if before == '(' && !text.contains(' ') {
                    words.push((text.to_owned(), 0));
                }
                text.len() + 2
            }
            '/' => rest.find('\n').unwrap(),
            _ if c.is_alphabetic() => {
                let end = rest.find(|c: char| !c.is_alphanumeric() && c != '_');
                let end = end.unwrap_or(rest.len());
                if &rest[..end] == "Refused" {
                    words.last_mut().unwrap().1 += 1;
                }
                end
            }
            ';' => break,
            _ => c.len_utf8(),
        };
        if !c.is_whitespace() {
            before = c;
        }
        rest = &rest[length..];
    }
    words.retain(|(_, refusals)| *refusals > 0);
    words
}

/// How every other message of the macro about a refusal goes on.
pub(crate) fn judged() -> Vec<String> {
    let mut all = Vec::new();
    for source in sources() {
        for line in source.lines().filter(|line| line.contains("serde")) {
            let Some((_, reason)) = line.split_once(" is refused") else {
                continue;
            };
            let reason = reason.trim_end_matches(['\\', ' ']);
            if !reason.contains('{') && reason.len() > 1 {
                all.push(reason.to_owned());
            }
        }
    }
    all
}

/// All of the macro's source, with texts that go over several lines put together.
pub(crate) fn macro_source() -> &'static str {
    static JOINED: LazyLock<String> = LazyLock::new(|| {
        let mut joined = String::new();
        for source in sources() {
            for line in source.lines() {
                match line.strip_suffix('\\') {
                    Some(start) => joined += start.trim_start(),
                    None => joined = joined + line.trim_start() + "\n",
                }
            }
        }
        joined
    });
    &JOINED
}

fn sources() -> Vec<String> {
    let mut all = Vec::new();
    let mut folders = vec![PathBuf::from(SOURCE)];
    while let Some(folder) = folders.pop() {
        for path in entries(&folder) {
            if path.is_dir() {
                folders.push(path);
            } else {
                all.push(fs::read_to_string(&path).unwrap());
            }
        }
    }
    all
}

/// The words of a table of the macro, `&[("word", "Variant"), ..]`.
pub(crate) fn table(file: &str, name: &str) -> Vec<String> {
    let source = fs::read_to_string(Path::new(SOURCE).join(file)).unwrap();
    let (_, table) = source.split_once(&format!("const {name}: ")).unwrap();
    let (table, _) = table.split_once("];").unwrap();
    let words = table.split("(\"").skip(1);
    words
        .map(|entry| entry.split('"').next().unwrap().to_owned())
        .collect()
}

const SOURCE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../macros/src");
