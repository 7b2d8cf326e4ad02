//! Telling apart items of equal tokens that one macro call makes at one place.
//!
//! Their lines, columns and modules are the same, and nothing in the language says in which function a type stands. So it
//! counts how often these tokens were expanded in this run of the compiler, which is the one state that the macro keeps.
//! The first time counts as nothing: the identity of a type does not depend on the types around it.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

static SEEN: Mutex<BTreeMap<u64, u64>> = Mutex::new(BTreeMap::new());

/// The hash of an item's tokens, another one each time.
pub(super) fn distinct(hash: u64) -> u64 {
    let mut seen = SEEN.lock().unwrap_or_else(PoisonError::into_inner);
    let times = seen.entry(hash).or_default();
    let distinct = hash.wrapping_add(times.wrapping_mul(0x9e37_79b9_7f4a_7c15));
    *times += 1;
    distinct
}

#[cfg(test)]
mod tests {
    use super::distinct;

    #[test]
    fn the_first_is_the_hash_and_the_others_are_not() {
        assert_eq!(distinct(7), 7);
        assert_eq!(distinct(8), 8);
        let more = [distinct(7), distinct(7), distinct(8)];
        assert!(!more.contains(&7) && !more.contains(&8) && more[0] != more[1]);
    }
}
