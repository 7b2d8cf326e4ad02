//! Everything that has a page, each with what it is about.

use isoform::Code;
use isoform_compiler::rules::{PAGES, Page, Rule};

/// How wide a line of the list may be.
const WIDTH: usize = 100;

/// The list for a terminal.
pub(super) fn text() -> String {
    let indent = super::names().iter().map(|name| name.len()).max();
    let indent = indent.unwrap_or_default() + 4;
    let mut out = String::from("isoform explain NAME shows one of these.\n");
    for (title, rows) in sections() {
        out += &format!("\n{}\n\n", title.to_uppercase());
        for (name, about) in rows {
            row(&mut out, indent, name, &about);
        }
    }
    out
}

/// The list as Markdown.
pub(super) fn markdown() -> String {
    let mut out = String::from("# isoform explain\n");
    for (title, rows) in sections() {
        out += &format!("\n## {title}\n\n");
        for (name, about) in rows {
            out += &format!("- `{name}`: {about}\n");
        }
    }
    out
}

type Row = (&'static str, String);

fn sections() -> [(&'static str, Vec<Row>); 3] {
    let (kinds, rules): (Vec<&Page>, Vec<&Page>) =
        PAGES.iter().partition(|page| is_only_a_kind(page.name));
    let rows = |pages: Vec<&'static Page>| {
        let row = |page: &&'static Page| (page.name, page.summary());
        pages.iter().map(row).collect()
    };
    let codes = Code::ALL.iter();
    [
        ("Why a build stops", rows(rules)),
        (
            "What may be left to the check after the answer",
            rows(kinds),
        ),
        (
            "Why an answer is not accepted",
            codes
                .map(|code| (code.as_str(), code.meaning().to_owned()))
                .collect(),
        ),
    ]
}

/// Whether the name is that of a kind of constraint and of no other rule.
fn is_only_a_kind(name: &str) -> bool {
    let mut named = Rule::ALL
        .iter()
        .filter(|rule| rule.name() == name)
        .peekable();
    named.peek().is_some() && named.all(|rule| matches!(rule, Rule::Local(_)))
}

/// One name, and what it is about in as many lines as that takes.
fn row(out: &mut String, indent: usize, name: &str, about: &str) {
    let mut line = format!("  {name:0$}", indent - 2);
    for word in about.split(' ') {
        if line.chars().count() + word.chars().count() > WIDTH {
            out.push_str(line.trim_end());
            out.push('\n');
            line = " ".repeat(indent);
        }
        line.push_str(word);
        line.push(' ');
    }
    out.push_str(line.trim_end());
    out.push('\n');
}
