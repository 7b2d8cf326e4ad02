//! The name under which providers are given a schema.

/// The longest name that every provider takes.
const MAX: usize = 64;

/// The name with characters outside `[A-Za-z0-9_-]` replaced by `_`, a letter or `_` in front, at most 64 long.
pub(super) fn sanitized(name: &str) -> String {
    let mut out: String = name
        .chars()
        .map(|c| {
            if c.is_ascii_alphanumeric() || c == '_' || c == '-' {
                c
            } else {
                '_'
            }
        })
        .take(MAX)
        .collect();
    if !out.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_') {
        out.insert(0, '_');
        out.truncate(MAX);
    }
    out
}

#[cfg(test)]
mod tests {
    use super::sanitized;

    #[test]
    fn names_fit_every_provider() {
        assert_eq!(sanitized("Decision"), "Decision");
        assert_eq!(sanitized("Größe"), "Gr__e");
        assert_eq!(sanitized("1x"), "_1x");
        assert_eq!(sanitized(""), "_");
        assert_eq!(sanitized(&"x".repeat(80)).len(), 64);
    }
}
