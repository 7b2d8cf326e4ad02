//! A type that is itself written as null stands in an `Option`.

use isoform::structured_output;

#[structured_output]
struct Level(Option<u8>);

#[structured_output(profiles(openai))]
struct Reading {
    level: Option<Level>,
}

fn main() {}
