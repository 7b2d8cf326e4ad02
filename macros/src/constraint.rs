//! The constraint words: schemars' spelling of what JSON Schema says.

use proc_macro2::{Ident, Span};
use syn::meta::ParseNestedMeta;
use syn::{Lit, LitInt, LitStr, Token};

use crate::errors::Errors;
use crate::given::Given;
use crate::suggest;

/// One word, with the place to point at when it does not fit the type.
pub(crate) struct Constraint {
    pub(crate) span: Span,
    pub(crate) kind: ConstraintKind,
}

/// What a word asks for.
pub(crate) enum ConstraintKind {
    Length {
        min: Option<u64>,
        max: Option<u64>,
    },
    Range {
        min: Option<RangeEnd>,
        max: Option<RangeEnd>,
    },
    Pattern(LitStr),
    Format(LitStr),
    Unique,
    MultipleOf(Numeral),
    Encode(Ident),
    Inner(Vec<Constraint>),
}

/// One end of a range.
pub(crate) struct RangeEnd {
    pub(crate) numeral: Numeral,
    pub(crate) exclusive: bool,
}

/// A number as it was written.
pub(crate) struct Numeral {
    /// The value, if it was written as an integer.
    pub(crate) integer: Option<i128>,
    /// JSON number text.
    pub(crate) text: String,
}

/// The words, for messages.
pub(crate) const WORDS: &[&str] = &[
    "length",
    "range",
    "pattern",
    "format",
    "unique",
    "multiple_of",
    "inner",
    "encode",
];

/// The words of `encode` and the variants of `Encode`.
const ENCODINGS: &[(&str, &str)] = &[
    ("entries", "Entries"),
    ("json_text", "JsonText"),
    ("decimal", "Decimal"),
    ("fold_case", "FoldCase"),
];

/// Reads the word if it is a constraint; `None` leaves it to the caller.
pub(crate) fn read(
    meta: &ParseNestedMeta<'_>,
    errors: &mut Errors,
) -> syn::Result<Option<Constraint>> {
    let Some(word) = meta.path.get_ident() else {
        return Ok(None);
    };
    let kind = match word.to_string().as_str() {
        "length" => length(meta, errors)?,
        "range" => range(meta, errors)?,
        "pattern" => Some(ConstraintKind::Pattern(text(meta)?)),
        "format" => Some(ConstraintKind::Format(text(meta)?)),
        "unique" => Some(ConstraintKind::Unique),
        "multiple_of" => multiple_of(meta, errors)?,
        "encode" => encode(meta, errors)?,
        "inner" => Some(ConstraintKind::Inner(inner(meta, errors)?)),
        _ => return Ok(None),
    };
    Ok(Some(Constraint {
        span: word.span(),
        // What was reported needs no second report: an empty `inner` asks for nothing.
        kind: kind.unwrap_or(ConstraintKind::Inner(Vec::new())),
    }))
}

fn inner(meta: &ParseNestedMeta<'_>, errors: &mut Errors) -> syn::Result<Vec<Constraint>> {
    let mut list = Vec::new();
    let mut given = Given::default();
    meta.parse_nested_meta(|meta| {
        given.note(&meta.path, errors);
        match read(&meta, errors)? {
            Some(constraint) => list.push(constraint),
            None => {
                crate::container::skip_value(&meta)?;
                let word = meta
                    .path
                    .get_ident()
                    .map(Ident::to_string)
                    .unwrap_or_default();
                errors.at(&meta.path, suggest::unknown(&word, "`inner(..)`", WORDS));
            }
        }
        Ok(())
    })?;
    Ok(list)
}

fn length(meta: &ParseNestedMeta<'_>, errors: &mut Errors) -> syn::Result<Option<ConstraintKind>> {
    let (mut min, mut max, mut equal) = (None, None, None);
    let mut given = Given::default();
    meta.parse_nested_meta(|meta| {
        given.note(&meta.path, errors);
        let value: LitInt = meta.value()?.parse()?;
        let value: u64 = value.base10_parse()?;
        if meta.path.is_ident("min") {
            min = Some(value);
        } else if meta.path.is_ident("max") {
            max = Some(value);
        } else if meta.path.is_ident("equal") {
            equal = Some((meta.path.clone(), value));
        } else {
            errors.at(&meta.path, "`length` takes `min`, `max` and `equal`");
        }
        Ok(())
    })?;
    if let Some((path, equal)) = equal {
        if min.is_some() || max.is_some() {
            errors.at(
                path,
                "`equal` beside `min` or `max`: keep `equal`, or the others",
            );
            return Ok(None);
        }
        (min, max) = (Some(equal), Some(equal));
    }
    if matches!((min, max), (Some(min), Some(max)) if min > max) {
        errors.at(
            &meta.path,
            "no value has this `length`: `min` is above `max`",
        );
        return Ok(None);
    }
    if min.is_none() && max.is_none() {
        errors.at(
            &meta.path,
            "`length` says nothing: give `min`, `max` or `equal`",
        );
        return Ok(None);
    }
    Ok(Some(ConstraintKind::Length { min, max }))
}

fn range(meta: &ParseNestedMeta<'_>, errors: &mut Errors) -> syn::Result<Option<ConstraintKind>> {
    let (mut min, mut max) = (None, None);
    meta.parse_nested_meta(|meta| {
        let word = meta
            .path
            .get_ident()
            .map(Ident::to_string)
            .unwrap_or_default();
        let numeral = numeral(meta.value()?)?;
        let exclusive = word.starts_with("exclusive_");
        let end = RangeEnd { numeral, exclusive };
        let (slot, words) = match word.as_str() {
            "min" | "exclusive_min" => (&mut min, "`min` or `exclusive_min`"),
            "max" | "exclusive_max" => (&mut max, "`max` or `exclusive_max`"),
            _ => {
                errors.at(
                    &meta.path,
                    "`range` takes `min`, `max`, `exclusive_min` and `exclusive_max`",
                );
                return Ok(());
            }
        };
        if slot.replace(end).is_some() {
            errors.at(
                &meta.path,
                format!("this end of the `range` is given twice: keep one {words}"),
            );
        }
        Ok(())
    })?;
    if let (Some(low), Some(high)) = (&min, &max)
        && low.is_past(high)
    {
        errors.at(&meta.path, "no value lies in this `range`");
        return Ok(None);
    }
    if min.is_none() && max.is_none() {
        errors.at(&meta.path, "`range` says nothing: give `min` or `max`");
        return Ok(None);
    }
    Ok(Some(ConstraintKind::Range { min, max }))
}

impl RangeEnd {
    /// Whether no number lies between this lower end and that upper one.
    fn is_past(&self, high: &RangeEnd) -> bool {
        let open = self.exclusive || high.exclusive;
        match (self.numeral.integer, high.numeral.integer) {
            (Some(low), Some(high)) => low > high || open && low == high,
            _ => match (
                self.numeral.text.parse::<f64>(),
                high.numeral.text.parse::<f64>(),
            ) {
                (Ok(low), Ok(high)) => low > high || open && low == high,
                _ => false,
            },
        }
    }
}

fn multiple_of(
    meta: &ParseNestedMeta<'_>,
    errors: &mut Errors,
) -> syn::Result<Option<ConstraintKind>> {
    let step = numeral(meta.value()?)?;
    let positive = step.text.parse::<f64>().is_ok_and(|step| step > 0.0);
    if !positive {
        errors.at(&meta.path, "`multiple_of` takes a number above zero");
        return Ok(None);
    }
    Ok(Some(ConstraintKind::MultipleOf(step)))
}

fn encode(meta: &ParseNestedMeta<'_>, errors: &mut Errors) -> syn::Result<Option<ConstraintKind>> {
    let word: Ident = meta.value()?.parse()?;
    match ENCODINGS.iter().find(|(known, _)| word == known) {
        Some((_, variant)) => Ok(Some(ConstraintKind::Encode(Ident::new(
            variant,
            word.span(),
        )))),
        None => {
            let words: Vec<&str> = ENCODINGS.iter().map(|(word, _)| *word).collect();
            errors.at(
                &word,
                suggest::unknown(&word.to_string(), "`encode`", &words),
            );
            Ok(None)
        }
    }
}

/// `word("..")` or `word = ".."`.
fn text(meta: &ParseNestedMeta<'_>) -> syn::Result<LitStr> {
    if meta.input.peek(Token![=]) {
        return meta.value()?.parse();
    }
    let list;
    syn::parenthesized!(list in meta.input);
    list.parse()
}

/// A number literal, with a sign if it is below zero.
pub(crate) fn numeral(input: syn::parse::ParseStream<'_>) -> syn::Result<Numeral> {
    let minus: Option<Token![-]> = input.parse()?;
    let sign = if minus.is_some() { "-" } else { "" };
    match input.parse()? {
        Lit::Int(literal) => {
            let text = format!("{sign}{}", literal.base10_digits());
            let integer: i128 = text
                .parse()
                .map_err(|_| syn::Error::new(literal.span(), "this integer is out of range"))?;
            Ok(Numeral {
                integer: Some(integer),
                text: integer.to_string(),
            })
        }
        Lit::Float(literal) => {
            let digits = literal.base10_digits();
            if !digits.parse::<f64>().is_ok_and(f64::is_finite) {
                return Err(syn::Error::new(
                    literal.span(),
                    "this number is out of range",
                ));
            }
            Ok(Numeral {
                integer: None,
                text: format!("{sign}{}", json_number(digits)),
            })
        }
        other => Err(syn::Error::new(
            other.span(),
            "a number literal is expected, for example `1` or `-0.5`",
        )),
    }
}

/// Rust's float literal as JSON's: no leading zeros, and a digit after the point.
fn json_number(digits: &str) -> String {
    let trimmed = digits.trim_start_matches('0');
    let digits = if trimmed.starts_with(|c: char| c.is_ascii_digit()) {
        trimmed.to_owned()
    } else {
        format!("0{trimmed}")
    };
    match digits.find('.') {
        Some(point) if !digits[point + 1..].starts_with(|c: char| c.is_ascii_digit()) => {
            format!("{}.0{}", &digits[..point], &digits[point + 1..])
        }
        _ => digits,
    }
}

#[cfg(test)]
mod tests {
    use super::json_number;

    #[test]
    fn float_literals_become_json_numbers() {
        for (rust, json) in [
            ("1.", "1.0"),
            ("0.5", "0.5"),
            ("00.5", "0.5"),
            ("0.0", "0.0"),
            ("1e5", "1e5"),
            ("0e5", "0e5"),
            ("10.25e-3", "10.25e-3"),
        ] {
            assert_eq!(json_number(rust), json);
        }
    }
}
