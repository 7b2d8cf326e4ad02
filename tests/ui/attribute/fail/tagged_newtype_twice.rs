use isoform::structured_output;

#[structured_output]
struct Tool {
    kind: String,
}

#[structured_output]
enum Step {
    Call(Tool),
}

fn main() {}
