//! A root that is not a plain object is wrapped in one.

use isoform::structured_output;

#[structured_output(profiles(openai, anthropic, gemini))]
enum Colour {
    Red,
    Green,
}
#[structured_output(profiles(openai, anthropic, gemini))]
enum Answer {
    Paint { colour: Colour },
    Leave,
}

fn main() {}
