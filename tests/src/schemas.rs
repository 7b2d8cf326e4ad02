//! Random original schemas, also such that refer to themselves.

use isoform_compiler::ir::{
    Additional, Array, Definition, Encode, Identity, Integer, IntegerDomain, Link, Literal, Number,
    NumberBound, NumberDomain, Object, Property, Schema, Shape, Text, TextDomain, Tuple, Union,
};

use crate::random::Random;
use crate::samples::{FORMATS, PATTERNS};

/// A schema with the table that its links point into; both live as long as the test.
#[derive(Clone, Copy, Debug)]
pub struct Drawn {
    /// The root.
    pub schema: &'static Schema<'static>,
    /// The named types.
    pub links: &'static [Definition<'static>],
}

/// Draws a schema.
pub fn draw(seed: u64) -> Drawn {
    let mut random = Random::new(seed);
    let named = *random.pick(&[0, 0, 1, 2, 3, 5]);
    let mut maker = Maker {
        named,
        room: 0,
        random,
    };
    let links: Vec<Definition<'static>> = (0..named)
        .map(|index| Definition {
            // Few names, so that several types share one.
            name: maker
                .random
                .pick::<&'static str>(&["Node", "Leaf", "Node_2", "Größe"]),
            identity: Identity::entry(index),
            id: None,
            version: None,
            schema: maker.definition(),
            gates: &[],
        })
        .collect();
    maker.room = *maker.random.pick(&[2, 8, 20]);
    let schema = if named > 0 && maker.random.one_in(3) {
        maker.reference()
    } else {
        maker.schema(4)
    };
    Drawn {
        schema: kept(schema),
        links: Vec::leak(links),
    }
}

/// Memory of a test is given back when it ends.
fn kept<T>(value: T) -> &'static T {
    Box::leak(Box::new(value))
}

struct Maker {
    named: usize,
    room: i64,
    random: Random,
}

const NAMES: &[&str] = &[
    "a",
    "b",
    "c",
    "kind",
    "value",
    "key",
    "_0",
    "_1",
    "größe",
    "日本",
    "with space",
    "",
    "a.b",
    "x_0",
];

impl Maker {
    fn definition(&mut self) -> Schema<'static> {
        self.room = *self.random.pick(&[4, 10]);
        match self.random.below(8) {
            0 | 1 => self.union(3),
            2 => self.schema(3),
            3 => self.reference(),
            _ => self.object(3),
        }
    }

    fn schema(&mut self, depth: u32) -> Schema<'static> {
        self.room -= 1;
        let made = if depth == 0 || self.room < 0 {
            self.leaf()
        } else {
            match self.random.below(16) {
                0..=3 => self.leaf(),
                4..=7 => self.object(depth),
                8 => self.map(depth),
                9 | 10 => self.array(depth),
                11 => self.tuple(depth),
                12 => self.nullable(depth),
                13 | 14 => self.union(depth),
                _ if self.named > 0 => self.reference(),
                _ => self.leaf(),
            }
        };
        if self.random.one_in(8) {
            return made.annotated(
                self.random.one_in(2).then_some("A title"),
                self.random
                    .one_in(2)
                    .then_some("what it says, \"quoted\"\n"),
            );
        }
        made
    }

    fn reference(&mut self) -> Schema<'static> {
        Schema::of(Shape::Reference(Link::entry(self.random.below(self.named))))
    }

    fn leaf(&mut self) -> Schema<'static> {
        if self.named > 0 && self.random.one_in(4) {
            return self.reference();
        }
        match self.random.below(14) {
            0 => Schema::of(Shape::Boolean),
            1 => Schema::of(Shape::Null),
            2..=4 => self.integer(),
            5 | 6 => self.number(),
            7..=9 => self.string(),
            10 => Schema::of(Shape::Any).encoded(Encode::JsonText),
            _ => self.literals(),
        }
    }

    fn integer(&mut self) -> Schema<'static> {
        let domain = *self.random.pick(&[
            (None, None, false),
            (Some(0), Some(255), false),
            (Some(-128), Some(127), true),
            (Some(i64::MIN.into()), Some(i64::MAX.into()), false),
            (Some(0), Some(u64::MAX.into()), false),
            (Some(1), Some(u32::MAX.into()), false),
        ]);
        let mut integer = Integer::of(IntegerDomain {
            minimum: domain.0,
            maximum: domain.1,
            nonzero: domain.2,
        });
        (integer.minimum, integer.maximum) = *self.random.pick(&[
            (None, None),
            (None, None),
            (Some(1), Some(9)),
            (Some(0), None),
            (None, Some(100)),
            (Some(3), Some(120)),
        ]);
        if self.random.one_in(4) {
            integer.multiple_of = Some(*self.random.pick(&[1, 3, 5]));
        }
        let schema = Schema::of(Shape::Integer(integer));
        if self.random.one_in(3) {
            return schema.encoded(Encode::Decimal);
        }
        schema
    }

    fn number(&mut self) -> Schema<'static> {
        let mut number = Number::of(
            *self
                .random
                .pick(&[NumberDomain::Double, NumberDomain::Single]),
        );
        let bound = |text, exclusive| Some(NumberBound { text, exclusive });
        (number.minimum, number.maximum) = *self.random.pick(&[
            (None, None),
            (None, None),
            (bound("0", false), None),
            (bound("0", true), bound("1", false)),
            (bound("-1.5", false), bound("2.5e1", true)),
            (None, bound("100", true)),
        ]);
        if self.random.one_in(5) {
            number.multiple_of = Some(*self.random.pick(&["0.5", "0.25", "2"]));
        }
        Schema::of(Shape::Number(number))
    }

    fn string(&mut self) -> Schema<'static> {
        let mut text = Text::of(*self.random.pick(&[
            TextDomain::Any,
            TextDomain::Any,
            TextDomain::Any,
            TextDomain::Char,
            TextDomain::Format("uuid"),
            TextDomain::Pattern("^[a-z]{2,4}$"),
            TextDomain::FormatAndPattern("date", r"-(02-29|12-31)$"),
        ]));
        if matches!(text.domain, TextDomain::Any) {
            match self.random.below(6) {
                0 => text.pattern = Some(self.random.pick(PATTERNS).name),
                1 => text.format = Some(self.random.pick(FORMATS).name),
                2 | 3 => {
                    (text.min_length, text.max_length) = *self.random.pick(&[
                        (Some(1), None),
                        (None, Some(3)),
                        (Some(2), Some(2)),
                        (Some(0), Some(64)),
                    ]);
                }
                _ => {}
            }
        }
        Schema::of(Shape::String(text))
    }

    fn literals(&mut self) -> Schema<'static> {
        let lists: &[&'static [Literal<'static>]] = &[
            &[Literal::String("a"), Literal::String("b")],
            &[Literal::String("only")],
            &[
                Literal::String("Red"),
                Literal::String("GREEN"),
                Literal::String("größe"),
            ],
            &[Literal::Boolean(true)],
            &[Literal::Boolean(false), Literal::Boolean(true)],
            &[Literal::Boolean(false), Literal::String("x")],
            &[
                Literal::Integer(1),
                Literal::Integer(2),
                Literal::Integer(-3),
            ],
            &[Literal::Integer(7)],
            &[Literal::Number("1.5"), Literal::Number("2.5")],
            &[Literal::Null, Literal::String("n"), Literal::Integer(0)],
            &[Literal::Null],
            &[
                Literal::String("true"),
                Literal::Boolean(true),
                Literal::Boolean(false),
            ],
            &[Literal::String("")],
            &[
                Literal::String("\"quoted\""),
                Literal::String("😀"),
                Literal::String("e\u{301}"),
            ],
        ];
        let list = *self.random.pick(lists);
        let schema = Schema::of(Shape::Literals(list));
        if self.random.one_in(4) {
            return schema.encoded(Encode::FoldCase);
        }
        schema
    }

    fn object(&mut self, depth: u32) -> Schema<'static> {
        let mut names = NAMES.to_vec();
        self.random.shuffle(&mut names);
        // Plain names most of the time, since odd ones are refused or renamed in places.
        if !self.random.one_in(4) {
            names = ["a", "b", "c", "kind", "value", "_0"].to_vec();
            self.random.shuffle(&mut names);
        }
        let count = *self.random.pick(&[0, 1, 2, 2, 3, 4]);
        let properties: Vec<Property<'static>> = names
            .into_iter()
            .take(count)
            .map(|name| Property {
                name,
                schema: kept(self.schema(depth.saturating_sub(1))),
                required: !self.random.one_in(3),
            })
            .collect();
        let (min_properties, max_properties) = match self.random.below(12) {
            0 => (Some(1), None),
            1 => (None, Some(2)),
            _ => (None, None),
        };
        Schema::of(Shape::Object(Object {
            properties: Vec::leak(properties),
            additional: Additional::Closed,
            min_properties,
            max_properties,
        }))
    }

    fn map(&mut self, depth: u32) -> Schema<'static> {
        let values = kept(self.schema(depth - 1));
        let additional = match self.string().shape {
            Shape::String(keys) if self.random.one_in(3) => {
                let numbers = Text::of(TextDomain::Integer("^(0|[1-9][0-9]{0,3})$"));
                let keys = if self.random.one_in(3) { numbers } else { keys };
                Additional::Keyed {
                    keys: Box::leak(Box::new(keys)),
                    values,
                }
            }
            _ => Additional::Values(values),
        };
        let schema = Schema::of(Shape::Object(Object {
            properties: &[],
            additional,
            min_properties: self.random.one_in(5).then_some(1),
            max_properties: self.random.one_in(5).then_some(2),
        }));
        if self.random.one_in(6) {
            return schema;
        }
        schema.encoded(Encode::Entries)
    }

    fn array(&mut self, depth: u32) -> Schema<'static> {
        let (min_items, max_items) = *self.random.pick(&[
            (None, None),
            (None, None),
            (Some(1), None),
            (Some(2), Some(3)),
            (Some(2), Some(2)),
            (Some(0), Some(0)),
            (None, Some(4)),
        ]);
        Schema::of(Shape::Array(Array {
            items: kept(self.schema(depth - 1)),
            min_items,
            max_items,
            unique: self.random.one_in(4),
        }))
    }

    fn tuple(&mut self, depth: u32) -> Schema<'static> {
        let items: Vec<&'static Schema<'static>> = (0..1 + self.random.below(3))
            .map(|_| kept(self.schema(depth - 1)))
            .collect();
        Schema::of(Shape::Tuple(Tuple {
            items: Vec::leak(items),
        }))
    }

    fn nullable(&mut self, depth: u32) -> Schema<'static> {
        let mut branches = vec![kept(self.schema(depth - 1)), kept(Schema::of(Shape::Null))];
        if self.random.one_in(4) {
            branches.reverse();
        }
        Schema::of(Shape::Union(Union {
            branches: Vec::leak(branches),
            exclusive: false,
        }))
    }

    fn union(&mut self, depth: u32) -> Schema<'static> {
        let count = 1 + self.random.below(3);
        let style = self.random.below(6);
        let mut branches: Vec<&'static Schema<'static>> = (0..count)
            .map(|index| kept(self.branch(style, index, depth)))
            .collect();
        if style > 3 {
            // Branches that nearly agree are where one is taken for the other.
            branches.truncate(1);
            for _ in 0..count {
                branches.push(kept(self.variation(branches[0], depth)));
            }
            self.random.shuffle(&mut branches);
        }
        Schema::of(Shape::Union(Union {
            branches: Vec::leak(branches),
            exclusive: self.random.one_in(4),
        }))
    }

    /// A schema that differs from another in one place.
    fn variation(&mut self, schema: &Schema<'static>, depth: u32) -> Schema<'static> {
        match &schema.shape {
            Shape::Object(object) if !object.properties.is_empty() => {
                let mut properties = object.properties.to_vec();
                let at = self.random.below(properties.len());
                match self.random.below(4) {
                    0 => properties[at].required = !properties[at].required,
                    1 => {
                        properties.remove(at);
                    }
                    2 => {
                        properties[at].schema =
                            kept(self.variation(properties[at].schema, depth.saturating_sub(1)));
                    }
                    _ => {
                        properties[at].schema = kept(self.schema(depth.saturating_sub(1)));
                    }
                }
                Schema {
                    shape: Shape::Object(Object {
                        properties: Vec::leak(properties),
                        ..*object
                    }),
                    ..*schema
                }
            }
            Shape::Array(array) => Schema {
                shape: Shape::Array(Array {
                    items: kept(self.variation(array.items, depth.saturating_sub(1))),
                    ..*array
                }),
                ..*schema
            },
            Shape::Tuple(tuple) => {
                let mut items = tuple.items.to_vec();
                let at = self.random.below(items.len());
                items[at] = kept(self.variation(items[at], depth.saturating_sub(1)));
                Schema {
                    shape: Shape::Tuple(Tuple {
                        items: Vec::leak(items),
                    }),
                    ..*schema
                }
            }
            _ => self.schema(depth.saturating_sub(1)),
        }
    }

    /// A branch as serde writes one: tagged inside, tagged outside, or not at all.
    fn branch(&mut self, style: usize, index: usize, depth: u32) -> Schema<'static> {
        const TAGS: &[&[Literal<'static>]] = &[
            &[Literal::String("one")],
            &[Literal::String("two")],
            &[Literal::String("Three")],
        ];
        let closed = |properties: Vec<Property<'static>>| {
            Schema::of(Shape::Object(Object {
                properties: Vec::leak(properties),
                additional: Additional::Closed,
                min_properties: None,
                max_properties: None,
            }))
        };
        match style {
            0 => {
                let mut properties = vec![Property {
                    name: "kind",
                    schema: kept(Schema::of(Shape::Literals(TAGS[index]))),
                    required: true,
                }];
                for name in ["a", "größe"].iter().take(self.random.below(3)) {
                    properties.push(Property {
                        name,
                        schema: kept(self.schema(depth.saturating_sub(1))),
                        required: !self.random.one_in(3),
                    });
                }
                closed(properties)
            }
            1 => closed(vec![Property {
                name: ["one", "two", "three"][index],
                schema: kept(self.schema(depth.saturating_sub(1))),
                required: true,
            }]),
            _ => self.schema(depth.saturating_sub(1)),
        }
    }
}
