use isoform::structured_output;

#[structured_output(tools, profiles(openai, anthropic))]
enum Action {
    Note {
        #[structured(length(max = 80))]
        text: String,
    },
    Stop,
}

fn main() {}
