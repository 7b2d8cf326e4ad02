use isoform::structured_output;

#[structured_output]
enum Level {
    #[structured(title = "Low")]
    Low,
    High,
}

fn main() {}
