//! An array of fixed size is an object with a property for each position: 8 + 8 * 32 + 8 * 32 * 32 of them.

use isoform::structured_output;

#[structured_output(profiles(openai))]
struct Grid {
    cells: [[[bool; 32]; 32]; 8],
}

fn main() {}
