//! The paths that place a piece of arguments: `$.a.b[0]` or `$['a']['b'][0]`, members and positions only.

/// One step of a path.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Step {
    Member(String),
    Position(usize),
}

/// The longest path that is read, in steps; deeper arguments are not accepted later either.
const MAX_STEPS: usize = 128;

/// The steps of a path, if it is of this kind.
pub(super) fn steps(path: &str) -> Option<Vec<Step>> {
    let mut rest = path.strip_prefix('$')?;
    let mut steps = Vec::new();
    while !rest.is_empty() {
        let (step, after) = step(rest)?;
        if steps.len() == MAX_STEPS {
            return None;
        }
        steps.push(step);
        rest = after;
    }
    Some(steps)
}

fn step(rest: &str) -> Option<(Step, &str)> {
    if let Some(rest) = rest.strip_prefix('.') {
        let end = rest.find(['.', '[']).unwrap_or(rest.len());
        let (name, after) = rest.split_at(end);
        let plain = !name.is_empty() && !name.contains(['*', '\'', '"', ' ', ']', '?', '@', '(']);
        return plain.then(|| (Step::Member(name.to_owned()), after));
    }
    let rest = rest.strip_prefix('[')?;
    if rest.starts_with(['\'', '"']) {
        return quoted(rest);
    }
    let (digits, after) = rest.split_once(']')?;
    let canonical = digits == "0" || !digits.starts_with('0');
    let is_number = canonical && digits.bytes().all(|byte| byte.is_ascii_digit());
    let position = digits.parse().ok().filter(|_| is_number)?;
    Some((Step::Position(position), after))
}

/// A member's name in quotes, with a backslash before a quote or backslash.
fn quoted(rest: &str) -> Option<(Step, &str)> {
    let mut characters = rest.char_indices();
    let (_, quote) = characters.next()?;
    let mut name = String::new();
    while let Some((at, character)) = characters.next() {
        match character {
            '\\' => match characters.next()?.1 {
                escaped @ ('\\' | '\'' | '"' | '/') => name.push(escaped),
                _ => return None,
            },
            _ if character == quote => {
                let after = rest.get(at.saturating_add(1)..)?.strip_prefix(']')?;
                return Some((Step::Member(name), after));
            }
            _ => name.push(character),
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    fn member(name: &str) -> Step {
        Step::Member(name.to_owned())
    }

    #[test]
    fn members_and_positions_are_read() {
        for (path, expected) in [
            ("$", vec![]),
            ("$.a.b", vec![member("a"), member("b")]),
            (
                "$.a[0].b-c",
                vec![member("a"), Step::Position(0), member("b-c")],
            ),
            ("$['a.b'][\"c\\\"]\"]", vec![member("a.b"), member("c\"]")]),
            ("$[10]", vec![Step::Position(10)]),
        ] {
            assert_eq!(steps(path), Some(expected), "{path}");
        }
    }

    #[test]
    fn anything_else_is_refused() {
        for path in [
            "",
            "a",
            "$a",
            "$.",
            "$..a",
            "$.*",
            "$[*]",
            "$[-1]",
            "$[01]",
            "$[0:2]",
            "$[?@.a]",
            "$['a]",
            "$['a'",
            "$['\\n']",
            "$[0",
            "$[99999999999999999999]",
        ] {
            assert_eq!(steps(path), None, "{path}");
        }
        assert_eq!(steps(&format!("${}", ".a".repeat(MAX_STEPS + 1))), None);
    }
}
