//! What providers limit over all tools of a request.

use crate::profile::Profile;
use crate::walk::Counts;

/// More of something than a provider takes in all tools of a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Excess {
    /// Why it is refused.
    pub why: &'static str,
    /// How much was counted.
    pub found: u64,
    /// How much is taken.
    pub limit: u64,
}

/// What of so many tools, whose parameters count so much in all, is more than the provider takes.
pub const fn excess(profile: &Profile, tools: u64, total: &Counts) -> [Option<Excess>; 3] {
    let facts = &profile.tools;
    [
        over(
            "there are more tools than the provider takes in a request",
            tools,
            facts.count.value,
        ),
        over(
            "all tools have more unions than the provider compiles in a request",
            total.unions,
            facts.unions.value,
        ),
        over(
            "all tools have more optional properties than the provider compiles in a request",
            total.optionals,
            facts.optionals.value,
        ),
    ]
}

const fn over(why: &'static str, found: u64, limit: Option<u64>) -> Option<Excess> {
    match limit {
        Some(limit) if found > limit => Some(Excess { why, found, limit }),
        _ => None,
    }
}

impl Counts {
    /// Both together, as two schemas of one request count.
    pub const fn and(&self, other: &Counts) -> Counts {
        Counts {
            depth: if self.depth > other.depth {
                self.depth
            } else {
                other.depth
            },
            properties: self.properties.saturating_add(other.properties),
            enum_values: self.enum_values.saturating_add(other.enum_values),
            characters: self.characters.saturating_add(other.characters),
            unions: self.unions.saturating_add(other.unions),
            optionals: self.optionals.saturating_add(other.optionals),
        }
    }
}
