use isoform::structured_output;

#[structured_output]
struct Reply {
    #[serde(skip_serializing_if = "Option::is_none")]
    answer: Option<String>,
}

fn main() {}
