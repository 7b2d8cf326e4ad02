use isoform::structured_output;

#[structured_output]
struct Reply {
    #[cfg_attr(all(), serde(rename = "text"))]
    answer: String,
}

fn main() {}
