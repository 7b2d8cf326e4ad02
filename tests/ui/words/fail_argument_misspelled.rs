use isoform::structured_output;

#[structured_output(profile(openai))]
struct Reply {
    answer: String,
}

fn main() {}
