//! Letter case of listed strings.

/// Whether two texts are the same when letter case is ignored.
///
/// Covers ASCII, Latin-1, Latin Extended-A and Additional, Greek, Cyrillic and Armenian; other scripts have no case or are
/// compared exactly.
pub(crate) const fn same_folded(a: &str, b: &str) -> bool {
    let (a, b) = (a.as_bytes(), b.as_bytes());
    let (mut i, mut k) = (0, 0);
    while i < a.len() && k < b.len() {
        let (x, next_i) = decode(a, i);
        let (y, next_k) = decode(b, k);
        if fold(x) != fold(y) {
            return false;
        }
        i = next_i;
        k = next_k;
    }
    i == a.len() && k == b.len()
}

/// A hash that texts which are the same when letter case is ignored share.
pub(crate) const fn folded_hash(text: &str) -> u32 {
    let bytes = text.as_bytes();
    let (mut hash, mut i, end) = (0x811c_9dc5_u64, 0, bytes.len());
    while i < end {
        let byte = bytes[i];
        let (code, next) = if byte < 0x80 {
            let upper = byte >= b'A' && byte <= b'Z';
            (if upper { byte | 0x20 } else { byte } as u32, i + 1)
        } else {
            let (code, next) = decode(bytes, i);
            (fold(code), next)
        };
        // No more than 32 bits by less than 25: this cannot overflow, and a wrapping multiplication would be a call.
        hash = ((hash ^ code as u64) * 0x0100_0193) & 0xffff_ffff;
        i = next;
    }
    // The low bits decide the place in a table; the high ones are the better mixed.
    (hash ^ hash >> 16) as u32
}

/// Whether the text has a letter whose case could change.
pub(crate) const fn has_letters(text: &str) -> bool {
    let bytes = text.as_bytes();
    let mut i = 0;
    while i < bytes.len() {
        let (c, next) = decode(bytes, i);
        if (c as u8 as u32 == c && (c as u8).is_ascii_alphabetic()) || c > 0x7f {
            return true;
        }
        i = next;
    }
    false
}

/// The code point at `i` and where the next one starts; the bytes are UTF-8 since they come from a `str`.
const fn decode(bytes: &[u8], i: usize) -> (u32, usize) {
    let first = bytes[i] as u32;
    let (mut code, len) = if first < 0x80 {
        (first, 1)
    } else if first < 0xe0 {
        (first & 0x1f, 2)
    } else if first < 0xf0 {
        (first & 0x0f, 3)
    } else {
        (first & 0x07, 4)
    };
    let mut k = 1;
    while k < len && i + k < bytes.len() {
        code = code << 6 | (bytes[i + k] as u32 & 0x3f);
        k += 1;
    }
    (code, i + k)
}

/// The code point in lower case.
const fn fold(c: u32) -> u32 {
    match c {
        0x41..=0x5a => c + 0x20,
        0xc0..=0xde if c != 0xd7 => c + 0x20,
        0x139..=0x148 | 0x179..=0x17e => c + (c & 1),
        0x178 => 0xff,
        0x386 => 0x3ac,
        0x388..=0x38a => c + 0x25,
        0x38c => 0x3cc,
        0x38e | 0x38f => c + 0x3f,
        0x100..=0x137 | 0x14a..=0x177 => c | 1,
        0x391..=0x3ab => c + 0x20,
        0x3c2 => 0x3c3,
        0x400..=0x40f => c + 0x50,
        0x410..=0x42f => c + 0x20,
        0x460..=0x481 | 0x48a..=0x4bf | 0x4d0..=0x52f => c | 1,
        0x4c0 => 0x4cf,
        0x4c1..=0x4ce => c + (c & 1),
        0x531..=0x556 => c + 0x30,
        0x1e00..=0x1e95 | 0x1ea0..=0x1eff => c | 1,
        0x1e9e => 0xdf,
        // Kelvin, Angstrom and Ohm, which are letters of other blocks.
        0x212a => 0x6b,
        0x212b => 0xe5,
        0x2126 => 0x3c9,
        _ => c,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn folding_agrees_with_the_standard_library_on_the_covered_scripts() {
        for c in (0x20..0x3000).filter_map(char::from_u32) {
            let lower: Vec<char> = c.to_lowercase().collect();
            let covered = matches!(
                c as u32,
                0..=0x17f | 0x386..=0x3ce | 0x400..=0x52f | 0x531..=0x556 | 0x1e00..=0x1eff
                    | 0x2126 | 0x212a | 0x212b
            ) && !matches!(c, 'İ' | 'ı' | 'ſ' | 'ŉ' | 'ĸ');
            if covered && lower.len() == 1 && lower[0] != 'ς' && c != 'ς' {
                assert!(same_folded(&c.to_string(), &lower[0].to_string()), "{c:?}");
                assert_eq!(fold(c as u32), fold(lower[0] as u32), "{c:?}");
                assert_eq!(
                    folded_hash(&c.to_string()),
                    folded_hash(&lower[0].to_string())
                );
            }
        }
        assert!(!same_folded("a", "b") && !same_folded("a", "aa") && !same_folded("×", "÷"));
    }
}
