//! What an author claims of a provider against the facts of its profile.

use super::Profile;
use crate::rules::Rule;
use crate::text::same;

/// A rule that the author says does not hold for the provider, with the reason; shown in every report.
///
/// ```
/// use isoform_compiler::profile::Assumption;
/// use isoform_compiler::profiles::OPENAI;
/// use isoform_compiler::rules::Rule;
///
/// let gateway = OPENAI.named("gateway").assuming(&[Assumption {
///     rule: Rule::Depth,
///     because: "our gateway answered with twelve levels on 2026-11-02",
/// }]);
/// assert_eq!(gateway.assumed[0].rule.name(), "depth");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Assumption {
    /// The rule.
    pub rule: Rule,
    /// Why the author believes so.
    pub because: &'static str,
}

impl Profile {
    /// This profile with rules that its author says do not hold, in place of those said before.
    ///
    /// # Panics
    /// Where a rule is not about what the provider takes, so that no claim about the provider can lift it.
    #[must_use]
    #[track_caller]
    #[allow(clippy::panic)] // const evaluation: the panic is the build error
    pub const fn assuming(mut self, assumed: &'static [Assumption]) -> Profile {
        let mut i = 0;
        while i < assumed.len() {
            if !assumed[i].rule.is_assumable() {
                panic!(
                    "this rule is not about what the provider takes: no claim about the provider lifts it; change the type"
                );
            }
            i += 1;
        }
        self.assumed = assumed;
        self
    }

    /// This profile without what its author claims.
    pub const fn without_assumptions(mut self) -> Profile {
        self.assumed = &[];
        self
    }

    /// Why the rule is said not to hold; `None` where it is not.
    pub(crate) const fn assumes(&self, rule: Rule) -> Option<&'static str> {
        let mut i = 0;
        while i < self.assumed.len() {
            if same(self.assumed[i].rule.name(), rule.name()) {
                return Some(self.assumed[i].because);
            }
            i += 1;
        }
        None
    }

    /// The claims as a part of the profile's signature.
    pub(super) const fn assumed_signature(&self) -> u64 {
        let (mut all, mut i) = (0, 0);
        while i < self.assumed.len() {
            let name = self.assumed[i].rule.name().as_bytes();
            let (mut hash, mut k) = (0xcbf2_9ce4_8422_2325_u64, 0);
            while k < name.len() {
                hash = (hash ^ name[k] as u64).wrapping_mul(0x0000_0100_0000_01b3);
                k += 1;
            }
            // In whatever order the claims stand.
            all ^= hash;
            i += 1;
        }
        all
    }
}
