use isoform::structured_output;

#[structured_output]
struct Reply {
    #[serde(skip_deserializing)]
    answer: String,
}

#[structured_output]
struct Pair(#[serde(skip_deserializing)] u8, u8);

fn main() {}
