use isoform::structured_output;

#[structured_output(profiles(
    openai_2026_09,
    anthropic_2026_11(check_locally(string_length)),
    gemini_2026_11(check_locally(string_length)),
))]
struct Reply {
    #[structured(length(max = 40))]
    answer: String,
}

fn main() {}
