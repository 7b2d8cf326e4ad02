//! A generic type is checked where its parameters are known.

use isoform::structured_output;
use std::collections::HashMap;

#[structured_output]
struct Page<T> {
    items: Vec<T>,
}

isoform::check!(Page<HashMap<String, u8>>: openai);

fn main() {}
