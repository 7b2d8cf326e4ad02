//! Listed values.

use super::case::same_folded;
use super::{Rule, distinct};
use crate::ir::{Encode, Literal, Schema};
use crate::profile::Profile;
use crate::text::same;

/// How a listed value is spelled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Spelling {
    /// As it is.
    Same,
    /// As a string with the value's JSON text.
    Text,
    /// Not at all.
    Refused,
}

/// How a listed value is spelled.
pub(crate) const fn spelling(literal: &Literal<'_>, profile: &Profile) -> Spelling {
    match literal {
        // `null` is sent as a type of its own.
        Literal::Null => Spelling::Same,
        Literal::Boolean(_) if profile.literals.booleans.holds() => Spelling::Same,
        Literal::Boolean(_) => Spelling::Text,
        Literal::Integer(_) | Literal::Number(_) if profile.literals.numbers.holds() => {
            Spelling::Same
        }
        Literal::Integer(_) | Literal::Number(_) => Spelling::Refused,
        Literal::String(text) if text.is_empty() && !profile.literals.empty_string.holds() => {
            Spelling::Refused
        }
        Literal::String(_) => Spelling::Same,
    }
}

/// Whether `true` and `false` are both listed, so that they are sent as the type and need no spelling.
pub(crate) const fn has_both_booleans(literals: &[Literal<'_>]) -> bool {
    let (mut yes, mut no, mut i) = (false, false, 0);
    while i < literals.len() {
        match literals[i] {
            Literal::Boolean(true) => yes = true,
            Literal::Boolean(false) => no = true,
            _ => {}
        }
        i += 1;
    }
    yes && no
}

/// The text by which a literal is sent, where it is sent as a string.
pub(crate) const fn sent_text<'a>(literal: &Literal<'a>, profile: &Profile) -> Option<&'a str> {
    match literal {
        Literal::String(text) => Some(text),
        Literal::Boolean(value) if matches!(spelling(literal, profile), Spelling::Text) => {
            Some(if *value { "true" } else { "false" })
        }
        _ => None,
    }
}

/// Whether two literals cannot be told apart: `profile` is `None` for the values themselves.
pub(crate) const fn same_literal(
    a: &Literal<'_>,
    b: &Literal<'_>,
    profile: Option<&Profile>,
) -> bool {
    let (text_a, text_b) = match profile {
        Some(profile) => (sent_text(a, profile), sent_text(b, profile)),
        None => (plain_text(a), plain_text(b)),
    };
    if let (Some(x), Some(y)) = (text_a, text_b) {
        return match profile {
            Some(profile) if !profile.literals.keeps_case.holds() => same_folded(x, y),
            _ => same(x, y),
        };
    }
    match (a, b) {
        (Literal::Null, Literal::Null) => true,
        (Literal::Boolean(x), Literal::Boolean(y)) => *x == *y,
        (Literal::Integer(x), Literal::Integer(y)) => *x == *y,
        // Two number texts may be one number; only text is compared here, so be careful.
        (Literal::Number(_), Literal::Number(_) | Literal::Integer(_))
        | (Literal::Integer(_), Literal::Number(_)) => true,
        _ => false,
    }
}

const fn plain_text<'a>(literal: &Literal<'a>) -> Option<&'a str> {
    match literal {
        Literal::String(text) => Some(text),
        _ => None,
    }
}

/// Why literals cannot be sent, and which of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Fault {
    /// The rule.
    pub(crate) rule: Rule,
    /// The positions of the values that break it: none, one, or a pair.
    pub(crate) values: (Option<usize>, Option<usize>),
}

/// Why the literals cannot be sent.
pub(crate) const fn fault(literals: &[Literal<'_>], profile: &Profile) -> Option<Fault> {
    if literals.is_empty() {
        return Some(Fault {
            rule: Rule::Empty,
            values: (None, None),
        });
    }
    let mut i = 0;
    while i < literals.len() {
        if matches!(spelling(&literals[i], profile), Spelling::Refused) {
            return Some(Fault {
                rule: Rule::Literal,
                values: (Some(i), None),
            });
        }
        let mut k = if matches!(literals[i], Literal::String(_)) {
            i
        } else {
            0
        };
        while k < i {
            if is_repeated(&literals[i], &literals[k]) {
                return Some(Fault {
                    rule: Rule::Literal,
                    values: (Some(k), Some(i)),
                });
            }
            k += 1;
        }
        i += 1;
    }
    match distinct::clash(literals, profile) {
        Some((a, b)) => Some(Fault {
            rule: match (
                sent_text(&literals[a], profile),
                sent_text(&literals[b], profile),
            ) {
                (Some(x), Some(y)) if !same(x, y) => Rule::LiteralCase,
                _ => Rule::Literal,
            },
            values: (Some(a), Some(b)),
        }),
        None => None,
    }
}

/// Whether the very same value is listed again, which providers refuse; strings are compared where clashes are found.
const fn is_repeated(a: &Literal<'_>, b: &Literal<'_>) -> bool {
    match (a, b) {
        (Literal::Null, Literal::Null) => true,
        (Literal::Boolean(x), Literal::Boolean(y)) => *x == *y,
        (Literal::Integer(x), Literal::Integer(y)) => *x == *y,
        (Literal::Number(x), Literal::Number(y)) => same(x, y),
        _ => false,
    }
}

/// Whether any literal is sent in another form than its own.
pub(crate) const fn encodes(
    schema: &Schema<'_>,
    literals: &[Literal<'_>],
    profile: &Profile,
) -> bool {
    if folds(schema, profile) {
        return true;
    }
    let both = has_both_booleans(literals);
    let mut i = 0;
    while i < literals.len() {
        if !both && matches!(spelling(&literals[i], profile), Spelling::Text) {
            return true;
        }
        i += 1;
    }
    false
}

/// Whether letter case is restored on reading, with the author's consent.
pub(crate) const fn folds(schema: &Schema<'_>, profile: &Profile) -> bool {
    matches!(schema.encode, Some(Encode::FoldCase)) && !profile.literals.keeps_case.holds()
}
