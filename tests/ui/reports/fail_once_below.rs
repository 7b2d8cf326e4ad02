use isoform::structured_output;

#[structured_output]
#[structured(titel = "Child")]
struct Child {
    text: String,
}

#[structured_output(profiles(openai, anthropic, gemini))]
struct Parent {
    child: Child,
    children: Vec<Child>,
    #[serde(flatten)]
    beside: Child,
}

isoform::check!(Child: openai);

fn main() {}
