//! The name that was probably meant.

/// The name that differs by at most a third of its letters, if there is one; letter case does not count.
pub(super) fn nearest<'a>(word: &str, names: &[&'a str]) -> Option<&'a str> {
    // What is far longer than any name is none of them, and need not be compared.
    let longest = names.iter().map(|name| name.len()).max()?;
    if word.len() > 2 * longest {
        return None;
    }
    let word = word.to_ascii_lowercase();
    names
        .iter()
        .map(|name| (distance(&word, &name.to_ascii_lowercase()), *name))
        .filter(|(distance, name)| distance * 3 <= name.len())
        .min_by_key(|(distance, _)| *distance)
        .map(|(_, name)| name)
}

/// The number of letters to add, drop or replace.
fn distance(a: &str, b: &str) -> usize {
    let mut row: Vec<usize> = (0..=b.chars().count()).collect();
    for (i, x) in a.chars().enumerate() {
        let (mut corner, mut left) = (i, i + 1);
        let Some((first, cells)) = row.split_first_mut() else {
            return 0;
        };
        *first = left;
        for (cell, y) in cells.iter_mut().zip(b.chars()) {
            let above = *cell;
            left = (corner + usize::from(x != y)).min(above + 1).min(left + 1);
            corner = above;
            *cell = left;
        }
    }
    row.last().copied().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::{distance, nearest};

    #[test]
    fn a_slip_finds_the_name_and_a_stranger_none() {
        let names = ["map", "unique_items", "INVALID_JSON"];
        assert_eq!(nearest("mpa", &["recursion", "map_of"]), None);
        assert_eq!(nearest("mop", &names), Some("map"));
        assert_eq!(nearest("unique-item", &names), Some("unique_items"));
        assert_eq!(nearest("invalidjson", &names), Some("INVALID_JSON"));
        assert_eq!(nearest("colour", &names), None);
        assert_eq!(nearest(&"x".repeat(100_000), &names), None);
    }

    #[test]
    fn the_distance_counts_letters() {
        assert_eq!(distance("lenght", "length"), 2);
        assert_eq!(distance("", "abc"), 3);
        assert_eq!(distance("abc", "abc"), 0);
        assert_eq!(distance("größe", "grösse"), 2);
    }
}
