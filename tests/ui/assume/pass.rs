use std::collections::HashMap;

use isoform::structured_output;

#[structured_output(profiles(
    openai(assume(map, because = "our gateway passed one on, 2026-11-02")),
    anthropic(
        assume(map, because = "tried on 2026-11-02"),
        assume(recursion, because = "tried on 2026-11-02"),
        check_locally(string_length),
    ),
))]
struct Reply {
    #[structured(length(max = 40))]
    answer: String,
    labels: HashMap<String, String>,
    replies: Vec<Reply>,
}

fn main() {}
