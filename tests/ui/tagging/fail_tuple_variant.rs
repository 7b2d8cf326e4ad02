use isoform::structured_output;

#[structured_output]
enum Step {
    Move(i32, i32),
}

fn main() {}
