use isoform::structured_output;

#[structured_output]
#[derive(serde::Serialize)]
struct Reply {
    answer: String,
}

fn main() {}
