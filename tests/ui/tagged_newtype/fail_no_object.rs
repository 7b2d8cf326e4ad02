use isoform::structured_output;

#[structured_output]
enum Step {
    Say(Vec<String>),
}

fn main() {}
