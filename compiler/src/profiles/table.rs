//! The table of all profiles.

use super::ALL;
use crate::profile::Grade;

/// The facts of all shipped profiles as one Markdown table: a row per fact, a column per profile.
///
/// `?` marks what is disputed or unknown: such a fact is not built on, and the value is the safe one.
pub fn markdown() -> String {
    let mut out = String::from("| |");
    for profile in ALL {
        out.push_str(&format!(" `{}` {} |", profile.name, profile.revision));
    }
    out.push_str("\n|---|");
    out.push_str(&"---|".repeat(ALL.len()));
    out.push('\n');
    let columns: Vec<_> = ALL.iter().map(|profile| profile.facts()).collect();
    let rows = columns.first().map_or(0, Vec::len);
    for row in 0..rows {
        for (index, facts) in columns.iter().enumerate() {
            let Some(fact) = facts.get(row) else { continue };
            if index == 0 {
                out.push_str(&format!("| {} |", fact.about));
            }
            let doubt = if matches!(fact.grade, Grade::Disputed | Grade::Unknown) {
                " ?"
            } else {
                ""
            };
            out.push_str(&format!(" {}{doubt} |", fact.value));
        }
        out.push('\n');
    }
    out
}
