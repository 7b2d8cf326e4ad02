//! A generic type is written out at each of its 1,000 places, with a name of 120 characters.

macro_rules! ten {
    ($item:ty) => { ($item, $item, $item, $item, $item, $item, $item, $item, $item, $item) };
}
#[isoform::structured_output]
struct Cell<T> { the_value_of_this_cell_as_it_was_read_from_the_sheet_that_the_user_gave_us_before_any_formula_in_it_had_been_evaluated: T }

#[isoform::structured_output(profiles(openai))]
struct Sheet {
    cells: ten!(ten!(ten!(Cell<bool>))),
}

fn main() {}
