use isoform::structured_output;

#[structured_output]
#[serde(try_from = "String")]
struct Reply(String);

fn main() {}
