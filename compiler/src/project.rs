//! Projection: from an original schema to what a provider is sent, with everything there is to say about the way.

use crate::ir::{Definition, Kind, KindSet, Schema};
use crate::profile::Profile;
use crate::profiles::JSON_SCHEMA;
use crate::rules::{Encoding, Rule, root};
pub use crate::walk::Counts;
use crate::walk::{Entry, Note, Scope, Sink, Walk, What};

/// What a provider is sent, and what that leaves open.
#[derive(Clone, Debug)]
pub struct Projection {
    /// The profile's name.
    pub profile: &'static str,
    /// The profile's revision.
    pub revision: &'static str,
    /// How much of the original is carried.
    pub verdict: Verdict,
    /// The sent schema as JSON text; meaningless when the verdict is [`Verdict::Impossible`].
    pub schema: String,
    /// Changes of form, in walk order.
    pub encodings: Vec<Finding<Encoding>>,
    /// Constraints that are checked after the answer.
    pub local: Vec<Finding<Kind>>,
    /// Constraints that are sent but broken now and then; always checked again.
    pub asked: Vec<Finding<Kind>>,
    /// Rules that the author says do not hold for the provider, where they would have been a reason to refuse.
    pub assumed: Vec<Assumed>,
    /// Kinds that the author left to the validator although nothing of that kind is left on this profile.
    pub unused: Vec<Kind>,
    /// Reasons to refuse, in walk order.
    pub violations: Vec<Violation>,
    /// What the sent schema counts against the profile's limits.
    pub counts: Counts,
}

/// Something at a path.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding<T> {
    /// Where, for example `$.calls[].name`.
    pub path: String,
    /// What.
    pub kind: T,
}

/// A reason to refuse a schema.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Violation {
    /// The rule.
    pub rule: Rule,
    /// Where, for example `$.calls[].arguments`.
    pub path: String,
    /// For limits: how much was counted, and how much is taken.
    pub count: Option<(u64, u64)>,
}

/// A rule that was lifted by what the author says of the provider.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Assumed {
    /// The rule.
    pub rule: Rule,
    /// Where it would have refused the schema.
    pub path: String,
    /// The author's reason.
    pub because: &'static str,
}

/// How much of an original schema is carried.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// All of it, in its own form.
    Exact,
    /// All of it, in another form.
    Encoded,
    /// All but constraints that are checked after the answer.
    CheckedLocally,
    /// All of it, if what its author says of the provider is so.
    Assumed,
    /// Not without loss.
    Impossible,
}

impl Verdict {
    /// The word of the reports.
    pub const fn word(self) -> &'static str {
        match self {
            Verdict::Exact => "exact",
            Verdict::Encoded => "encoded",
            Verdict::CheckedLocally => "checked_locally",
            Verdict::Assumed => "assumed",
            Verdict::Impossible => "impossible",
        }
    }
}

impl Projection {
    /// Whether the author has accepted all that is left to the validator, so that the schema may be sent.
    pub fn is_accepted(&self) -> bool {
        self.violations.is_empty()
    }
}

/// Projects a schema; `links` is the table that its entry links point into, and `accepted` what its author accepted.
pub fn project(
    schema: &Schema<'_>,
    links: &[Definition<'_>],
    profile: &Profile,
    accepted: KindSet,
) -> Projection {
    let mut room = 256;
    loop {
        if let Some(projection) = attempt(schema, links, profile, accepted, room) {
            return projection;
        }
        room *= 4;
    }
}

/// The original schema as JSON Schema 2020-12 text; its violations name what this crate's validator cannot check.
pub fn original(schema: &Schema<'_>, links: &[Definition<'_>]) -> Projection {
    project(schema, links, &JSON_SCHEMA, KindSet::NONE)
}

/// One attempt with room for so many named types; `None` where there are more.
fn attempt<'a>(
    schema: &'a Schema<'a>,
    links: &'a [Definition<'a>],
    profile: &Profile,
    accepted: KindSet,
    room: usize,
) -> Option<Projection> {
    let mut entries = vec![Entry::EMPTY; room];
    let mut size = Walk::new(
        profile,
        Scope::Report,
        "$",
        links,
        &mut entries,
        &mut [],
        Sink::into(&mut []),
        Sink::into(&mut []),
    );
    size.run(schema, accepted);
    if size.entry_count == room {
        return None;
    }
    let (notes_len, paths_len, text_len) = (size.note_count, size.paths.len(), size.text.len());

    let mut entries = vec![Entry::EMPTY; room];
    let mut notes = vec![Note::EMPTY; notes_len];
    let mut paths = vec![0; paths_len];
    let mut text = vec![0; text_len];
    let mut walk = Walk::new(
        profile,
        Scope::Report,
        "$",
        links,
        &mut entries,
        &mut notes,
        Sink::into(&mut paths),
        Sink::into(&mut text),
    );
    walk.run(schema, accepted);
    Some(read(&mut walk))
}

fn read(walk: &mut Walk<'_, '_>) -> Projection {
    let mut projection = Projection {
        profile: walk.profile.name,
        revision: walk.profile.revision,
        verdict: Verdict::Exact,
        schema: document(walk),
        encodings: Vec::new(),
        local: Vec::new(),
        asked: Vec::new(),
        assumed: Vec::new(),
        unused: Vec::new(),
        violations: Vec::new(),
        counts: walk.totals(),
    };
    if walk.wraps() {
        projection.encodings.push(Finding {
            path: "$".to_owned(),
            kind: Encoding::RootObject,
        });
    }
    for note in walk.notes.iter() {
        let path = String::from_utf8_lossy(walk.path(note)).into_owned();
        match note.what {
            What::Violation(rule) => projection.violations.push(Violation {
                rule,
                path,
                count: note.count,
            }),
            What::Assumed(rule) => projection.assumed.push(Assumed {
                rule,
                path,
                because: walk.profile.assumes(rule).unwrap_or_default(),
            }),
            What::Local(kind) => projection.local.push(Finding { path, kind }),
            What::Asked(kind) => projection.asked.push(Finding { path, kind }),
            What::Encoding(kind) => projection.encodings.push(Finding { path, kind }),
        }
    }
    projection.verdict = verdict(&projection);
    projection.unused = unused(walk, &projection);
    projection
}

/// `type_domain` never changes the verdict; neither does what an encoding brings with it.
fn verdict(projection: &Projection) -> Verdict {
    let by_consent = |kind: Kind| {
        !matches!(
            kind,
            Kind::TypeDomain | Kind::UniqueKeys | Kind::JsonText | Kind::DecimalText
        )
    };
    let left = projection
        .violations
        .iter()
        .any(|violation| matches!(violation.rule, Rule::Local(_)));
    if projection
        .violations
        .iter()
        .any(|violation| !matches!(violation.rule, Rule::Local(_)))
    {
        Verdict::Impossible
    } else if !projection.assumed.is_empty() {
        Verdict::Assumed
    } else if left
        || projection
            .local
            .iter()
            .any(|finding| by_consent(finding.kind))
    {
        Verdict::CheckedLocally
    } else if projection.encodings.is_empty() {
        Verdict::Exact
    } else {
        Verdict::Encoded
    }
}

/// What the author of the root left to the validator for nothing.
///
/// What the profile itself accepts is for all of its users, and may be of use to others.
fn unused(walk: &Walk<'_, '_>, projection: &Projection) -> Vec<Kind> {
    let accepted = walk.given();
    Kind::ALL
        .iter()
        .copied()
        .filter(|kind| accepted.contains(*kind))
        .filter(|kind| projection.local.iter().all(|finding| finding.kind != *kind))
        .collect()
}

/// Puts the root and the definitions together.
fn document(walk: &mut Walk<'_, '_>) -> String {
    let part = |walk: &Walk<'_, '_>, index: usize| {
        let (start, end) = walk.entries[index].text;
        walk.text
            .written()
            .get(start..end)
            .map(|bytes| String::from_utf8_lossy(bytes).into_owned())
            .unwrap_or_default()
    };
    let mut root_text = part(walk, 0);
    if walk.wraps() {
        let inner = if walk.entries[0].referenced {
            format!("{{\"$ref\":\"#/$defs/{}\"}}", walk.definition_text(0))
        } else {
            root_text
        };
        let name = root::PROPERTY;
        root_text = format!(
            "{{\"type\":\"object\",\"properties\":{{\"{name}\":{inner}}},\"required\":[\"{name}\"],\"additionalProperties\":false}}"
        );
    }
    let mut definitions = String::new();
    for index in 0..walk.entry_count {
        if walk.entries[index].referenced {
            definitions.push_str(if definitions.is_empty() { "" } else { "," });
            definitions.push_str(&format!(
                "\"{}\":{}",
                walk.definition_text(index),
                part(walk, index)
            ));
        }
    }
    if !definitions.is_empty() {
        root_text.pop();
        root_text.push_str(if root_text.ends_with('{') { "" } else { "," });
        root_text.push_str(&format!("\"$defs\":{{{definitions}}}}}"));
    }
    root_text
}
