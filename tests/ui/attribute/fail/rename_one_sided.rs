use isoform::structured_output;

#[structured_output]
struct Reply {
    #[serde(rename(serialize = "text"))]
    answer: String,
}

fn main() {}
