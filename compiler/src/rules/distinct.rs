//! Listed values that would be one when sent, found in linear time: enums of a thousand values are checked in const
//! evaluation, where comparing each with each takes half a minute.

use super::case::{folded_hash, same_folded};
use super::literal::{has_both_booleans, sent_text};
use crate::ir::Literal;
use crate::profile::Profile;
use crate::text::same;

/// How many values one pass holds; longer lists take several passes.
const ROOM: usize = 2048;
const SLOTS: usize = 2 * ROOM;

/// Two literals that are sent as one, or as texts that differ in letter case only where case is not kept.
pub(crate) const fn clash(literals: &[Literal<'_>], profile: &Profile) -> Option<(usize, usize)> {
    // When both are listed they are sent as a type, not as texts.
    let booleans_apart = has_both_booleans(literals);
    let keeps_case = profile.literals.keeps_case.holds();
    let mut start = 0;
    while start < literals.len() {
        // Open addressing, at most half full: 0 is free, else the position after `start`, from 1.
        let mut slots = [0u16; SLOTS];
        let mut i = start;
        while i < literals.len() {
            if let Some(text) = sent_text(&literals[i], profile)
                && !(booleans_apart && matches!(literals[i], Literal::Boolean(_)))
            {
                let mut slot = folded_hash(text) as usize % SLOTS;
                while slots[slot] != 0 {
                    let met = start + slots[slot] as usize - 1;
                    if let Some(other) = sent_text(&literals[met], profile)
                        && (same(text, other) || !keeps_case && same_folded(text, other))
                    {
                        return Some((met, i));
                    }
                    slot = (slot + 1) % SLOTS;
                }
                if i < start + ROOM {
                    slots[slot] = (i - start + 1) as u16;
                }
            }
            i += 1;
        }
        start += ROOM;
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::profiles::{ANTHROPIC, GEMINI, OPENAI};

    fn numbered(count: usize) -> Vec<String> {
        (0..count).map(|i| format!("value{i}")).collect()
    }

    fn clash_of(texts: &[String], profile: &Profile) -> Option<(usize, usize)> {
        let literals: Vec<Literal<'_>> = texts.iter().map(|text| Literal::String(text)).collect();
        clash(&literals, profile)
    }

    #[test]
    fn distinct_values_do_not_clash_whatever_their_number() {
        for count in [0, 1, ROOM - 1, ROOM, ROOM + 1, 3 * ROOM + 7] {
            assert_eq!(clash_of(&numbered(count), &ANTHROPIC), None, "{count}");
        }
    }

    #[test]
    fn a_clash_is_found_in_any_pass_and_across_passes() {
        for (first, second) in [
            (0, 1),
            (0, 5000),
            (ROOM - 1, ROOM),
            (ROOM, 4999),
            (4999, 5000),
        ] {
            let mut texts = numbered(5001);
            texts[second] = texts[first].to_uppercase();
            assert_eq!(clash_of(&texts, &ANTHROPIC), Some((first, second)));
            assert_eq!(clash_of(&texts, &OPENAI), None);
        }
    }

    #[test]
    fn a_boolean_sent_as_text_clashes_with_its_text() {
        let literals = [Literal::String("true"), Literal::Boolean(true)];
        assert_eq!(clash(&literals, &GEMINI), Some((0, 1)));
        let both = [literals[0], literals[1], Literal::Boolean(false)];
        assert_eq!(clash(&both, &GEMINI), None);
    }
}
