//! The quick look that clears most types, held against the walk: what it clears, the walk finds nothing in.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)] // a failing test may panic

mod types;

use isoform_compiler::gate::{Gate, clears, whole};
use isoform_compiler::ir::{
    Additional, Array, Definition, Identity, KindSet, Link, Object, Property, Schema, Shape, Tuple,
    Union,
};
use isoform_compiler::profile::Profile;
use isoform_compiler::profiles::{self, ALL};
use isoform_compiler::project::project;
use isoform_tests::laws::{cases, everything};
use isoform_tests::schemas::draw;

/// How many schemas were carried without loss, and how many of them were cleared.
#[derive(Default)]
struct Tally {
    carried: usize,
    cleared: usize,
}

impl Tally {
    fn hold(
        &mut self,
        name: &str,
        schema: &'static Schema<'static>,
        links: &'static [Definition<'static>],
        profile: &Profile,
        accepted: KindSet,
    ) -> bool {
        let root = match &schema.shape {
            Shape::Reference(link) => *link.resolve(links).unwrap(),
            _ => Definition {
                name: "Root",
                identity: Identity::entry(usize::MAX),
                id: None,
                version: None,
                schema: *schema,
                gates: &[],
            },
        };
        let cleared = clears(&[(profile, accepted)], &root, links);
        let found = project(schema, links, profile, accepted).violations;
        assert!(
            !cleared || found.is_empty(),
            "{name} on {}: cleared, but {found:?}",
            profile.name
        );
        self.carried += usize::from(found.is_empty());
        self.cleared += usize::from(cleared);
        cleared
    }
}

#[test]
fn what_is_cleared_of_random_schemas_has_no_violation() {
    let mut tally = Tally::default();
    for seed in 0..cases(20_000) as u64 {
        let drawn = draw(seed);
        for profile in ALL {
            // A limit that many of the schemas reach.
            let shallow = profile.named("shallow").with_max_depth(seed % 7);
            for profile in [profile, &shallow] {
                for accepted in [KindSet::NONE, everything()] {
                    let name = format!("schema {seed}");
                    tally.hold(&name, drawn.schema, drawn.links, profile, accepted);
                }
            }
        }
    }
    println!(
        "random schemas: {} of {} cleared",
        tally.cleared, tally.carried
    );
    assert!(tally.cleared * 10 > tally.carried);
}

#[test]
fn what_is_cleared_of_small_random_schemas_has_no_violation() {
    let mut tally = Tally::default();
    for seed in 0..cases(4_000) as u64 {
        let drawn = draw(seed);
        for schema in parts(drawn.schema) {
            for profile in ALL {
                for accepted in [KindSet::NONE, everything()] {
                    let name = format!("a part of schema {seed}");
                    tally.hold(&name, schema, drawn.links, profile, accepted);
                }
            }
        }
    }
    println!(
        "parts of random schemas: {} of {} cleared",
        tally.cleared, tally.carried
    );
    assert!(tally.cleared * 2 > tally.carried);
}

/// The nodes below, each as a property of an object, so that it stands alone.
fn parts(schema: &'static Schema<'static>) -> Vec<&'static Schema<'static>> {
    let mut below: Vec<&'static Schema<'static>> = Vec::new();
    match &schema.shape {
        Shape::Array(array) => below.push(array.items),
        Shape::Tuple(tuple) => below.extend(tuple.items),
        Shape::Union(union) => below.extend(union.branches),
        Shape::Object(object) => {
            below.extend(object.properties.iter().map(|property| property.schema));
        }
        _ => {}
    }
    let mut all = Vec::new();
    for node in below {
        all.extend(parts(node));
        let properties = Vec::leak(vec![Property {
            name: "alone",
            schema: node,
            required: true,
        }]);
        let object: &'static Schema<'static> =
            Box::leak(Box::new(Schema::of(Shape::Object(Object {
                properties,
                additional: Additional::Closed,
                min_properties: None,
                max_properties: None,
            }))));
        all.push(object);
    }
    all
}

#[test]
fn most_annotated_types_are_cleared() {
    let mut tally = Tally::default();
    for typed in types::all() {
        let walked: Vec<&str> = ALL
            .iter()
            .filter(|profile| {
                !tally.hold(typed.name, typed.schema, &[], profile, everything())
                    && project(typed.schema, &[], profile, everything())
                        .violations
                        .is_empty()
            })
            .map(|profile| profile.name)
            .collect();
        if !walked.is_empty() {
            println!("{} is walked on {walked:?}", typed.name);
        }
    }
    println!(
        "annotated types: {} of {} cleared",
        tally.cleared, tally.carried
    );
    assert!(tally.cleared * 2 > tally.carried);
}

/// Each bound of an array alone, on each side of what a profile enforces.
#[test]
fn one_bound_of_an_array_is_enough_for_a_doubt() {
    let mut tally = Tally::default();
    for bound in [None, Some(0), Some(1), Some(2), Some(3)] {
        for (min_items, max_items) in [(bound, None), (None, bound)] {
            let list: &'static Schema<'static> =
                Box::leak(Box::new(Schema::of(Shape::Array(Array {
                    items: &BOOLEAN,
                    min_items,
                    max_items,
                    unique: false,
                }))));
            let holder: &'static Schema<'static> =
                Box::leak(Box::new(Schema::of(Shape::Tuple(Tuple {
                    items: Vec::leak(vec![list, &BOOLEAN]),
                }))));
            for part in parts(holder) {
                for profile in ALL {
                    for accepted in [KindSet::NONE, everything()] {
                        let name = format!("min {min_items:?}, max {max_items:?}");
                        tally.hold(&name, part, &[], profile, accepted);
                    }
                }
            }
        }
    }
    assert!(tally.cleared > 0);
}

static BOOLEAN: Schema<'static> = Schema::of(Shape::Boolean);

/// A type that stands for one that refers to itself: that one is the root which is sent, and stands among the
/// definitions once more.
#[test]
fn a_type_that_stands_for_a_recursive_one_counts_it_twice() {
    static NODE: Definition<'static> = Definition {
        name: "Node",
        identity: Identity::entry(1),
        id: None,
        version: None,
        schema: Schema::of(Shape::Object(Object {
            properties: &[
                Property {
                    name: "a",
                    schema: &Schema::of(Shape::Boolean),
                    required: true,
                },
                Property {
                    name: "next",
                    schema: &Schema::of(Shape::Union(Union {
                        branches: &[
                            &Schema::of(Shape::Reference(Link::to(&NODE))),
                            &Schema::of(Shape::Null),
                        ],
                        exclusive: false,
                    })),
                    required: true,
                },
            ],
            additional: Additional::Closed,
            min_properties: None,
            max_properties: None,
        })),
        gates: &[],
    };
    static ROOT: Definition<'static> = Definition {
        name: "Root",
        identity: Identity::entry(2),
        id: None,
        version: None,
        schema: Schema::of(Shape::Reference(Link::to(&NODE))),
        gates: &[],
    };
    static SCHEMA: Schema<'static> = Schema::of(Shape::Reference(Link::to(&ROOT)));
    for (limit, fits) in [(3, false), (4, true)] {
        let mut profile = profiles::OPENAI.named("small");
        profile.limits.properties.value = Some(limit);
        let profile: &'static Profile = Box::leak(Box::new(profile));
        let gates: &'static [Gate<'static>] = Vec::leak(vec![(profile, KindSet::NONE)]);
        let projection = project(&SCHEMA, &[], profile, KindSet::NONE);
        assert_eq!(projection.is_accepted(), fits, "{limit}");
        let built = std::panic::catch_unwind(|| whole(gates, &ROOT));
        assert_eq!(built.is_ok(), fits, "{limit}");
        assert!(fits || !clears(gates, &ROOT, &[]), "{limit}");
    }
}
