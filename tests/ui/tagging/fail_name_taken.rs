use isoform::structured_output;

#[structured_output]
enum Step {
    Move { kind: String },
}

fn main() {}
