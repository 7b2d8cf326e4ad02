use isoform::structured_output;

#[structured_output]
enum Step {
    Go,
    #[serde(other)]
    Unknown,
}

fn main() {}
