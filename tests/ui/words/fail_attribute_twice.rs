use isoform::structured_output;

#[structured_output(profiles(openai))]
#[derive(Clone)]
#[structured_output(name = "reply")]
struct Reply {
    answer: String,
}

fn main() {
    let _ = serde_json::to_string(&Reply { answer: String::new() }.clone());
}
