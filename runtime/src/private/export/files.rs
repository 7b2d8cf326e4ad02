//! Which files there are to be, and what stands in them.

use std::collections::BTreeMap;

use super::{Exported, pretty::pretty};

/// One file.
pub(super) struct File {
    /// Its name inside the folder.
    pub(super) name: String,
    /// The type that it is of, as it was written.
    pub(super) of: &'static str,
    pub(super) text: String,
}

/// All files, in the order of the types.
///
/// # Errors
/// Two types of one file, or a type that cannot be validated or not be carried to its own profile.
pub(super) fn of(types: &[Exported]) -> Result<Vec<File>, String> {
    let mut files = Vec::new();
    for exported in types {
        let (of, stem) = (exported.name, stem(exported));
        if let Err(error) = exported.contract.ensure_valid() {
            return Err(format!("`{of}` has no schema to export: {error}"));
        }
        files.push(File {
            name: format!("{stem}.json"),
            of,
            text: pretty(exported.contract.schema().get()),
        });
        for (profile, accepted) in exported.gates {
            let projection = exported.contract.project_with(profile, *accepted);
            if let Some(violation) = projection.violations.first() {
                return Err(format!(
                    "`{of}` is not lossless on `{}`\n  rule: {}\n  at:   {}",
                    profile.name,
                    violation.rule.name(),
                    violation.path,
                ));
            }
            files.push(File {
                name: format!("{stem}.{}.json", safe(profile.name)),
                of,
                text: pretty(&projection.schema),
            });
        }
    }
    apart(&files)?;
    Ok(files)
}

/// Makes sure that each file is of one schema, also where the file system does not keep letter case.
fn apart(files: &[File]) -> Result<(), String> {
    let mut seen: BTreeMap<String, &File> = BTreeMap::new();
    for file in files {
        if let Some(other) = seen.insert(file.name.to_lowercase(), file) {
            return Err(if other.of == file.of {
                format!(
                    "`{}` would be written to `{}` twice: name a type once, and give each profile a name of its own",
                    file.of, file.name
                )
            } else {
                format!(
                    "`{}` and `{}` would both be written to `{}`: give one of them another id, `#[structured_output(id = \"..\")]`",
                    other.of, file.of, file.name
                )
            });
        }
    }
    Ok(())
}

/// The author's id, else the type's name in snake case; of a tool, that of its set and its own.
fn stem(exported: &Exported) -> String {
    if let Some(tool) = exported.tool {
        return format!("{}.{}", snake(exported.name), safe(tool));
    }
    match exported.contract.given_id() {
        Some(id) => safe(id),
        None => snake(exported.contract.short_name().unwrap_or(exported.name)),
    }
}

/// The text with `_` for what has a meaning to some file system.
fn safe(text: &str) -> String {
    let is_safe = |c: char| c.is_alphanumeric() || matches!(c, '_' | '-' | '.');
    text.chars()
        .map(|c| if is_safe(c) { c } else { '_' })
        .collect()
}

/// `HTTPRequest` as `http_request`, `Page<Item>` as `page_item`.
fn snake(name: &str) -> String {
    let chars: Vec<char> = name.chars().collect();
    let mut out = String::with_capacity(name.len() + 4);
    for (i, &c) in chars.iter().enumerate() {
        let before = i.checked_sub(1).and_then(|i| chars.get(i)).copied();
        let after = chars.get(i + 1).copied();
        if !c.is_alphanumeric() {
            if !out.is_empty() && !out.ends_with('_') {
                out.push('_');
            }
            continue;
        }
        let begins = c.is_uppercase()
            && (before.is_some_and(|c| c.is_lowercase() || c.is_numeric())
                || before.is_some_and(char::is_uppercase) && after.is_some_and(char::is_lowercase));
        if begins && !out.is_empty() && !out.ends_with('_') {
            out.push('_');
        }
        out.extend(c.to_lowercase());
    }
    out.truncate(out.trim_end_matches('_').len());
    out
}

#[cfg(test)]
mod tests {
    use super::{safe, snake};

    #[test]
    fn names_become_snake_case() {
        for (name, expected) in [
            ("Decision", "decision"),
            ("ToolCall", "tool_call"),
            ("HTTPRequest", "http_request"),
            ("Ipv4Address", "ipv4_address"),
            ("V2", "v2"),
            ("already_snake", "already_snake"),
            ("Größe", "größe"),
            ("Page < crate :: Item >", "page_crate_item"),
            ("(u8, String)", "u8_string"),
        ] {
            assert_eq!(snake(name), expected);
        }
    }

    #[test]
    fn an_id_cannot_leave_its_folder() {
        assert_eq!(safe("agent.decision"), "agent.decision");
        assert_eq!(safe("../../etc/x:y\\z"), ".._.._etc_x_y_z");
    }
}
