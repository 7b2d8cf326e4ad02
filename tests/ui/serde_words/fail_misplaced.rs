use isoform::structured_output;

#[structured_output]
struct Reply {
    #[serde(tag = "kind")]
    answer: String,
}

fn main() {}
