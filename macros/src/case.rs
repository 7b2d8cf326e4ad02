//! serde's letter cases for names.

/// A letter case of `rename_all`.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Case {
    Lower,
    Upper,
    Pascal,
    Camel,
    Snake,
    ScreamingSnake,
    Kebab,
    ScreamingKebab,
}

const CASES: &[(&str, Case)] = &[
    ("lowercase", Case::Lower),
    ("UPPERCASE", Case::Upper),
    ("PascalCase", Case::Pascal),
    ("camelCase", Case::Camel),
    ("snake_case", Case::Snake),
    ("SCREAMING_SNAKE_CASE", Case::ScreamingSnake),
    ("kebab-case", Case::Kebab),
    ("SCREAMING-KEBAB-CASE", Case::ScreamingKebab),
];

impl Case {
    /// The case that serde calls by this name.
    pub(crate) fn named(name: &str) -> Option<Case> {
        CASES
            .iter()
            .find(|(known, _)| *known == name)
            .map(|(_, case)| *case)
    }

    /// Every name, for messages.
    pub(crate) fn names() -> Vec<&'static str> {
        CASES.iter().map(|(name, _)| *name).collect()
    }

    /// Whether serde's derives stop at this name of a variant: for `camelCase` they cut a name behind its first byte.
    pub(crate) fn cuts_variant(self, name: &str) -> bool {
        self == Case::Camel && !name.is_char_boundary(1)
    }

    /// The same for a field's name, from which the underscores go first.
    pub(crate) fn cuts_field(self, name: &str) -> bool {
        self == Case::Camel && !joined(name).is_char_boundary(1)
    }

    /// A variant's name, written in `PascalCase` in Rust.
    ///
    /// Words begin at upper-case letters of any script; only ASCII letters change, as in serde.
    pub(crate) fn variant(self, name: &str) -> String {
        match self {
            Case::Pascal => name.to_owned(),
            Case::Lower => name.to_ascii_lowercase(),
            Case::Upper => name.to_ascii_uppercase(),
            Case::Camel => uncapitalized(name),
            Case::Snake => separated(name, '_'),
            Case::ScreamingSnake => separated(name, '_').to_ascii_uppercase(),
            // An underscore that the author wrote turns into a hyphen too.
            Case::Kebab => separated(name, '_').replace('_', "-"),
            Case::ScreamingKebab => separated(name, '_').to_ascii_uppercase().replace('_', "-"),
        }
    }

    /// A field's name, written in `snake_case` in Rust.
    pub(crate) fn field(self, name: &str) -> String {
        match self {
            Case::Lower | Case::Snake => name.to_owned(),
            Case::Upper | Case::ScreamingSnake => name.to_ascii_uppercase(),
            Case::Pascal => joined(name),
            Case::Camel => uncapitalized(&joined(name)),
            Case::Kebab => name.replace('_', "-"),
            Case::ScreamingKebab => name.to_ascii_uppercase().replace('_', "-"),
        }
    }
}

fn separated(name: &str, separator: char) -> String {
    let mut out = String::new();
    for (i, letter) in name.chars().enumerate() {
        if i > 0 && letter.is_uppercase() {
            out.push(separator);
        }
        out.push(letter.to_ascii_lowercase());
    }
    out
}

fn joined(name: &str) -> String {
    name.split('_').map(capitalized).collect()
}

fn capitalized(word: &str) -> String {
    let mut letters = word.chars();
    match letters.next() {
        Some(first) => first.to_ascii_uppercase().to_string() + letters.as_str(),
        None => String::new(),
    }
}

fn uncapitalized(word: &str) -> String {
    let mut letters = word.chars();
    match letters.next() {
        Some(first) => first.to_ascii_lowercase().to_string() + letters.as_str(),
        None => String::new(),
    }
}
