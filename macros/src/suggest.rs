//! The exact word to type instead of a misspelled one.

/// The message for a word that the list does not have.
pub(crate) fn unknown(word: &str, place: &str, words: &[&str]) -> String {
    let list = words
        .iter()
        .map(|known| format!("`{known}`"))
        .collect::<Vec<_>>()
        .join(", ");
    match nearest(word, words) {
        Some(near) => {
            format!("unknown word `{word}` in {place}: did you mean `{near}`? (known: {list})")
        }
        None => format!("unknown word `{word}` in {place} (known: {list})"),
    }
}

/// The word that differs by at most a third of its letters.
fn nearest<'a>(word: &str, words: &[&'a str]) -> Option<&'a str> {
    words
        .iter()
        .map(|known| (distance(word, known), *known))
        .filter(|(distance, known)| distance * 3 <= known.len())
        .min_by_key(|(distance, _)| *distance)
        .map(|(_, known)| known)
}

/// The number of letters to add, drop or replace.
fn distance(a: &str, b: &str) -> usize {
    let b: Vec<char> = b.chars().collect();
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, x) in a.chars().enumerate() {
        let mut corner = i;
        let mut left = i + 1;
        for (cell, y) in row[1..].iter_mut().zip(&b) {
            let above = *cell;
            left = (corner + usize::from(x != *y)).min(above + 1).min(left + 1);
            corner = above;
            *cell = left;
        }
        row[0] = i + 1;
    }
    row[b.len()]
}

#[cfg(test)]
mod tests {
    use super::{distance, unknown};

    #[test]
    fn a_slip_names_the_word() {
        assert_eq!(distance("lenght", "length"), 2);
        assert_eq!(distance("", "abc"), 3);
        assert_eq!(distance("abc", "abc"), 0);
        let message = unknown("lenght", "`structured(..)`", &["length", "range"]);
        assert!(message.contains("did you mean `length`?"), "{message}");
    }

    #[test]
    fn a_stranger_gets_the_list_alone() {
        let message = unknown("colour", "`structured(..)`", &["length", "range"]);
        assert!(!message.contains("did you mean"), "{message}");
        assert!(message.contains("`length`, `range`"), "{message}");
    }
}
