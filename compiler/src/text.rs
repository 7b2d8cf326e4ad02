//! Comparing and scanning text in const evaluation, where `==` on strings is not to be had.

/// Whether both texts are the same bytes.
pub(crate) const fn same(a: &str, b: &str) -> bool {
    let (a, b) = (a.as_bytes(), b.as_bytes());
    if a.len() != b.len() {
        return false;
    }
    // Each call costs the evaluator as much as ten steps, `len` among them.
    let (mut i, end) = (0, a.len());
    while i < end {
        if a[i] != b[i] {
            return false;
        }
        i += 1;
    }
    true
}

/// The same for bytes that are no text yet.
pub(crate) const fn same_bytes(a: &[u8], b: &[u8]) -> bool {
    if a.len() != b.len() {
        return false;
    }
    let mut i = 0;
    while i < a.len() {
        if a[i] != b[i] {
            return false;
        }
        i += 1;
    }
    true
}

/// Whether the list has the text.
pub(crate) const fn contains(list: &[&str], text: &str) -> bool {
    let mut i = 0;
    while i < list.len() {
        if same(list[i], text) {
            return true;
        }
        i += 1;
    }
    false
}

/// The number of Unicode code points.
pub(crate) const fn chars(text: &str) -> u64 {
    let bytes = text.as_bytes();
    let (mut i, mut n, end) = (0, 0, bytes.len());
    while i < end {
        if bytes[i] & 0xc0 != 0x80 {
            n += 1;
        }
        i += 1;
    }
    n
}

/// Whether the byte is an ASCII letter or digit, or one of `also`.
pub(crate) const fn is_word(byte: u8, also: &str) -> bool {
    if byte.is_ascii_alphanumeric() {
        return true;
    }
    let also = also.as_bytes();
    let mut i = 0;
    while i < also.len() {
        if also[i] == byte {
            return true;
        }
        i += 1;
    }
    false
}
