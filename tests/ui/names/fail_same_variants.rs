use isoform::structured_output;

#[structured_output]
enum Level {
    Low,
    #[serde(rename = "low")]
    High,
}

fn main() {}
