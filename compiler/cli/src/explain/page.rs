//! One page, as Markdown and as text for a terminal.

use isoform::Code;
use isoform_compiler::rules::Page;

/// The page of a rule, under its name.
pub(super) fn of_rule(page: &Page) -> String {
    format!("# {}\n\n{}", page.name, page.text)
}

/// The page of an error code, from the catalogue.
pub(super) fn of_code(code: Code) -> String {
    let after = match (code.retryable(), code.repairable()) {
        (_, true) => "a new call may help, also one that shows the model its fault",
        (true, false) => "a new call may help",
        (false, false) => "the same call gives the same error",
    };
    format!(
        "# {code}\n\n{}\n\n## Layer\n\n{}\n\n## Again\n\n{after}\n\n## Instead\n\n{}\n",
        code.meaning(),
        code.layer(),
        code.remedy(),
    )
}

/// The same without Markdown's signs: headings in capitals, code indented.
pub(super) fn text(markdown: &str) -> String {
    let mut out = String::with_capacity(markdown.len());
    let mut is_code = false;
    for line in markdown.lines() {
        if line.starts_with("```") {
            is_code = !is_code;
            continue;
        }
        if is_code {
            out.push_str(if line.is_empty() { "" } else { "    " });
            out.push_str(line);
        } else if let Some(heading) = line.strip_prefix("## ") {
            out.push_str(&heading.to_uppercase());
        } else {
            out.push_str(line.strip_prefix("# ").unwrap_or(line));
        }
        out.push('\n');
    }
    out
}

#[cfg(test)]
mod tests {
    use super::text;

    #[test]
    fn code_is_indented_and_its_attributes_are_no_headings() {
        assert_eq!(
            text("# map\n\nWhat.\n\n## Why\n\nSo.\n\n```rust\n#[a]\n\nstruct A;\n```\n"),
            "map\n\nWhat.\n\nWHY\n\nSo.\n\n    #[a]\n\n    struct A;\n"
        );
    }
}
