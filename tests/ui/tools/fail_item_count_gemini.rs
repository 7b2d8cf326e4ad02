use isoform::structured_output;

// Enforced in answers, and not promised in tools.
#[structured_output(tools, profiles(gemini))]
enum Action {
    Tag {
        #[structured(length(max = 4))]
        tags: Vec<String>,
    },
}

fn main() {}
