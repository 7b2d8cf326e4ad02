//! The list of gaps that the documentation shows, held against serde and the schemas in both directions.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::LazyLock;

use chrono::{DateTime, NaiveDate, NaiveDateTime, Utc};
use rust_decimal::Decimal;
use serde_json::Value;
use uuid::Uuid;

use super::cell::{Cell, Outcome, strict};
use super::difference::{Difference, differences};
use super::types::rows;
use super::words::{Defaults, Loose, Open, WriteOnly};

const LIST: &str = include_str!("../../../runtime/src/gaps.md");

/// One row of the list.
struct Gap {
    name: &'static str,
    value: &'static str,
    outcome: &'static str,
}

static GAPS: LazyLock<Vec<Gap>> = LazyLock::new(|| {
    let cell = |text: &'static str| text.trim().trim_matches('`');
    LIST.lines()
        .filter(|line| line.starts_with("| `"))
        .map(|line| {
            let parts: Vec<&str> = line.trim_matches('|').split(" | ").collect();
            let [name, value, outcome] = parts.as_slice() else {
                panic!("three cells: {line}");
            };
            Gap {
                name: cell(name),
                value: cell(value),
                outcome: outcome.trim(),
            }
        })
        .collect()
});

impl Gap {
    /// The text between backticks.
    fn read_as(&self) -> Value {
        let text = self
            .outcome
            .split('`')
            .nth(1)
            .unwrap_or_else(|| panic!("a value: {}", self.outcome));
        strict(text).unwrap()
    }

    fn kinds(&self) -> Vec<Difference> {
        match self.outcome {
            "refused by serde" => vec![Difference::Refused],
            outcome if outcome.ends_with("which the schema refuses") => vec![Difference::Outside],
            _ => differences(&strict(self.value).unwrap(), &self.read_as()),
        }
    }
}

/// How values of these types may differ that were read and written again.
pub(crate) fn listed(names: &[&str]) -> Vec<Difference> {
    let mut kinds = Vec::new();
    for name in names {
        let gaps: Vec<&Gap> = GAPS.iter().filter(|gap| gap.name == *name).collect();
        assert!(!gaps.is_empty(), "`{name}` has no gap in the list");
        kinds.extend(gaps.iter().flat_map(|gap| gap.kinds()));
    }
    kinds
}

/// Types that are in no row of the matrix.
fn more() -> Vec<Cell> {
    vec![
        Cell::of::<HashMap<Uuid, u8>>("HashMap<Uuid, u8>", &[]),
        Cell::of::<BTreeSet<Decimal>>("BTreeSet<Decimal>", &[]),
        Cell::of::<BTreeMap<DateTime<Utc>, u8>>("BTreeMap<DateTime<Utc>, u8>", &[]),
        Cell::of::<Defaults>("#[serde(default)]", &[]),
        Cell::of::<Open>("#[structured(open)]", &[]),
        Cell::of::<WriteOnly>("#[serde(skip_deserializing)]", &[]),
        Cell::of::<Loose>("#[serde(untagged)]", &[]),
    ]
}

#[test]
fn the_list_of_gaps_is_true() {
    let mut cells: HashMap<String, Cell> = more()
        .into_iter()
        .map(|cell| (cell.name.clone(), cell))
        .collect();
    for row in rows() {
        let row = row();
        let bare = row.cells.into_iter().next().unwrap().0;
        cells.insert(bare.name.clone(), bare);
    }
    let mut wrong = Vec::new();
    for gap in GAPS.iter() {
        let Some(cell) = cells.get(gap.name) else {
            panic!("`{}` is no type of the matrix", gap.name);
        };
        let outcome = cell.outcome(gap.value);
        let stated = match gap.outcome {
            "refused by serde" => Outcome::Refused,
            outcome if outcome.ends_with("which the schema refuses") => {
                Outcome::Outside(gap.read_as())
            }
            _ => Outcome::ReadAs(gap.read_as()),
        };
        if outcome != stated || outcome == Outcome::ReadAs(strict(gap.value).unwrap()) {
            wrong.push(format!("{} {}: {outcome:?}", gap.name, gap.value));
        }
    }
    assert!(
        wrong.is_empty(),
        "the list says something else:\n{}",
        wrong.join("\n")
    );
}

/// What is written and never valid has no JSON to stand in the list's second column.
#[test]
fn what_the_schema_refuses_of_what_serde_writes_is_listed() {
    let mut written = vec![
        ("f64::NAN", serde_json::to_value(f64::NAN)),
        ("f64::INFINITY", serde_json::to_value(f64::INFINITY)),
        ("f32::NAN", serde_json::to_value(f32::NAN)),
        ("f32::NEG_INFINITY", serde_json::to_value(f32::NEG_INFINITY)),
    ];
    let year = NaiveDate::from_ymd_opt(10_000, 1, 1).unwrap();
    written.push(("NaiveDate", serde_json::to_value(year)));
    written.push((
        "NaiveDateTime",
        serde_json::to_value(NaiveDateTime::from(year)),
    ));
    written.push((
        "jiff::civil::Date",
        serde_json::to_value(jiff::civil::date(-1, 1, 1)),
    ));
    for (name, value) in written {
        let value = value.unwrap();
        let line = format!("- `{name}`, written as `{value}`");
        assert!(
            LIST.lines().any(|known| known.starts_with(&line)),
            "not in the list: {line}"
        );
    }
}
