use isoform::structured_output;

#[structured_output]
struct Reply {
    #[serde(with = "crate::text")]
    count: u32,
}

fn main() {}
