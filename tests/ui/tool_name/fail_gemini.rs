use isoform::structured_output;

#[structured_output(tools, profiles(openai, gemini))]
enum Action {
    #[serde(rename = "2nd_opinion")]
    SecondOpinion,
}

fn main() {}
