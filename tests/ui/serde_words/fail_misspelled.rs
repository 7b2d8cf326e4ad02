use isoform::structured_output;

#[structured_output]
struct Reply {
    #[serde(renam = "text")]
    answer: String,
}

fn main() {}
