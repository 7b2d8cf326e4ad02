use isoform::structured_output;

#[structured_output]
#[serde(from = "String")]
struct Reply(String);

fn main() {}
