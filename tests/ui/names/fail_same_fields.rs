use isoform::structured_output;

#[structured_output]
struct Reply {
    text: String,
    #[serde(rename = "text")]
    answer: String,
}

fn main() {}
