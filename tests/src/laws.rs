//! The two laws and what goes with them, for one schema and one profile.

use std::collections::HashMap;

use isoform_compiler::codec::Codec;
use isoform_compiler::ir::{Definition, Kind, KindSet, Schema};
use isoform_compiler::profile::Profile;
use isoform_compiler::project::{Projection, Verdict, original, project};

use crate::json::Value;
use crate::judge::{Listed, validator};
use crate::keywords;
use crate::mutate::mutated;
use crate::order::follows;
use crate::original::Originals;
use crate::random::Random;
use crate::recount::recount;
use crate::sent::Answers;

/// What was looked at and what was wrong, by law.
#[derive(Debug, Default)]
pub struct Tally {
    /// Schemas with a complete projection.
    pub carried: usize,
    /// Schemas that were refused.
    pub refused: usize,
    /// Values that went there and back.
    pub originals: usize,
    /// Answers that came back.
    pub answers: usize,
    /// Answers that broke a listed constraint.
    pub listed: usize,
    /// Schemas for which most of what was drawn is no value, so that they show little.
    pub barren: Vec<String>,
    /// What was wrong: the law, and everything needed to see it again.
    pub failures: Vec<(Law, String)>,
}

/// A law of a projection.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Law {
    /// Encoded values are valid in the sent schema and decode to themselves.
    Complete,
    /// Decoded answers are valid, or break only what is listed.
    Sound,
    /// Different values have different forms.
    Injective,
    /// Encoded members stand in the order of the sent schema.
    Order,
    /// Limits are counted on what is sent.
    Counts,
    /// The provider takes every keyword.
    Keywords,
    /// The same input gives the same bytes.
    Stable,
}

impl Law {
    /// Every law.
    pub const ALL: &'static [Law] = &[
        Law::Complete,
        Law::Sound,
        Law::Injective,
        Law::Order,
        Law::Counts,
        Law::Keywords,
        Law::Stable,
    ];
}

/// Every kind of constraint, as an author accepts it who leaves everything to the validator.
pub fn everything() -> KindSet {
    KindSet::of(Kind::ALL)
}

impl Tally {
    /// Adds what another tally has.
    pub fn add(&mut self, other: Tally) {
        self.carried += other.carried;
        self.refused += other.refused;
        self.originals += other.originals;
        self.answers += other.answers;
        self.listed += other.listed;
        self.barren.extend(other.barren);
        self.failures.extend(other.failures);
    }

    /// Holds a schema to the laws with so many values each way.
    pub fn hold<'a>(
        &mut self,
        name: &str,
        schema: &'a Schema<'a>,
        links: &'a [Definition<'a>],
        profile: &Profile,
        cases: usize,
    ) -> Projection {
        let projection = project(schema, links, profile, everything());
        if projection.verdict == Verdict::Impossible {
            self.refused += 1;
            return projection;
        }
        self.carried += 1;
        let sent = Value::parse(&projection.schema)
            .unwrap_or_else(|| panic!("{name}: no JSON: {}", projection.schema));
        let mut run = Run {
            tally: self,
            name,
            profile,
            codec: Codec::new(schema, links, profile),
            sent: &sent,
            projection: &projection,
            failed: HashMap::new(),
        };
        run.text(schema, links);
        run.there_and_back(schema, links, cases);
        run.back(schema, links, cases);
        projection
    }
}

struct Run<'r> {
    tally: &'r mut Tally,
    name: &'r str,
    profile: &'r Profile,
    codec: Codec<'r>,
    sent: &'r Value,
    projection: &'r Projection,
    failed: HashMap<Law, usize>,
}

impl Run<'_> {
    fn fail(&mut self, law: Law, what: String) {
        // A few of a kind say as much as a thousand.
        let seen = self.failed.entry(law).or_default();
        *seen += 1;
        let shown = if *seen <= 3 {
            format!(
                "{} on {}: {what}\n  sent: {}",
                self.name, self.profile.name, self.projection.schema
            )
        } else {
            String::new()
        };
        self.tally.failures.push((law, shown));
    }

    fn text(&mut self, schema: &Schema<'_>, links: &[Definition<'_>]) {
        let again = project(schema, links, self.profile, everything());
        if again.schema != self.projection.schema || again.local != self.projection.local {
            self.fail(Law::Stable, "another text the second time".to_owned());
        }
        for refused in keywords::refused(self.sent, self.profile.name) {
            self.fail(Law::Keywords, refused);
        }
        let (found, recursive) = recount(self.sent);
        let counted = self.projection.counts;
        let mut expected = found;
        if recursive {
            // Inside a cycle each type is counted once, from wherever it was entered.
            expected.depth = counted.depth;
            expected.unions = counted.unions;
            expected.optionals = counted.optionals;
        }
        if counted != expected {
            self.fail(
                Law::Counts,
                format!("{counted:?}, but {found:?} in the text"),
            );
        }
    }

    fn there_and_back<'a>(
        &mut self,
        schema: &'a Schema<'a>,
        links: &'a [Definition<'a>],
        cases: usize,
    ) {
        let judge = validator(&original(schema, links).schema);
        let sent_judge = validator(&self.projection.schema);
        let mut source = Originals::new(links, seed(self.name));
        let mut random = Random::new(seed(self.name) ^ 1);
        let mut forms: HashMap<String, Value> = HashMap::new();
        let (mut valid, mut drawn) = (0, 0);
        while drawn < cases {
            drawn += 1;
            let Some(mut value) = source.draw(schema) else {
                continue;
            };
            if drawn % 8 == 0 {
                value = mutated(&value, &mut random);
            }
            if !judge.is_valid(&value.judged()) {
                // Whatever comes of it, it must not panic.
                let _ = self.codec.encode(value);
                continue;
            }
            valid += 1;
            self.tally.originals += 1;
            let encoded = match self.codec.encode(value.clone()) {
                Ok(encoded) => encoded,
                Err(issue) => {
                    self.fail(Law::Complete, format!("{value} does not encode: {issue}"));
                    continue;
                }
            };
            if !sent_judge.is_valid(&encoded.judged()) {
                self.fail(
                    Law::Complete,
                    format!("{value} becomes {encoded}, which is not valid"),
                );
            }
            if !follows(&encoded, self.sent, self.sent) {
                self.fail(
                    Law::Order,
                    format!("{value} becomes {encoded}, out of order"),
                );
            }
            match self.codec.decode(encoded.clone()) {
                Ok(back) if back.sorted() == value.sorted() => {}
                Ok(back) => self.fail(
                    Law::Complete,
                    format!("{value} becomes {encoded} and then {back}"),
                ),
                Err(issue) => self.fail(
                    Law::Complete,
                    format!("{value} becomes {encoded}, which does not decode: {issue}"),
                ),
            }
            let key = value.sorted();
            let known = forms
                .entry(encoded.sorted().to_string())
                .or_insert_with(|| key.clone());
            if *known != key {
                let known = known.clone();
                self.fail(
                    Law::Injective,
                    format!("{known} and {key} both become {encoded}"),
                );
            }
        }
        if valid * 2 < drawn {
            self.tally.barren.push(format!(
                "{}: only {valid} of {drawn} originals are valid",
                self.name
            ));
        }
    }

    fn back<'a>(&mut self, schema: &'a Schema<'a>, links: &'a [Definition<'a>], cases: usize) {
        let judge = validator(&original(schema, links).schema);
        let sent_judge = validator(&self.projection.schema);
        let listed = Listed::of(schema, links, self.projection);
        let mut source = Answers::new(self.sent, seed(self.name) ^ 2);
        let mut random = Random::new(seed(self.name) ^ 3);
        let (mut valid, mut drawn) = (0, 0);
        while drawn < cases {
            drawn += 1;
            let Some(mut answer) = source.draw() else {
                continue;
            };
            if drawn % 4 == 0 {
                answer = mutated(&answer, &mut random);
            }
            if !sent_judge.is_valid(&answer.judged()) {
                let _ = self.codec.decode(answer);
                continue;
            }
            valid += 1;
            self.tally.answers += 1;
            match self.codec.decode(answer.clone()) {
                Ok(value) if value.repeats_a_name() => {
                    self.fail(Law::Sound, format!("{answer} is read as {value}"));
                }
                Ok(value) => {
                    if judge.is_valid(&value.judged()) {
                        continue;
                    }
                    self.tally.listed += 1;
                    if let Some(wrong) = listed.unlisted(&judge, &value) {
                        self.fail(Law::Sound, format!("{answer} is read as {value}: {wrong}"));
                    }
                }
                Err(issue) => {
                    self.tally.listed += 1;
                    if !issue.kind.is_some_and(|kind| listed.has_kind(kind)) {
                        self.fail(Law::Sound, format!("{answer} does not decode: {issue}"));
                    }
                }
            }
        }
        if valid * 2 < drawn {
            self.tally.barren.push(format!(
                "{}: only {valid} of {drawn} answers are valid",
                self.name
            ));
        }
    }
}

fn seed(name: &str) -> u64 {
    name.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}

/// Prints what was looked at and what failed, and fails where anything did.
pub fn report(what: &str, tally: &Tally) {
    println!(
        "{what}: {} projections ({} more refused), {} originals, {} answers ({} broke a listed constraint)",
        tally.carried, tally.refused, tally.originals, tally.answers, tally.listed
    );
    for law in Law::ALL {
        let failures = tally.failures.iter().filter(|(found, _)| found == law);
        println!("  {law:?}: {} failures", failures.count());
    }
    for (law, what) in tally
        .failures
        .iter()
        .filter(|(_, what)| !what.is_empty())
        .take(30)
    {
        println!("{law:?}: {what}");
    }
    println!("  {} schemas show little", tally.barren.len());
    assert!(
        tally.failures.is_empty(),
        "{what}: {} failures",
        tally.failures.len()
    );
}

/// So many cases, times `ISOFORM_CASES`.
pub fn cases(default: usize) -> usize {
    let times = std::env::var("ISOFORM_CASES")
        .ok()
        .and_then(|text| text.parse().ok())
        .unwrap_or(1);
    default * times
}
