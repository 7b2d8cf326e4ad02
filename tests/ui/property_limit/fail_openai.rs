//! A tuple is an object with a property for each position: 10 + 100 + 1,000 + 10,000 of them.

macro_rules! ten {
    ($item:ty) => { ($item, $item, $item, $item, $item, $item, $item, $item, $item, $item) };
}

#[isoform::structured_output(profiles(openai))]
struct Grid {
    cells: ten!(ten!(ten!(ten!(bool)))),
}

fn main() {}
