//! The tag of the variant would stand beside a property of its name.

use isoform::structured_output;

#[structured_output]
struct Animal {
    kind: String,
}
#[structured_output]
enum Being {
    Animal(Animal),
}

fn main() {}
