//! A generic type is written out at each of its 1,024 places, with a name of 120 characters.

use isoform::structured_output;

#[structured_output]
struct Cell<T> {
    the_value_of_this_cell_as_it_was_read_from_the_sheet_that_the_user_gave_us_before_any_formula_in_it_had_been_evaluated: T,
}
#[structured_output(profiles(openai))]
struct Sheet {
    cells: [[Cell<bool>; 32]; 32],
}

fn main() {}
