use isoform::structured_output;

#[structured_output]
struct Reply {
    #[serde(skip_serializing)]
    answer: String,
}

fn main() {}
