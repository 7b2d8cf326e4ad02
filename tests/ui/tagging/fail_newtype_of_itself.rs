use isoform::structured_output;

#[structured_output]
enum Step {
    Stop,
    Again(Box<Step>),
}

fn main() {}
