use isoform::structured_output;

// Promised in answers.
#[structured_output(profiles(gemini))]
struct Answer {
    #[structured(length(max = 4))]
    tags: Vec<String>,
}

#[structured_output(tools, profiles(openai))]
enum Action {
    Tag {
        #[structured(length(max = 4))]
        tags: Vec<String>,
    },
}

fn main() {}
