use isoform::structured_output;

#[structured_output]
#[derive(Clone)]
#[serde(into = "String")]
struct Reply(String);

fn main() {}
