//! The constraint words of the attribute, applied to a type's schema in const evaluation.
//!
//! A word that does not fit the type panics, which fails the build at the word. Words reach through `Option`: the
//! attribute takes the [`Schema::present`] part, constrains it, and joins it again with [`Schema::with_present`].

#![allow(clippy::panic)] // const evaluation: the panic is the build error

use crate::ir::{
    Additional, Array, Encode, NumberBound, NumberDomain, RangeEnd, Schema, Shape, Union, nullable,
};
use crate::profiles::JSON_SCHEMA;
use crate::rules::{integer, pattern};
use crate::text::contains;

impl<'a> Schema<'a> {
    /// Whether this is a value or `null`: an `Option`.
    pub const fn is_nullable(&self) -> bool {
        match &self.shape {
            Shape::Union(union) => nullable(union).is_some(),
            _ => false,
        }
    }

    /// The part of a nullable schema that is not `null`; any other schema itself.
    pub const fn present(&self) -> Schema<'a> {
        if let Shape::Union(union) = &self.shape
            && let Some(inner) = nullable(union)
        {
            return *inner;
        }
        *self
    }

    /// This schema with another present part; `branches` is that part and [`NULL`](crate::ir::NULL).
    #[track_caller]
    pub const fn with_present(
        mut self,
        present: &'a Schema<'a>,
        branches: &'a [&'a Schema<'a>],
    ) -> Schema<'a> {
        if let Shape::Union(union) = &self.shape
            && nullable(union).is_some()
        {
            self.shape = Shape::Union(Union {
                branches,
                exclusive: false,
            });
            self
        } else {
            *present
        }
    }

    /// The schema of the items of an array, or of the values of a map.
    #[track_caller]
    pub const fn inner(&self) -> Schema<'a> {
        match &self.shape {
            Shape::Array(array) => *array.items,
            Shape::Object(object) => match object.additional.values() {
                Some(values) => *values,
                None => panic!("`inner(..)` applies to arrays, sets and maps"),
            },
            _ => panic!("`inner(..)` applies to arrays, sets and maps"),
        }
    }

    /// This array or map with other items.
    #[track_caller]
    pub const fn with_inner(mut self, inner: &'a Schema<'a>) -> Schema<'a> {
        match &mut self.shape {
            Shape::Array(array) => array.items = inner,
            Shape::Object(object) => {
                object.additional = match object.additional.keys() {
                    Some(keys) => Additional::Keyed {
                        keys,
                        values: inner,
                    },
                    None => Additional::Values(inner),
                }
            }
            _ => panic!("`inner(..)` applies to arrays, sets and maps"),
        }
        self
    }

    /// This schema with a length: characters of a string, items of an array, properties of a map.
    #[track_caller]
    pub const fn with_length(mut self, min: Option<u64>, max: Option<u64>) -> Schema<'a> {
        let empty = match &mut self.shape {
            Shape::String(text) => {
                text.min_length = min;
                text.max_length = max;
                text.is_empty()
            }
            Shape::Array(array) => {
                if array.fixed().is_some() {
                    panic!("`length` does not apply to an array of fixed size");
                }
                array.min_items = min;
                array.max_items = max;
                array.is_empty()
            }
            Shape::Object(object) if object.additional.values().is_some() => {
                object.min_properties = min;
                object.max_properties = max;
                matches!((min, max), (Some(a), Some(b)) if a > b)
            }
            Shape::Reference(_) => {
                panic!("`length` on a named type belongs on that type's own field")
            }
            _ => panic!("`length` applies to strings, arrays, sets and maps"),
        };
        if empty {
            panic!("no value has this `length`: `min` is above `max`");
        }
        self
    }

    /// This integer or number with the ends that were written.
    #[track_caller]
    pub const fn with_range(
        self,
        min: Option<RangeEnd<'a>>,
        max: Option<RangeEnd<'a>>,
    ) -> Schema<'a> {
        if let Shape::Number(shape) = &self.shape {
            if matches!(shape.domain, NumberDomain::Single)
                && (is_beyond_single(min) || is_beyond_single(max))
            {
                panic!("an end of this `range` lies outside what an `f32` can hold");
            }
            return self.with_number_range(number(min), number(max));
        }
        self.with_integer_range(integer(min), integer(max))
    }

    /// This integer with inclusive bounds.
    #[track_caller]
    pub const fn with_integer_range(mut self, min: Option<i128>, max: Option<i128>) -> Schema<'a> {
        match &mut self.shape {
            Shape::Integer(integer) => {
                integer.minimum = min;
                integer.maximum = max;
                if integer.is_empty() {
                    panic!("no value lies in this `range` and the type's own");
                }
            }
            Shape::Number(_) => panic!("`range` on a float takes float bounds, for example `1.0`"),
            Shape::Reference(_) => {
                panic!("`range` on a named type belongs on that type's own field")
            }
            _ => panic!("`range` applies to numbers"),
        }
        self
    }

    /// This number with bounds as JSON number text.
    #[track_caller]
    pub const fn with_number_range(
        mut self,
        min: Option<NumberBound<'a>>,
        max: Option<NumberBound<'a>>,
    ) -> Schema<'a> {
        match &mut self.shape {
            Shape::Number(number) => {
                number.minimum = min;
                number.maximum = max;
            }
            Shape::Integer(_) => panic!("`range` on an integer takes integer bounds"),
            Shape::Reference(_) => {
                panic!("`range` on a named type belongs on that type's own field")
            }
            _ => panic!("`range` applies to numbers"),
        }
        self
    }

    /// This node with a permission that can do something here. A named type decides for itself.
    #[track_caller]
    pub const fn with_encode(self, encode: Encode) -> Schema<'a> {
        match (&self.shape, encode) {
            (Shape::Any, Encode::JsonText) | (Shape::Literals(_), Encode::FoldCase) => {}
            (Shape::Integer(integer), Encode::Decimal) => {
                if !integer::is_wide(integer) {
                    panic!(
                        "`encode = decimal` does nothing here: every value of this integer is exact in any JSON\n    fix:  remove it; it is for values beyond 2^53"
                    );
                }
            }
            (Shape::Object(object), Encode::Entries) if object.additional.values().is_some() => {}
            (Shape::Reference(_), _) => panic!(
                "`encode` on a named type does nothing\n    fix:  write it where that type is defined: on its field, or on the enum: #[structured_output(encode = fold_case)]"
            ),
            (_, Encode::Entries) => panic!("`encode = entries` applies to maps"),
            (_, Encode::JsonText) => {
                panic!("`encode = json_text` applies to any JSON, `serde_json::Value`")
            }
            (_, Encode::FoldCase) => panic!("`encode = fold_case` applies to enums of strings"),
            (_, Encode::Decimal) => panic!("`encode = decimal` applies to integers"),
        }
        self.encoded(encode)
    }

    /// This string with a pattern that may match anywhere in it, and that the validator can check in linear time.
    #[track_caller]
    pub const fn with_pattern(mut self, pattern: &'a str) -> Schema<'a> {
        match &mut self.shape {
            Shape::String(text) => {
                check_pattern(pattern);
                if text.domain.pattern().is_some() {
                    panic!(
                        "`pattern` does not apply to a type that has a spelling of its own\n    fix:  take a `String`, and read the type from it after the answer"
                    );
                }
                text.pattern = Some(pattern);
            }
            Shape::Reference(_) => {
                panic!("`pattern` on a named type belongs on that type's own field")
            }
            _ => panic!("`pattern` applies to strings"),
        }
        self
    }

    /// This string with a format that the validator knows.
    #[track_caller]
    pub const fn with_format(mut self, format: &'a str) -> Schema<'a> {
        match &mut self.shape {
            Shape::String(text) => {
                if !contains(JSON_SCHEMA.strings.formats.value, format) {
                    panic!("{}", UNKNOWN_FORMAT);
                }
                if text.domain.format().is_some() {
                    panic!(
                        "`format` does not apply to a type that has a format of its own\n    fix:  drop the word"
                    );
                }
                text.format = Some(format);
            }
            Shape::Reference(_) => {
                panic!("`format` on a named type belongs on that type's own field")
            }
            _ => panic!("`format` applies to strings"),
        }
        self
    }

    /// This array with items that all differ.
    #[track_caller]
    pub const fn with_unique(mut self) -> Schema<'a> {
        match &mut self.shape {
            Shape::Array(array) => {
                *array = Array {
                    unique: true,
                    ..*array
                }
            }
            Shape::Reference(_) => {
                panic!("`unique` on a named type belongs on that type's own field")
            }
            _ => panic!("`unique` applies to arrays"),
        }
        self
    }

    /// This number as a multiple of `step`, which is above zero; `text` is its JSON number text.
    #[track_caller]
    pub const fn with_multiple_of(mut self, step: Option<u64>, text: &'a str) -> Schema<'a> {
        match &mut self.shape {
            Shape::Integer(integer) => match step {
                Some(step) if step > 0 => integer.multiple_of = Some(step),
                _ => panic!("`multiple_of` on an integer takes an integer above zero"),
            },
            Shape::Number(number) => number.multiple_of = Some(text),
            Shape::Reference(_) => {
                panic!("`multiple_of` on a named type belongs on that type's own field")
            }
            _ => panic!("`multiple_of` applies to numbers"),
        }
        self
    }
}

/// Names every format of the validator.
const UNKNOWN_FORMAT: &str = "nothing checks this `format`
    fix:  name one of date-time, date, time, duration, email, idn-email, hostname, idn-hostname, ipv4, ipv6, uri, uri-reference, iri, iri-reference, uuid, uri-template, json-pointer, relative-json-pointer, regex; or write a `pattern`";

#[track_caller]
const fn check_pattern(text: &str) {
    if pattern::scan(text).is_none() {
        panic!(
            "this `pattern` is malformed, or engines read it in different ways\n    fix:  write what ECMA-262 and linear-time engines share: no inline flags, no set operations, and a backslash before a literal bracket or brace"
        );
    }
    if !pattern::enforced(text, &JSON_SCHEMA) {
        panic!(
            "nothing checks this `pattern` in linear time, since it looks around or refers back\n    fix:  write it without `(?=..)`, `(?!..)`, `(?<=..)`, `(?<!..)` and back-references"
        );
    }
}

#[track_caller]
const fn integer(end: Option<RangeEnd<'_>>) -> Option<i128> {
    match end {
        None => None,
        Some(end) => match end.integer {
            Some(bound) => Some(bound),
            None => panic!("`range` on an integer takes integer bounds"),
        },
    }
}

const fn is_beyond_single(end: Option<RangeEnd<'_>>) -> bool {
    matches!(end, Some(end) if end.nearest < f32::MIN as f64 || end.nearest > f32::MAX as f64)
}

const fn number(end: Option<RangeEnd<'_>>) -> Option<NumberBound<'_>> {
    match end {
        None => None,
        Some(end) => Some(end.number),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ir::{Text, TextDomain};

    const TEXT: Schema<'static> = Schema::of(Shape::String(Text::of(TextDomain::Any)));

    #[test]
    fn the_error_for_an_unknown_format_names_every_known_one() {
        for format in JSON_SCHEMA.strings.formats.value {
            assert!(UNKNOWN_FORMAT.contains(&format!(" {format}")), "{format}");
            TEXT.with_format(format);
        }
    }

    #[test]
    #[should_panic(expected = "nothing checks this `format`")]
    fn a_format_that_nothing_checks_is_refused() {
        TEXT.with_format("uint8");
    }

    #[test]
    #[should_panic(expected = "a format of its own")]
    fn a_format_beside_the_type_s_own_is_refused() {
        Schema::of(Shape::String(Text::of(TextDomain::Format("uuid")))).with_format("uri");
    }

    #[test]
    #[should_panic(expected = "a spelling of its own")]
    fn a_pattern_beside_the_type_s_own_is_refused() {
        Schema::of(Shape::String(Text::of(TextDomain::Pattern("^a$")))).with_pattern("^b$");
    }

    #[test]
    #[should_panic(expected = "linear time")]
    fn a_back_reference_is_refused() {
        TEXT.with_pattern(r"^(a)\1$");
    }
}
