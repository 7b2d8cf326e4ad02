//! 3 errors: one for each mistake of a type, and none for the traits that it would have.

use isoform::structured_output;

#[structured_output(versoin = "1")]
struct Reply {
    #[serde(with = "crate::page")]
    page: u8,
    #[structured(range(min = 2, max = 1), pattern("a"))]
    answer: String,
}

fn main() {
    let _ = serde_json::to_string(&Reply { page: 1, answer: String::new() });
    let _ = <Reply as isoform::StructuredOutput>::contract();
}
