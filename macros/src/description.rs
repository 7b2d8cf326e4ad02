//! Doc comments as descriptions.

use syn::{Attribute, Expr, Lit, Meta};

/// The text of the doc comments, or `None` without any.
///
/// One space after the slashes and blank lines at both ends go; line breaks stay, so that lists keep their shape.
/// A doc attribute that is not literal text (`include_str!`) says nothing to a model and is left out.
pub(crate) fn read(attributes: &[Attribute]) -> Option<String> {
    let text = attributes
        .iter()
        .filter_map(literal)
        .map(|line| unindented(&line))
        .collect::<Vec<_>>()
        .join("\n");
    let text = text.trim_matches('\n').trim_end();
    (!text.is_empty()).then(|| text.to_owned())
}

/// `base` and a list of what single values mean, for values that have no place for a description of their own.
pub(crate) fn with_values(base: Option<String>, values: &[(&str, Option<&str>)]) -> Option<String> {
    let lines: Vec<String> = values
        .iter()
        .filter_map(|(name, text)| {
            text.map(|text| format!("- `{name}`: {}", text.replace('\n', "\n  ")))
        })
        .collect();
    match (base, lines.is_empty()) {
        (base, true) => base,
        (Some(base), false) => Some(format!("{base}\n\n{}", lines.join("\n"))),
        (None, false) => Some(lines.join("\n")),
    }
}

/// Two descriptions of one thing, one below the other.
pub(crate) fn joined(first: Option<String>, second: Option<String>) -> Option<String> {
    match (first, second) {
        (Some(first), Some(second)) => Some(format!("{first}\n\n{second}")),
        (first, second) => first.or(second),
    }
}

fn literal(attribute: &Attribute) -> Option<String> {
    let Meta::NameValue(doc) = &attribute.meta else {
        return None;
    };
    let Expr::Lit(value) = &doc.value else {
        return None;
    };
    match &value.lit {
        Lit::Str(text) if doc.path.is_ident("doc") => Some(text.value()),
        _ => None,
    }
}

/// A line, or a block comment's lines, without the space after the slashes or stars.
fn unindented(text: &str) -> String {
    text.lines()
        .map(|line| {
            let line = line.trim_end();
            let line = match line.trim_start().strip_prefix('*') {
                Some(rest) if text.contains('\n') => rest,
                _ => line,
            };
            line.strip_prefix(' ').unwrap_or(line)
        })
        .collect::<Vec<_>>()
        .join("\n")
}

#[cfg(test)]
mod tests {
    use super::{read, with_values};

    #[test]
    fn lines_and_paragraphs_stay() {
        let item: syn::DeriveInput = syn::parse_quote! {
            /// First.
            ///
            /// - a
            ///   - b
            ///
            struct A;
        };
        assert_eq!(read(&item.attrs).as_deref(), Some("First.\n\n- a\n  - b"));
    }

    #[test]
    fn no_comment_is_no_description() {
        let item: syn::DeriveInput = syn::parse_quote! { #[doc(hidden)] struct A; };
        assert_eq!(read(&item.attrs), None);
    }

    #[test]
    fn values_are_listed_below() {
        let text = with_values(
            Some("How sure.".to_owned()),
            &[("low", Some("A guess.")), ("high", None)],
        );
        assert_eq!(text.as_deref(), Some("How sure.\n\n- `low`: A guess."));
    }
}
