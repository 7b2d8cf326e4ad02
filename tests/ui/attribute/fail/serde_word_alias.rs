use isoform::structured_output;

#[structured_output]
struct Reply {
    #[serde(alias = "text")]
    answer: String,
}

fn main() {}
