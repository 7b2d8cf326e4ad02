use isoform::structured_output;

#[structured_output]
#[serde(tag = "kind")]
struct Reply {
    answer: String,
}

fn main() {}
